import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let server: Server;
let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'assay-audit-'));
});
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  rmSync(cache, { recursive: true, force: true });
});

/** A registry that answers an audit so; of the packages themselves it knows nothing. */
async function registry(status: number, advisories: object): Promise<string> {
  server = createServer((request, response) => {
    request.resume();
    const isAudit = request.url!.endsWith('/advisories/bulk');
    response
      .writeHead(isAudit ? status : 404, {
        'content-type': 'application/json',
        connection: 'close',
      })
      .end(JSON.stringify(isAudit ? advisories : {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const audit = (url: string, ...args: string[]) =>
  new Promise<[code: number, said: string]>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/audit.ts', ...args],
      { env: { ...process.env, npm_config_registry: url, npm_config_cache: cache } },
      (error, said) => resolve([error ? Number(error.code) : 0, said]),
    );
  });
const advisory = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: 'https://example.com/advisory',
      title: 'A made-up fault',
      severity,
      vulnerable_versions: '*',
    },
  ],
});

describe('the audit of dependencies', { timeout: 30_000 }, () => {
  it('passes when nothing is known', async () => {
    expect(await audit(await registry(200, {}))).toEqual([0, '0 high or critical, 0 lesser\n']);
  });

  it('fails on a high one and names it', async () => {
    const [code, said] = await audit(await registry(200, advisory('high')));
    expect(code).toBe(1);
    expect(said).toMatch(
      /^high: fastify .*\n {2}A made-up fault https:\/\/example\.com\/advisory$/m,
    );
  });

  it('passes a lesser one', async () => {
    const [code, said] = await audit(await registry(200, advisory('moderate')));
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^0 high or critical, [1-9]\d* lesser\n$/),
    ]);
  });

  it('says when the registry has no answer, and fails then only where it is required', async () => {
    const url = await registry(405, {});
    expect(await audit(url)).toEqual([
      0,
      'No audit: the registry did not answer it (405 Method Not Allowed). Nothing was checked.\n',
    ]);
    expect((await audit(url, '--required'))[0]).toBe(1);
  });
});
