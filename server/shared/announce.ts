import type { Config } from './config.ts';

/**
 * Prints a line such as the product's URL whatever the log level: as plain text, in production in
 * the log's format.
 */
export function announce(line: string, { production }: Pick<Config, 'production'>): void {
  const logged = () => JSON.stringify({ level: 30, time: Date.now(), msg: line });
  process.stdout.write(`${production ? logged() : line}\n`);
}
