import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freePort, startCluster } from '../api/support/cluster.ts';
import { realSettings } from '../server/support/realSettings.ts';
import { commandsOf } from './deploying/commands.ts';
import { startThrowawayRoot } from './deploying/throwawayRoot.ts';
import { until } from './failover/until.ts';
import { print } from './print.ts';

/** What is not run here, and why. */
const failover = 'tests/soak/failover.test.ts runs these programs with the same files';
const leftOut: [begins: string, why: string][] = [
  ['docker compose', 'there is no Docker here'],
  ['systemctl disable --now postgresql', failover],
  ['systemctl enable etcd patroni', failover],
  ['systemctl restart etcd patroni', failover],
  ['(set -a; . /etc/patroni_env.conf; patronictl', failover],
  ['systemctl restart haproxy pgbouncer', failover],
  ['createuser -h 127.0.0.1 -p 5000', failover],
  ['createdb -h 127.0.0.1 -p 5000', failover],
];

/** A copy of the project as somebody has it who has just cloned it. */
function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
}

async function inDatabase<Row extends pg.QueryResultRow>(url: string, query: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

/** A PostgreSQL whose administrator is 'postgres', with a role 'assay' that may do nothing yet. */
async function startDatabaseServer() {
  const cluster = await startCluster('postgres');
  onTestFinished(() => cluster.stop());
  await inDatabase(cluster.url, 'create role assay login');
  const own = new URL(cluster.url);
  own.username = 'assay';
  own.pathname = '/assay';
  return { admin: cluster.url, port: own.port, url: own.href };
}

it.runIf(inject('templateUrl'))(
  'every command of docs/deploying.md works, one after the other',
  { timeout: 1_500_000 },
  async (context) => {
    const root = await startThrowawayRoot('clone/tests/soak/deploying/standIns');
    if (!root) {
      const sentence =
        "Left out: the commands of docs/deploying.md need root and a file system that can be laid over this machine's.";
      print(sentence);
      return context.skip(sentence);
    }
    onTestFinished(() => root.end());
    const clone = join(root.shared, 'clone');
    copyProject(clone);
    const [first, second] = [await startDatabaseServer(), await startDatabaseServer()];
    await inDatabase(first.admin, 'create database assay owner assay');
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const settings: Record<string, string> = {
      ...realSettings,
      // Nobody there: the product may not disturb the provider.
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
      DATABASE_URL: first.url,
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'three-green-chairs',
      PORT: String(port),
    };
    const run = (line: string, options = {}) => root.run(line, { cwd: clone, ...options });
    // Debian's word for: what is installed is not started.
    await run("printf '#!/bin/sh\nexit 101\n' | install -m 0755 /dev/stdin /usr/sbin/policy-rc.d");
    const fillIn = (values: Record<string, string>) =>
      run(`cat >> /etc/assay.env <<'END'\n${lines(values)}END`);
    const served = () =>
      until('the service', async () =>
        fetch(`${address}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
    const stop = () =>
      run('kill "$(cat /run/assay.pid)" && tail --pid="$(cat /run/assay.pid)" -f /dev/null');
    const own = { DATABASE_URL: first.url, DATA_DIR: '/var/lib/assay' };
    const stored = (url: string) =>
      inDatabase(
        url,
        'select id::text from admins union all select id::text from admin_audit union all select name from migrations order by 1',
      );

    /** What a person brings to a command, and does before and after it. */
    interface Around {
      environment?: Record<string, string>;
      user?: string;
      before?(): Promise<unknown>;
      after?(output: string): Promise<unknown>;
    }
    const expectLink = async (output: string) => {
      // Whoever is locked out does not wait for what only builds.
      expect(output).not.toContain('Installing packages');
      expect(output).toMatch(/sets a new password, once, within 72 hours:\nhttp\S+#\S{20,}/);
    };
    const around: Record<string, Around> = {
      'install -m 0600 .env.example /etc/assay.env': { after: () => fillIn(settings) },
      'systemctl enable --now assay': {
        async after() {
          await served();
          const page = await fetch(`${address}/home`);
          expect([page.status, await page.text()]).toEqual([
            200,
            expect.stringContaining('<script type="module"'),
          ]);
        },
      },
      'npm run staff': { environment: settings, after: expectLink },
      'systemd-run': { after: expectLink },
      pg_dump: { environment: own },
      'tar -czf': { environment: own },
      // From here on it is another database server and an empty folder.
      createdb: {
        user: 'postgres',
        environment: { PGHOST: '127.0.0.1', PGPORT: second.port },
        before: () => stop(),
      },
      'tar -xzf': {
        environment: own,
        before: () => run('rm -rf /var/lib/assay/*'),
        async after() {
          expect(await stored(second.url)).toEqual(await stored(first.url));
          await fillIn({ DATABASE_URL: second.url });
          expect((await run('systemctl start assay')).status).toBe(0);
          await served();
        },
      },
    };
    const outcomes: string[] = [];
    const commands = commandsOf('docs/deploying.md');
    const named = [...leftOut.map(([begins]) => begins), ...Object.keys(around)];
    expect(
      named.filter((begins) => !commands.some((command) => command.startsWith(begins))),
    ).toEqual([]);
    for (const command of commands) {
      const why = leftOut.find(([begins]) => command.startsWith(begins))?.[1];
      if (why) {
        outcomes.push(`${command}: left out, ${why}`);
        continue;
      }
      const { before, after, ...options } =
        Object.entries(around).find(([begins]) => command.startsWith(begins))?.[1] ?? {};
      await before?.();
      const { status, output } = await run(command, options);
      expect([command, status, output.slice(-3000)]).toEqual([command, 0, expect.anything()]);
      outcomes.push(`${command}: works`);
      await after?.(output);
    }
    print(outcomes.join('\n'));
  },
);

const lines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
