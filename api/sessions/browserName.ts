/** What a browser is called by the word in its User-Agent; of several words the first counts. */
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

/** A browser as its owner knows it, from its User-Agent: 'Chrome, Android'; null where it says nothing. */
export function browserName(userAgent: string | undefined): string | null {
  const known = [browsers, systems].flatMap(
    (names) => names.find(([word]) => userAgent?.includes(word))?.[1] ?? [],
  );
  return known.length > 0 ? known.join(', ') : null;
}
