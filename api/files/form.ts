import type { FastifyRequest } from 'fastify';
import { Refusal, badRequest } from '../refusal.ts';

/** A multipart form that was read completely. */
export interface Form {
  /** All values of a repeated field, in order. */
  values(field: string): string[];
  /** The first value of a field. */
  value(field: string): string | undefined;
  /** An uploaded file's content; undefined if none or an empty one was sent. */
  file(field: string): Buffer | undefined;
}

/** The maximum size of an uploaded file (PD-45). */
const uploadBytes = 2 * 1024 * 1024;
const fieldBytes = 20_000;
const mostFields = 400;
/** The maximum size of a form; one whose content-length exceeds it is not read. */
const formBytes = 6 * 1024 * 1024;

const tooLarge = (field: string, bytes: number) =>
  new Refusal(413, 'TOO_LARGE', 'FILE_TOO_LARGE', {
    params: { field, megabytes: bytes / 1024 / 1024 },
  });

/** Turns an error of the parser into a refusal, as a broken form is never an error of our own. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new Refusal(413, 'TOO_LARGE', 'FORM_HAS_TOO_MANY_PARTS');
  return badRequest('FORM_UNREADABLE');
}

/**
 * Reads a multipart form with the named files, each at most `maxBytes` long. Throws 415 for another
 * content type, 413 if something is too large, and 400 for a broken form or an unexpected file.
 * Oversized parts are read to the end and dropped, so that the client gets the answer and not a
 * broken connection.
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
  maxBytes = uploadBytes,
): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'FORM_EXPECTED');
  if (Number(request.headers['content-length'] ?? 0) > formBytes)
    throw new Refusal(413, 'TOO_LARGE', 'FORM_TOO_LARGE', {
      params: { megabytes: formBytes / 1024 / 1024 },
    });
  const fields = new Map<string, string[]>();
  const files = new Map<string, Buffer>();
  let refusal: Refusal | undefined;
  try {
    const limits = {
      fileSize: maxBytes,
      fieldSize: fieldBytes,
      files: fileFields.length,
      fields: mostFields,
      parts: mostFields + fileFields.length,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.file.truncated) refusal ??= tooLarge(part.fieldname, maxBytes);
        else if (bytes.length > 0 && !fileFields.includes(part.fieldname))
          refusal ??= badRequest('FILE_UNEXPECTED', { name: part.fieldname });
        else if (bytes.length > 0) files.set(part.fieldname, bytes);
      } else if (typeof part.value !== 'string')
        refusal ??= badRequest('FORM_FIELD_NOT_TEXT', { name: part.fieldname });
      else if (part.valueTruncated)
        refusal ??= badRequest('FORM_FIELD_TOO_LONG', { name: part.fieldname });
      else fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
    }
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  }
  if (refusal) throw refusal;
  return {
    values: (field) => fields.get(field) ?? [],
    value: (field) => fields.get(field)?.[0],
    file: (field) => files.get(field),
  };
}
