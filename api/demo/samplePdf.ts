import { drawPdf } from '../pdf/drawPdf.ts';

/** A one-page PDF with these lines, the first as its heading, as a demo order's report. */
export const samplePdf = (madeAt: Date, [heading = '', ...lines]: string[]): Promise<Buffer> =>
  drawPdf({ title: heading, language: 'en', madeAt }, (pen) => {
    pen.addPage();
    pen.text(60, 770, heading, { size: 20 });
    lines.forEach((line, index) => pen.text(60, 740 - 16 * index, line, { size: 11 }));
  });
