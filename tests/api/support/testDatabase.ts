import { inject } from 'vitest';
import type { OpenDatabase } from '../../../api/db/database.ts';
import { openServer } from '../../../api/db/server.ts';
import { newId } from '../../../api/ids.ts';
import { lendEmbedded } from './embeddedDatabases.ts';
import './postgres.setup.ts';

/**
 * A fresh, migrated database. On PostgreSQL its address is there too, for tests with several
 * processes.
 */
export interface TestDatabase extends OpenDatabase {
  url: string | undefined;
}

const ignore = () => {};

/** Opens one on the database that the running project is for. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  if (!templateUrl) return { ...(await lendEmbedded()), url: undefined };

  const url = new URL(templateUrl);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  const root = openServer(url.href, ignore);
  const name = `test_${newId()}`;
  await root.exec(`create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  const database = openServer(url.href, ignore);
  return {
    ...database,
    url: url.href,
    async close() {
      await database.close();
      await root.exec(`drop database ${name} with (force)`);
      await root.close();
    },
  };
}
