import type { Config } from './config.ts';

/**
 * Says where the product is and the like, whatever the log's level: a line for a person, in
 * production one as the log writes them.
 */
export function announce(line: string, { production }: Pick<Config, 'production'>): void {
  const logged = () => JSON.stringify({ level: 30, time: Date.now(), msg: line });
  process.stdout.write(`${production ? logged() : line}\n`);
}
