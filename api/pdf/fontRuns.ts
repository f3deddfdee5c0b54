/** The scripts for which there are fonts, in addition to Latin, Greek and Cyrillic. */
const scripts = [
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Arabic',
] as const;
type Script = (typeof scripts)[number];

/** A part of a text that can be set in one font; null is the Latin one. */
export interface FontRun {
  text: string;
  script: Script | null;
}

/**
 * A letter with its marks and joiners. Adjacent words of one script form one run, so that
 * right-to-left order is kept.
 */
const letter = (script: Script) => String.raw`\p{scx=${script}}[\p{M}\u200c\u200d]*`;
const runs = new RegExp(
  scripts
    .map((script) => String.raw`(?<${script}>${letter(script)}(?:\s*${letter(script)})*)`)
    .join('|'),
  'gu',
);

/** Splits a text by the font that each part needs. */
export function fontRuns(text: string): FontRun[] {
  const found: FontRun[] = [];
  let end = 0;
  for (const match of text.matchAll(runs)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), script: null });
    const script = scripts.find((one) => match.groups![one] !== undefined)!;
    found.push({ text: match[0], script });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), script: null });
  return found;
}
