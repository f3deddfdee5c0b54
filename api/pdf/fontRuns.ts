/** The scripts besides Latin, Greek and Cyrillic whose letters there are fonts for. */
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

/** A part of a text that one font has the letters of; the font of null has the Latin ones. */
export interface FontRun {
  text: string;
  script: Script | null;
}

/** A letter with its marks and joiners; words of one script are one run, so that their order holds. */
const letter = (script: Script) => String.raw`\p{scx=${script}}[\p{M}\u200c\u200d]*`;
const runs = new RegExp(
  scripts
    .map((script) => String.raw`(?<${script}>${letter(script)}(?:\s*${letter(script)})*)`)
    .join('|'),
  'gu',
);

/** A text in parts by the font that each needs. */
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
