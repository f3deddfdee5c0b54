/**
 * 'Only logged, nothing shown' (docs/product/errors.md): a line for whoever reads the
 * browser's log.
 */
export function log(message: string): void {
  // info, as it is not an error of the code.
  // oxlint-disable-next-line no-console -- the one place where the app writes to the log
  console.info(`[assay] ${message}`);
}
