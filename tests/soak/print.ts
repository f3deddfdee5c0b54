/** A plain line of what was counted, past the reporter. */
export const print = (line: string): void => void process.stdout.write(`\n${line}\n`);
