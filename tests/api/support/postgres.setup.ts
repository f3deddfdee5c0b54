import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../api/db/migrate.ts';
import { openServer } from '../../../api/db/server.ts';
import { newId } from '../../../api/ids.ts';
import { startCluster } from './cluster.ts';
import { folderInMemory } from './folderInMemory.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated PostgreSQL database, the template of each test file's own; absent: PGlite. */
    templateUrl?: string;
  }
}

const ignore = () => {};

/**
 * Gives the project a PostgreSQL: the one of TEST_DATABASE_URL, else a temporary one that ends with
 * the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await startCluster('assay', folderInMemory());
  const base = given ?? cluster!.url;
  const name = `assay_template_${newId()}`;
  const root = openServer(base, ignore);
  await root.exec(`create database ${name}`);
  const template = new URL(base);
  template.pathname = `/${name}`;
  const database = openServer(template.href, ignore);
  await migrate(database);
  await database.close();
  project.provide('templateUrl', template.href);
  return async () => {
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where starts_with(datname, ${name})`.execute(root.db);
    for (const { datname } of rows) await root.exec(`drop database ${datname} with (force)`);
    await root.close();
    await cluster?.stop();
  };
}
