import { inject } from 'vitest';
import type { OpenDatabase } from '../../../api/db/database.ts';
import { openServer } from '../../../api/db/server.ts';
import { newId } from '../../../api/ids.ts';
import { onceInRun } from '../../runFolder.ts';
import { lendEmbedded } from './embeddedDatabases.ts';
import type { Fixture } from './embeddedDatabases.ts';
import './postgres.setup.ts';

/**
 * A fresh, migrated database. On PostgreSQL its address is there too, for tests with several
 * processes.
 */
export interface TestDatabase extends OpenDatabase {
  url: string | undefined;
  /** Where the files are that belong to the fixture's rows. */
  files: string | undefined;
}

const ignore = () => {};

/** Opens one on the database that the running project is for. */
export async function openTestDatabase(fixture?: Fixture): Promise<TestDatabase> {
  const templateUrl = inject('templateUrl');
  if (!templateUrl) return { ...(await lendEmbedded(fixture)), url: undefined };

  const url = new URL(templateUrl);
  const migrated = url.pathname.slice(1);
  url.pathname = '/postgres';
  const root = openServer(url.href, ignore);
  const create = async (name: string, template: string) => {
    // Its other way writes every page to the log, too.
    await root.exec(`create database ${name} template ${template} strategy file_copy`);
    url.pathname = `/${name}`;
    return openServer(url.href, ignore);
  };
  const filled =
    fixture &&
    (await onceInRun(`${migrated}_${fixture.name}`, async (files) => {
      const name = `${migrated}_${fixture.name}_${newId()}`;
      const database = await create(name, migrated);
      await fixture.fill(database, files);
      await database.close();
      return name;
    }));
  const template = filled?.made ?? migrated;
  const name = `test_${newId()}`;
  const database = await create(name, template);
  return {
    ...database,
    url: url.href,
    files: filled?.folder,
    async close() {
      await database.close();
      await root.exec(`drop database ${name} with (force)`);
      await root.close();
    },
  };
}
