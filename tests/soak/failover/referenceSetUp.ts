import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../api/support/cluster.ts';
import { databaseMachines } from './databaseMachine.ts';
import type { DatabaseMachine } from './databaseMachine.ts';
import { startProductMachine } from './productMachine.ts';
import { until } from './until.ts';

/** What Patroni says of each machine, at any that answers. */
interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | (string & {});
  state: string;
}

/**
 * The reference set-up of docs/deploying.md on this one machine: three database machines, two that
 * run the product, with the very files of deploy/ha.
 */
export async function startReferenceSetUp() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-failover-'));
  if (process.getuid?.() === 0)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })), 0);
  const ports = [];
  for (let index = 0; index < 3; index += 1)
    ports.push({
      postgres: await freePort(),
      patroni: await freePort(),
      etcd: await freePort(),
      etcdPeers: await freePort(),
    });
  const databases = await databaseMachines(folder, ports);
  for (const machine of databases) machine.start();

  const members = async (asked: readonly DatabaseMachine[] = databases): Promise<Member[]> => {
    for (const { patroniPort } of asked) {
      const members = await fetch(`http://127.0.0.1:${patroniPort}/cluster`)
        .then((reply) => reply.json() as Promise<{ members?: Member[] }>)
        .catch(() => undefined);
      if (members?.members) return members.members;
    }
    return [];
  };
  const withRole = async (role: Member['role'], asked?: readonly DatabaseMachine[]) => {
    const found = (await members(asked)).find((member) => member.role === role);
    return databases.find(({ name }) => name === found?.name);
  };
  /** A leader with a synchronous replica and another one. */
  const isWhole = async () =>
    (await members())
      .map(({ role, state }) => `${role} ${state.replace('streaming', 'running')}`)
      .toSorted()
      .join() === 'leader running,replica running,sync_standby running';

  /** Has the synchronous replica and the leader change their roles, as before an upgrade. */
  const switchOver = async () => {
    const [leader, candidate] = [await withRole('leader'), await withRole('sync_standby')];
    const between = ['--leader', leader!.name, '--candidate', candidate!.name];
    await leader!.patronictl('switchover', ...between, '--force');
  };

  const whole = () => until('three machines in their roles', isWhole);
  await whole();
  const leader = await withRole('leader');
  await createDatabase(leader!.url);
  const products = [
    await startProductMachine(folder, 'product1', databases),
    await startProductMachine(folder, 'product2', databases),
  ];
  return {
    databases,
    products,
    withRole,
    whole,
    switchOver,
    async stop() {
      await Promise.all(products.map((product) => product.close()));
      await Promise.all(databases.map((machine) => machine.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As docs/deploying.md has it done once at the leader. */
async function createDatabase(url: string): Promise<void> {
  const asSuperuser = new URL(url);
  asSuperuser.username = 'postgres';
  asSuperuser.password = 'change-me-superuser';
  asSuperuser.pathname = '/postgres';
  const client = new pg.Client({ connectionString: asSuperuser.href });
  await client.connect();
  await client.query("create role assay login password 'change-me-assay'");
  await client.query('create database assay owner assay');
  await client.end();
}
