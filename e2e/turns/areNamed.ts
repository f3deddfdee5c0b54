/** Options of Playwright whose value is the next word, and that leave no test out. */
const valued =
  /^(-c|-j|--(config|global-timeout|max-failures|output|project|repeat-each|reporter|retries|shard|timeout|trace|workers))$/;
/** Those that choose tests. */
const choosing = /^(-g|-G|--(grep|grep-invert|test-list|test-list-invert|last-failed))(=|$)/;

/** Whether a command line of Playwright says which tests are wanted: files, titles or a list. */
export function areNamed(argv: readonly string[]): boolean {
  const words = argv.slice(argv.indexOf('test') + 1);
  return words.some((word, index) =>
    word.startsWith('-') ? choosing.test(word) : !valued.test(words[index - 1] ?? ''),
  );
}
