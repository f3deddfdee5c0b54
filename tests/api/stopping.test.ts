import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import { readConfig } from '../../server/shared/config.ts';
import { startApi } from './support/api.ts';

const person = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'last@example.com',
  password: 'correct horse',
};

describe('stopping', () => {
  it('finishes the calls that are under way, however they came in', async () => {
    const api = await startApi();
    const server = createServer((request, response) => {
      api.app.routing(request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const arrived = new Promise((resolve) => {
      server.once('request', resolve);
    });
    const overHttp = fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/users/signup`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(person),
      },
    );
    const injected = api.client().post('users/signup', { ...person, email: 'other@example.com' });
    await arrived;
    const stopped = api.stop();
    expect([(await overHttp).status, (await injected).status]).toEqual([201, 201]);
    await stopped;
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
});

describe('starting', () => {
  it('says in one sentence that the database cannot be reached', async () => {
    const config = {
      ...readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
      databaseUrl: 'postgres://nobody@127.0.0.1:9/none',
    };
    await expect(buildApi({ config, jobs: false })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('The database at 127.0.0.1:9 cannot be reached'),
    });
  });
});
