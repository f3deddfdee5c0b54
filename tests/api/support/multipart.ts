/** A field, or with a file name a file. */
export type Part = [field: string, value: string | Buffer, fileName?: string];

const boundary = '----assay-test-boundary';

/** A multipart body as a browser sends it. */
export function multipart(parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(([field, value, fileName]) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    value,
    '\r\n',
  ]);
  return {
    body: Buffer.concat(
      [...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk as string)),
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
