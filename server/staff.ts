import { databaseTime } from '../api/db/databaseClock.ts';
import { isAway, isRefused } from '../api/db/databaseErrors.ts';
import { migrate } from '../api/db/migrate.ts';
import { openDatabase } from '../api/db/openDatabase.ts';
import { resetOwner } from '../api/staff/resetOwner.ts';
import { StartError } from '../api/startError.ts';
import { ConfigError, readConfig } from './shared/config.ts';

/** `npm run staff -- reset-owner EMAIL`: restores access for an owner who is locked out (PD-87). */
async function main([command, email, ...more]: string[]): Promise<void> {
  if (command !== 'reset-owner' || !email || more.length > 0) {
    const said = [command, email, ...more].filter(Boolean).join(' ') || 'nothing';
    process.stderr.write(
      `It takes the e-mail of an owner, not '${said}'.\nUsage: npm run staff -- reset-owner EMAIL\n`,
    );
    process.exit(2);
  }
  const config = readConfig(process.env);
  if (config.apiUrl !== undefined)
    throw new StartError('API_URL is set: run this where the REST service has its database.');
  const database = await openDatabase(config, () => undefined);
  try {
    await migrate(database);
    const now = await databaseTime(database.db);
    const { token, hours } = await resetOwner({ db: database.db, clock: () => now }, email);
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    const address = config.publicUrl ?? `http://${host}:${config.port}`;
    process.stdout.write(
      `The password and the second factor of ${email} work no more, and every session has ended. This link sets a new password, once, within ${hours} hours:\n${address}/adminInvitation#${token}\n`,
    );
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  const expected =
    error instanceof ConfigError ||
    error instanceof StartError ||
    isAway(error) ||
    isRefused(error);
  process.stderr.write(`${expected ? error.message : error.stack}\n`);
  process.exit(1);
});
