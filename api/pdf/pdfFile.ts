/** A PDF file of these objects, the first of which is its catalogue; the texts in them are in Latin 1. */
export function pdfFile(objects: string[], trailer = ''): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Drawing operations as an object of the file. */
export const stream = (operations: string) =>
  `<< /Length ${operations.length} >>\nstream\n${operations}\nendstream`;

/** A text between parentheses; what has no sign in Latin 1 is a question mark. */
export const literal = (text: string) =>
  `(${text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`;
