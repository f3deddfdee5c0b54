import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { embeddedParsers } from './parsers.ts';

/** Puts our interface around a running PGlite. closing runs after it has closed. */
export function embedded(pglite: PGlite, closing: () => void = () => {}): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    exec: async (script) => void (await pglite.exec(script)),
    // In one process no notification is ever missed: onGap is not called.
    listener: { listen: async (channel, onPayload) => void (await pglite.listen(channel, onPayload)) },
    close: async () => {
      await db.destroy();
      closing();
    },
  };
}

/** A database that lives as long as the process, from a dumped folder when one is given. */
export async function openInMemory(snapshot?: Blob): Promise<OpenDatabase> {
  return embedded(await PGlite.create({ parsers: embeddedParsers, loadDataDir: snapshot }));
}
