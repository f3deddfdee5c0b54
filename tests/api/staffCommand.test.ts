import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import { buildApi } from '../../api/app.ts';
import { newId } from '../../api/ids.ts';
import type { StaffJson } from '../../api/staff/staff.contract.ts';
import { readConfig } from '../../server/shared/config.ts';
import { ADMIN } from './support/api.ts';
import { createClient } from './support/client.ts';
import { shownCode } from './support/secondFactor.ts';
import { logIn, reasonOf } from './support/staff.ts';
import { openTestDatabase } from './support/testDatabase.ts';

let env: Record<string, string>;
let clean: () => Promise<void>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-staff-'));
  const database = await openTestDatabase();
  // On PostgreSQL a database of its own, else the embedded one in the folder.
  env = {
    DATA_DIR: folder,
    DEMO: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...(database.url && { DATABASE_URL: database.url }),
  };
  clean = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => clean());

/** What the service logs while it starts on this database, and what `then` does with it. */
async function serving(
  then: (app: FastifyInstance) => Promise<void>,
  changes: Record<string, string> = {},
): Promise<string[]> {
  const lines: string[] = [];
  const app = await buildApi({
    config: readConfig({ ...env, LOG_LEVEL: 'warn', RATE_LIMIT: 'off', ...changes }),
    jobs: false,
    print: () => undefined,
    logTo: { write: (line) => void lines.push(line) },
  });
  await app.ready();
  await then(app);
  await app.close();
  return lines.filter((line) => line.includes('ADMIN_PASSWORD'));
}

async function run(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/staff.ts', ...args],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said.err += text));
  const [status] = (await once(child, 'close')) as [number];
  return { status, ...said };
}

// It starts the product several times.
describe('npm run staff -- reset-owner', { timeout: 180_000 }, () => {
  it('gives a locked-out owner a link that works once, and takes everything else away', async () => {
    let before: ReturnType<typeof createClient> | undefined;
    const silent = await serving(async (app) => {
      const owner = (before = createClient(app));
      expect((await logIn(owner, ADMIN)).status).toBe(200);
      const begun = await owner.post<{ secret: string }>('admin/me/second-factor', {
        password: ADMIN.password,
      });
      const otp = shownCode(begun.body.data.secret, app.deps.clock());
      expect((await owner.post('admin/me/second-factor/confirm', { otp })).status).toBe(200);
      await app.deps.db
        .insertInto('admins')
        .values({
          id: newId(),
          email: 'ravi@example.com',
          name: 'Ravi Kumar',
          password_hash: 'none',
          role: 'lab',
          created_at: app.deps.clock(),
        })
        .execute();
    });
    expect(silent).toEqual([]);

    expect(await run('reset-owner', 'nobody@example.com')).toEqual({
      status: 1,
      out: '',
      err: 'Nobody of the staff has the e-mail nobody@example.com.\n',
    });
    expect(await run('reset-owner', 'ravi@example.com')).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^ravi@example\.com is no owner but lab: .+\.\n$/) as string,
    });
    const { status, out, err } = await run('reset-owner', ` ${ADMIN.email.toUpperCase()}`);
    expect([status, err]).toEqual([0, '']);
    const token = /^http:\/\/127\.0\.0\.1:4000\/adminInvitation#([\w-]{43})$/m.exec(out)![1]!;

    const password = 'three green chairs';
    await serving(async (app) => {
      const owner = createClient(app);
      for (const [name, value] of before!.cookies) owner.cookies.set(name, value);
      expect((await owner.get('admin/me')).status).toBe(401);
      expect((await logIn(owner, ADMIN)).status).toBe(401);
      const accept = () => createClient(app).post('admin/invitation/accept', { token, password });
      const answers = await Promise.all([accept(), accept()]);
      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      // Without the second factor that was lost.
      expect(reasonOf(await logIn(owner, { ...ADMIN, password }))).toEqual([200, 'LOGGED_IN']);
      const audit = await owner.get<AuditPageJson>('admin/audit?action=owner.reset');
      expect(audit.body.data.items).toHaveLength(1);
      const staff = (await owner.get<StaffJson>('admin/staff')).body.data;
      expect([staff.members.length, staff.invitations]).toEqual([2, []]);
    });
  });

  it('says how it is used', async () => {
    for (const args of [[], ['reset-owner'], ['reset', 'a@b.c'], ['reset-owner', 'a', 'b']])
      expect(await run(...args)).toEqual({
        status: 2,
        out: '',
        err: expect.stringMatching(/^.+\.\nUsage: npm run staff -- reset-owner EMAIL\n$/) as string,
      });
  });
});

describe('ADMIN_PASSWORD that is not the account’s any more', () => {
  it('is said to be ignored, in one line without the e-mail or the password', async () => {
    const [line, ...more] = await serving(() => Promise.resolve());
    expect(more).toEqual([]);
    expect(line).toContain('counts at the first start only and is ignored');
    expect(line).not.toContain(ADMIN.email);
    expect(line).not.toContain(ADMIN.password);
  });

  it('is not spoken of where it is the password', async () => {
    const same = { ADMIN_PASSWORD: 'three green chairs' };
    expect(await serving(() => Promise.resolve(), same)).toEqual([]);
  });
});
