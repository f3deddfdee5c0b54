import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { SentFile } from '../../gateway/upload.ts';

/**
 * The maximum size of a file; a little over the service's own limit, so that the service answers
 * for files that are slightly too large.
 */
export const fileLimit = 2 * 1024 * 1024 + 64 * 1024;
const mostFiles = 4;
/** The maximum size of a form, in bytes. */
export const formLimit = mostFiles * fileLimit + 256 * 1024;

/** The error for a refused multipart request. */
export const refusal = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });
export const fileTooLarge = () => refusal(413, 'A file may have 2 MB at most');

/**
 * Parses a GraphQL multipart request (`operations`, `map`, files) into the body of an equivalent
 * JSON request; throws 413 for a file that is too large and 400 for a malformed request. A refused
 * request is still read to its end, so that the client gets the answer and the connection can be
 * reused.
 */
export async function readMultipart(request: FastifyRequest): Promise<unknown> {
  try {
    return await bodyOf(request);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw (error as { statusCode?: number }).statusCode === 413
      ? error
      : refusal(400, 'The multipart request is not valid');
  }
}

async function bodyOf(request: FastifyRequest): Promise<unknown> {
  const fields: Record<string, string> = {};
  const files = new Map<string, SentFile>();
  let tooLarge = false;
  for await (const part of request.parts({
    limits: { fileSize: fileLimit, files: mostFiles, fields: 2 },
  })) {
    if (part.type === 'file') {
      files.set(part.fieldname, await fileOf(part));
      tooLarge ||= part.file.truncated;
    } else fields[part.fieldname] = String((part as MultipartValue).value);
  }
  if (tooLarge) throw fileTooLarge();
  const body = JSON.parse(fields.operations ?? 'null') as Record<string, unknown>;
  const map = JSON.parse(fields.map ?? '{}') as Record<string, string[]>;
  for (const [field, paths] of Object.entries(map))
    for (const path of paths) place(body, path.split('.'), files.get(field));
  return body;
}

async function fileOf(part: MultipartFile): Promise<SentFile> {
  const bytes = await part.toBuffer();
  return { name: part.filename, blob: new Blob([new Uint8Array(bytes)], { type: part.mimetype }) };
}

/** Puts a file where the map says; only variables can be named, and no path leads out of them. */
function place(body: Record<string, unknown>, path: string[], file: SentFile | undefined): void {
  const [first, name] = path;
  if (
    first !== 'variables' ||
    path.length !== 2 ||
    !name ||
    !Object.hasOwn((body.variables ?? {}) as object, name)
  )
    throw new SyntaxError('The map names no variable');
  (body.variables as Record<string, unknown>)[name] = file ?? null;
}
