import { Disk } from 'flydrive';
import type { Config } from '../../server/shared/config.ts';
import type { FileStore } from './fileStore.ts';

const connectMs = 3_000;
/** Two attempts of this stay below what the gateway waits for an answer. */
const answerMs = 10_000;

/**
 * Files in an S3-compatible bucket. The client is loaded with the first file: who stores files on a
 * disk never pays for it.
 */
export function s3Files(config: NonNullable<Config['s3']>): FileStore {
  let opened: ReturnType<typeof openBucket> | undefined;
  const disk = async () => (await (opened ??= openBucket(config))).disk;
  return {
    put: async (key, bytes) => (await disk()).put(key, bytes),
    async open(key) {
      try {
        // Read completely, as files are small: a read that breaks off can still be answered with an error.
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
      // Also of an answer that has begun and does not go on.
      socketTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    // The client's own extra checksums are refused by many stores that are compatible otherwise.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // New buckets refuse access lists per object; who may read is the bucket's own policy: nobody but
  // us.
  return {
    client,
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
  };
}
