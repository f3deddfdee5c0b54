import { fileURLToPath } from 'node:url';
import type { MessageLanguage } from '../messages/language.ts';
import { fontRuns } from './fontRuns.ts';
import type { FontRun } from './fontRuns.ts';
import { linesOf } from './linesOf.ts';

/** A4 in points; y counts from the foot of the page. */
export const pageSize = { width: 595.28, height: 841.89 };

export interface TextStyle {
  size?: number;
  bold?: boolean;
  muted?: boolean;
  /** Right-aligns the text: `x` is where it ends. */
  toTheLeft?: boolean;
}

/** Draws on pages, one after the other. */
export interface Pen {
  addPage(): void;
  text(x: number, y: number, text: string, style?: TextStyle): void;
  /** Breaks a text into lines no wider than this; a word that is wider is broken. */
  wrapped(text: string, width: number, style?: TextStyle): string[];
  /** A horizontal line from one x to another. */
  rule(y: number, from: number, to: number): void;
}

/** A PDF's metadata. */
export interface PdfFacts {
  title: string;
  language: MessageLanguage;
  /** When it was made, which is passed in so that the same facts make the same file. */
  madeAt: Date;
}

const colours = { plain: '#141414', muted: '#5c5c5c', rule: '#bfbfbf' };
/** The scripts with a bold font: those of the product's languages. */
const boldScripts: FontRun['script'][] = [null, 'Devanagari'];
const fontOf = (script: FontRun['script'], bold: boolean) =>
  fileURLToPath(
    new URL(
      `fonts/NotoSans${script ?? ''}-${bold && boldScripts.includes(script) ? 'Bold' : 'Regular'}.ttf`,
      import.meta.url,
    ),
  );
/** With any `features`, even none, pdfkit shapes a text as a whole and not word by word. */
const asAWhole = { features: [], lineBreak: false, baseline: 'alphabetic' as const };

/** Draws a PDF with fonts for the scripts of India, and shapes their letters. */
export async function drawPdf(
  { title, language, madeAt }: PdfFacts,
  draw: (pen: Pen) => void,
): Promise<Buffer> {
  // Loaded lazily, so that only requests for a PDF wait for the library.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    font: fontOf(null, false),
    lang: `${language}-IN`,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise((resolve) => {
    document.once('end', resolve);
  });
  const runsOf = (text: string, { size = 10, bold = false }: TextStyle) =>
    fontRuns(text.normalize('NFC')).map((run) => {
      const font = fontOf(run.script, bold);
      return {
        ...run,
        font,
        width: document.font(font, size).widthOfString(run.text, asAWhole),
      };
    });
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text, style).reduce((sum, { width }) => sum + width, 0);

  draw({
    addPage: () => void document.addPage(),
    text(x, y, text, style = {}) {
      const { size = 10, muted = false, toTheLeft = false } = style;
      let left = toTheLeft ? x - widthOf(text, style) : x;
      document.fillColor(muted ? colours.muted : colours.plain);
      for (const run of runsOf(text, style)) {
        document.font(run.font, size).text(run.text, left, pageSize.height - y, asAWhole);
        left += run.width;
      }
    },
    wrapped: (text, width, style = {}) => linesOf(text, width, (part) => widthOf(part, style)),
    rule(y, from, to) {
      const down = pageSize.height - y;
      document.moveTo(from, down).lineTo(to, down).lineWidth(0.6).stroke(colours.rule);
    },
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
