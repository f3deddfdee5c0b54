/** 'Only logged, nothing shown' (specification 8): a line for whoever looks into the browser's log. */
export function log(message: string): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the log; info, as it is no fault of the code
  console.info(`[assay] ${message}`);
}
