/**
 * The fonts that every PDF reader brings have Latin letters only: names in the scripts of India are
 * written in Latin ones. The nine scripts stand in Unicode in the same order, 128 signs each.
 */
const firstScript = 0x0900;
const lastScript = 0x0d7f;
const devanagari = 0x0900;
/** Scripts in which a consonant at the end of a word keeps its vowel: Tamil and those after it. */
const southern = 0x0b80;

const letters = (first: number, texts: string): [number, string][] =>
  texts.split(' ').map((text, index) => [first + index, text]);
const vowels = new Map(letters(0x05, 'a a i i u u ri l e e e ai o o o au'));
const consonants = new Map([
  ...letters(
    0x15,
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
  ),
  ...letters(0x58, 'q kh g z d rh f y'),
]);
const vowelSigns = new Map(letters(0x3e, 'a i i u u ri ri e e e ai o o o au'));
const others = new Map([...letters(0x01, 'n n h'), ...letters(0x66, '0 1 2 3 4 5 6 7 8 9')]);
const virama = 0x4d;
const nukta = 0x3c;

/** A run of letters of India's scripts in Latin ones. */
function latinWord(word: string): string {
  let latin = '';
  let isOpen = false;
  let isSouthern = false;
  for (const sign of word) {
    const code = sign.codePointAt(0)!;
    const place = (code - devanagari) % 0x80;
    isSouthern = code >= southern;
    const consonant = consonants.get(place);
    const vowelSign = vowelSigns.get(place);
    if (place === nukta) continue;
    if (place === virama) isOpen = false;
    else if (vowelSign !== undefined) {
      latin += vowelSign;
      isOpen = false;
    } else {
      latin += (isOpen ? 'a' : '') + (consonant ?? vowels.get(place) ?? others.get(place) ?? '');
      isOpen = consonant !== undefined;
    }
  }
  const whole = isOpen && isSouthern ? `${latin}a` : latin;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

const indian = new RegExp(
  `[\\u{${firstScript.toString(16)}}-\\u{${lastScript.toString(16)}}]+`,
  'gu',
);

/** A text in letters that the fonts have, as far as it can be. */
export const latinText = (text: string) =>
  text
    .normalize('NFC')
    // The full stops of these scripts, at which a word ends.
    .replaceAll(/[\u0964\u0965]/g, '.')
    .replaceAll(indian, latinWord)
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll('\u20b9', 'Rs ')
    .replaceAll(
      /[^\x20-\xff]/g,
      (sign) => sign.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '') || '?',
    );
