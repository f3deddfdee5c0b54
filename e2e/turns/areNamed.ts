/** Whether a command line of Playwright says which tests are wanted: files, titles or a list. */
export const areNamed = (argv: readonly string[]): boolean =>
  argv.some(
    (word) =>
      /\.(e2e|shots)(\.ts)?(:\d+)*$/.test(word) ||
      /^(-g|-G|--grep|--grep-invert|--test-list|--last-failed|--only-changed)(=|$)/.test(word),
  );
