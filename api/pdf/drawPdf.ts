import { latinText } from './latinText.ts';
import { literal, pdfFile, stream } from './pdfFile.ts';
import { textWidth } from './textWidth.ts';

/** A4 in points; y counts from the foot of the page. */
export const pageSize = { width: 595, height: 842 };

/** How a text looks. */
export interface TextStyle {
  size?: number;
  bold?: boolean;
  muted?: boolean;
  /** `x` is where it ends. */
  toTheLeft?: boolean;
}

/** A page that is drawn on. */
export interface Page {
  text(x: number, y: number, text: string, style?: TextStyle): void;
  /** A line across, from one x to another. */
  rule(y: number, from: number, to: number): void;
}

/** Draws a PDF; `draw` adds pages as it needs them. */
export function drawPdf(title: string, draw: (addPage: () => Page) => void): Buffer {
  const pages: string[][] = [];
  draw(() => {
    const operations: string[] = [];
    pages.push(operations);
    return {
      text(x, y, written, { size = 10, bold = false, muted = false, toTheLeft = false } = {}) {
        const text = latinText(written);
        const left = toTheLeft ? x - textWidth(text, size) : x;
        operations.push(
          `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${muted ? '0.36' : '0.08'} g ${left.toFixed(2)} ${y.toFixed(2)} Td ${literal(text)} Tj ET`,
        );
      },
      rule(y, from, to) {
        operations.push(`0.6 w 0.75 G ${from} ${y} m ${to} ${y} l S`);
      },
    };
  });
  const firstPage = 6;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return pdfFile(
    [
      '<< /Type /Catalog /Pages 2 0 R /Lang (en-IN) >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      `<< /Title ${literal(latinText(title))} >>`,
      ...pages.flatMap((operations, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents ${firstPage + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        stream(operations.join('\n')),
      ]),
    ],
    '/Info 5 0 R ',
  );
}
