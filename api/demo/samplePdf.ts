import { literal, pdfFile, stream } from '../pdf/pdfFile.ts';

/** A one-page PDF with these lines, the first as its heading: a demo order's report. */
export function samplePdf([heading = '', ...lines]: string[]): Buffer {
  const text = [
    `BT /F1 20 Tf 60 770 Td ${literal(heading)} Tj /F1 11 Tf 0 -30 Td 16 TL`,
    ...lines.map((line) => `${literal(line)} Tj T*`),
    'ET',
  ].join('\n');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(text),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}
