import { Disk } from 'flydrive';
import type { Config } from '../../server/shared/config.ts';
import type { FileStore } from './fileStore.ts';

const connectMs = 3_000;
/** Two attempts together stay below the gateway's timeout. */
const answerMs = 10_000;

/**
 * Files in an S3-compatible bucket. The client is loaded with the first file, so that installations
 * which store files on disk never pay for it.
 */
export function s3Files(config: NonNullable<Config['s3']>): FileStore {
  let opened: ReturnType<typeof openBucket> | undefined;
  const disk = async () => (await (opened ??= openBucket(config))).disk;
  return {
    put: async (key, bytes) => (await disk()).put(key, bytes),
    async open(key) {
      try {
        // Read completely, as files are small: if the read breaks off, an error can still be sent.
        return await (await disk()).getBytes(key);
      } catch (error) {
        if (((error as Error).cause as Error | undefined)?.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    remove: async (key) => (await disk()).delete(key),
    close: async () => (await opened)?.client.destroy(),
  };
}

async function openBucket({
  bucket,
  region,
  endpoint,
  forcePathStyle,
  keys,
}: NonNullable<Config['s3']>) {
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ]);
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(keys && { credentials: keys }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      // Also limits an answer that has begun but stalls.
      socketTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    // Many compatible stores refuse the client's own extra checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // New buckets refuse ACLs per object; read access is up to the bucket's policy, which lets in
  // nobody but us.
  return {
    client,
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
  };
}
