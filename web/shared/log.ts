/** Logs a line to the console: 'only logged, nothing shown' (docs/product/errors.md). */
export function log(message: string): void {
  // info, as it is not an error of the code.
  // oxlint-disable-next-line no-console -- the one place where the app writes to the log
  console.info(`[assay] ${message}`);
}
