import { describe, expect, it } from 'vitest';
import { drawPdf } from '../../api/pdf/drawPdf.ts';
import type { Page } from '../../api/pdf/drawPdf.ts';
import { textWidth, wrapped } from '../../api/pdf/textWidth.ts';

const fileOf = (draw: (page: Page) => void, title = 'Receipt') =>
  drawPdf(title, (addPage) => draw(addPage())).toString('latin1');
/** What a page draws, line by line. */
const operationsOf = (draw: (page: Page) => void) =>
  /stream\n(.*)\nendstream/s.exec(fileOf(draw))![1]!.split('\n');

describe('how wide a text is in Helvetica', () => {
  // From the widths of Adobe's metrics: H 722, e 556, l 222, o 556, space 278, ~ 584.
  it.each([
    ['Hello', 10, 22.78],
    ['Hello', 20, 45.56],
    [' ', 10, 2.78],
    ['~', 10, 5.84],
    ['é', 10, 6],
    ['', 10, 0],
  ])('%j at %i points', (text, size, width) => {
    expect(textWidth(text, size)).toBeCloseTo(width, 10);
  });

  // At 10 points an l is 2.22 wide, and a space 2.78.
  it.each([
    ['one line, as wide as there is room', 'll ll', 11.66, ['ll ll']],
    ['two lines, where a hair is missing', 'll ll', 11.65, ['ll', 'll']],
    ['a word as wide as there is room', 'llll', 8.88, ['llll']],
    ['a word that is wider', 'lllll', 8.88, ['llll', 'l']],
    ['a word after the rest of one that was broken', 'lllll l', 8.88, ['llll', 'l l']],
    ['more spaces than one', 'l  l', 100, ['l l']],
  ])('lines: %s', (_, text, width, lines) => {
    expect(wrapped(text, 10, width)).toEqual(lines);
  });
});

describe('a PDF', () => {
  it('is a file of version 1.4 with its catalogue, fonts, title and pages', () => {
    const file = drawPdf('A (first) page – आशा', (addPage) => {
      addPage();
      addPage();
    }).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.4\n1 0 obj\n<< \/Type \/Catalog \/Pages 2 0 R/);
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    expect(file).toContain(`3 0 obj\n${font('Helvetica')}\nendobj`);
    expect(file).toContain(`4 0 obj\n${font('Helvetica-Bold')}\nendobj`);
    expect(file).toContain('5 0 obj\n<< /Title (A \\(first\\) page - Asha) >>\nendobj');
    expect(file).toContain('/Kids [6 0 R 8 0 R] /Count 2');
    expect(file).toContain('/Root 1 0 R /Info 5 0 R >>');
    expect(file.match(/<< \/Length 0 >>\nstream\n\nendstream/g)).toHaveLength(2);
  });

  it('draws a text plain, bold, muted, larger, or up to where it ends', () => {
    expect(
      operationsOf((page) => {
        page.text(40, 700, 'Hello');
        page.text(40, 680.5, 'Hello', { bold: true });
        page.text(40, 660, 'Hello', { muted: true, size: 20 });
        page.text(100, 640, 'Hello', { toTheLeft: true });
        page.rule(600, 40, 555);
      }),
    ).toEqual([
      'BT /F1 10 Tf 0.08 g 40.00 700.00 Td (Hello) Tj ET',
      'BT /F2 10 Tf 0.08 g 40.00 680.50 Td (Hello) Tj ET',
      'BT /F1 20 Tf 0.36 g 40.00 660.00 Td (Hello) Tj ET',
      'BT /F1 10 Tf 0.08 g 77.22 640.00 Td (Hello) Tj ET',
      '0.6 w 0.75 G 40 600 m 555 600 l S',
    ]);
  });

  it.each([
    ['parentheses and backslashes', String.raw`(a) \ b`, String.raw`\(a\) \\ b`],
    ['a letter with an accent, as one byte', 'Zoé', 'Zo\u00e9'],
    ['a control sign', 'a\u0085b', 'a?b'],
  ])('holds %s', (_, text, literal) => {
    const [line] = operationsOf((page) => page.text(0, 0, text));
    expect(line).toBe(`BT /F1 10 Tf 0.08 g 0.00 0.00 Td (${literal}) Tj ET`);
  });
});
