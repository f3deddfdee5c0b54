/** The names of browsers by a word in their User-Agent; the first match counts. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser's name for its owner, from its User-Agent: 'Chrome, Android'; null if unknown. */
export function browserName(userAgent: string | undefined): string | null {
  const known = [browsers, systems].flatMap(
    (names) => names.find(([word]) => userAgent?.includes(word))?.[1] ?? [],
  );
  return known.length > 0 ? known.join(', ') : null;
}
