import { execFile } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cuttableProxy } from '../../api/support/cuttableProxy.ts';
import { startDaemon } from './daemon.ts';
import type { Daemon } from './daemon.ts';
import { ownFile, ownFolder, referenceText, referenceVariables } from './reference.ts';

/** Where the programs of one machine listen. */
export interface Ports {
  postgres: number;
  patroni: number;
  etcd: number;
  etcdPeers: number;
}

/** One machine of the three: etcd, Patroni and the PostgreSQL that Patroni runs. */
export interface DatabaseMachine {
  name: string;
  /** Its PostgreSQL, as from the machine itself. */
  url: string;
  /** Where others reach PostgreSQL and Patroni; nobody, while its network is cut. */
  postgresPort: string;
  patroniPort: string;
  /** Starts it, or starts it again. */
  start(): void;
  /** As when its power fails: etcd, Patroni and every process of PostgreSQL. */
  kill(): Promise<void>;
  /** From now on it reaches nobody and nobody reaches it. */
  cut(): void;
  mend(): void;
  /** What its operator says to Patroni; answers what it says. */
  patronictl(...args: string[]): Promise<string>;
  /** For good. */
  close(): Promise<void>;
}

const run = promisify(execFile);
const on = (port: number | string) => `127.0.0.1:${port}`;

/**
 * Makes the machines. All that goes from one to another, or to the product, goes through relays that
 * can be cut, but for what the etcds say to each other: of a machine that is cut its etcd is paused.
 */
export async function databaseMachines(
  folder: string,
  ports: readonly Ports[],
): Promise<DatabaseMachine[]> {
  const relay = (port: number) => cuttableProxy(`http://${on(port)}`);
  const name = (index: number) => `node${index + 1}`;
  /** From each machine to each etcd. */
  const toEtcd = await Promise.all(
    ports.map(() => Promise.all(ports.map(({ etcd }) => relay(etcd)))),
  );

  return Promise.all(
    ports.map(async (own, index): Promise<DatabaseMachine> => {
      const home = ownFolder(folder, name(index));
      const data = join(home, 'data');
      const toPostgres = await relay(own.postgres);
      const toPatroni = await relay(own.patroni);
      const relays = [
        toPostgres,
        toPatroni,
        ...toEtcd[index]!,
        ...toEtcd.map((from) => from[index]!),
      ];
      const postgresPort = new URL(toPostgres.url).port;
      const patroniPort = new URL(toPatroni.url).port;

      const configuration = ownFolder(home, 'patroni');
      ownFile(configuration, '1-reference.yml', referenceText('patroni.yml', {}));
      ownFile(
        configuration,
        '2-here.yml',
        // The sockets' own folder is for the machine's own PostgreSQL.
        `postgresql: { parameters: { unix_socket_directories: '${home}' } }\n`,
      );
      const ofPatroni = {
        ...referenceVariables('patroni.env', {
          PATRONI_NAME: name(index),
          PATRONI_RESTAPI_LISTEN: on(own.patroni),
          PATRONI_RESTAPI_CONNECT_ADDRESS: on(patroniPort),
          PATRONI_POSTGRESQL_LISTEN: on(own.postgres),
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: on(postgresPort),
          PATRONI_POSTGRESQL_DATA_DIR: data,
          PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
          PATRONI_ETCD3_HOSTS: toEtcd[index]!.map(({ url }) => new URL(url).host).join(','),
        }),
        // Else it asks etcd for the addresses of its members, and goes past the relays.
        PATRONI_ETCD3_USE_PROXIES: 'true',
      };
      const ofEtcd = referenceVariables('etcd.env', {
        ETCD_NAME: name(index),
        ETCD_DATA_DIR: join(home, 'etcd'),
        ETCD_LISTEN_CLIENT_URLS: `http://${on(own.etcd)}`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${on(own.etcd)}`,
        ETCD_LISTEN_PEER_URLS: `http://${on(own.etcdPeers)}`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${on(own.etcdPeers)}`,
        ETCD_INITIAL_CLUSTER: ports
          .map(({ etcdPeers }, other) => `${name(other)}=http://${on(etcdPeers)}`)
          .join(','),
      });

      let etcd: Daemon;
      let patroni: Daemon;
      const kill = async () => {
        for (const daemon of [patroni, etcd]) daemon.signal('SIGKILL');
        for (const pid of processesIn(data)) killProcess(pid);
        await Promise.all([patroni.ended, etcd.ended]);
      };
      return {
        name: name(index),
        url: `postgres://assay:change-me-assay@${on(own.postgres)}/assay`,
        postgresPort,
        patroniPort,
        start() {
          etcd = startDaemon('/usr/bin/etcd', [], home, ofEtcd);
          patroni = startDaemon('/usr/bin/patroni', [configuration], home, ofPatroni);
        },
        kill,
        cut() {
          etcd.signal('SIGSTOP');
          for (const one of relays) one.cut();
        },
        mend() {
          for (const one of relays) one.mend();
          etcd.signal('SIGCONT');
        },
        async patronictl(...args) {
          const { stdout } = await run('/usr/bin/patronictl', ['-c', configuration, ...args], {
            env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...ofPatroni },
          });
          return stdout;
        },
        async close() {
          await kill();
          await Promise.all(relays.map((one) => one.close()));
        },
      };
    }),
  );
}

/** PostgreSQL's processes, all of which work in its data's folder. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
