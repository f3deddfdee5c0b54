import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TIMEOUTS } from '../../api/db/server.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const product = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Folders that a running server reads. */
const served = ['api', 'gateway', 'machines', 'server'];

describe('the image', () => {
  it('holds the packages that the server imports, and no more', () => {
    const files = execFileSync('git', ['ls-files', ...served], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => file.endsWith('.ts') && !/^machines\/(chart|replay)\//.test(file));
    const imports = files.flatMap((file) =>
      [
        ...read(file).matchAll(
          /^(?:import|export)\s(?!type\b)[^;]*?from '([^'.][^']*)'|import\('([^'.][^']*)'\)/gm,
        ),
      ].map(([, plain, lazy]) => (plain ?? lazy)!),
    );
    const packages = new Set(
      imports
        .filter((name) => !name.startsWith('node:'))
        .map((name) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
    );
    // flydrive's driver for buckets imports it and leaves it to us to install.
    packages.add('@aws-sdk/s3-request-presigner');
    expect(Object.keys(product.dependencies).sort()).toEqual([...packages].sort());
  });

  it('holds every folder that the server reads', () => {
    const copied = [...read('Dockerfile').matchAll(/COPY --from=build \/app\/(\w+) /g)].map(
      ([, folder]) => folder,
    );
    expect(copied).toEqual(expect.arrayContaining(served));
  });

  it('never holds a file of secrets', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env']));
  });
});

it('what must be so in a container wins over .env', () => {
  const environment = /environment:\n((?: {4}.*\n)+)/.exec(read('deploy/compose.yaml'))![1];
  for (const setting of [
    'NODE_ENV: production',
    'HOST: 0.0.0.0',
    "PORT: '4000'",
    'DATA_DIR: /data',
  ])
    expect(environment).toContain(setting);
});

it('every program and file that the unit names is there', () => {
  const command = /^ExecStart=(.*)$/m.exec(read('deploy/assay.service'))![1]!;
  const files = command
    .split(' ')
    .flatMap((word) => /^(?:\/opt\/assay\/)?((?:deploy|server)\/.*)$/.exec(word)?.[1] ?? []);
  expect(files).toEqual(['deploy/node', 'server/main.ts']);
  expect(execFileSync('git', ['ls-files', '--stage', 'deploy/node'], { encoding: 'utf8' })).toMatch(
    /^100755 /,
  );
  expect(execFileSync('deploy/node', ['--version'], { encoding: 'utf8' })).toMatch(
    /^v(2[4-9]|[3-9]\d)\./,
  );
});

describe('behind a pooler that lends sessions by transaction', () => {
  it('the sessions have the time-outs that the product asks for', () => {
    const pooler = read('deploy/ha/pgbouncer.ini');
    const wanted = {
      statement_timeout: TIMEOUTS.statementMs,
      lock_timeout: TIMEOUTS.lockMs,
      idle_in_transaction_session_timeout: TIMEOUTS.idleInTransactionMs,
    };
    const set = Object.entries(wanted).map(([name, value]) => `set ${name} = ${value}`);
    expect(pooler).toContain(`connect_query='${set.join('; ')}'`);
    expect(pooler).toContain(`ignore_startup_parameters = ${Object.keys(wanted).join(',')}\n`);
    const [, wait] = /^query_wait_timeout = (\d+)$/m.exec(pooler)!;
    expect(Number(wait) * 1000).toBeLessThan(TIMEOUTS.queryMs);
  });

  it('nothing of the service rests on a session but what listens', () => {
    const files = execFileSync('git', ['ls-files', 'api', 'server'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.(ts|sql)$/.test(file) && file !== 'api/db/listener.ts');
    const ofSession =
      /pg_(?:try_)?advisory_lock|\bset session\b|set_config\([^)]*false|create temp|\bwith hold\b|`(?:listen|prepare|set (?!local)\w+ =)/i;
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => ofSession.test(read(file)))).toEqual([]);
  });
});
