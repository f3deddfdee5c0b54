import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('the frame of the REST service', () => {
  it('says that it is alive and ready', async () => {
    const client = api.client();
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
    expect((await client.get('/metrics')).text).toContain('assay_rest_request_seconds');
  });

  it('answers an unknown address with 404 in the envelope', async () => {
    const answer = await api.client().get('nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      message: 'There is nothing at GET /api/v1/nothing/here',
      code: 'NOT_FOUND',
    });
  });
});

describe('the description of the calls', () => {
  it('is there for machines and for people', async () => {
    const client = api.client();
    const { paths } = JSON.parse((await client.get('openapi.json')).text) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/users/signup',
        '/api/v1/patient/{id}',
        '/api/v1/address/saveaddress',
        '/api/v1/tests/alltests',
      ]),
    );
    const page = await client.get('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'",
    );
    expect(page.text).not.toMatch(/(src|href)="https?:/);
    const described = JSON.parse((await client.get('/api/docs/json')).text) as { paths: object };
    expect(described.paths).toEqual(paths);
  });

  it('names each call once, and says in a line and in sentences what it does', async () => {
    const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
      paths: Record<string, Record<string, Record<string, string>>>;
    };
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    const names = calls.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name!))).toEqual([]);
    expect(new Set(names).size).toBe(calls.length);
    const wordless = calls.filter(
      ({ summary, description }) => !/^[A-Z]/.test(summary!) || !/^\S.*\.$/s.test(description!),
    );
    expect(wordless.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has something to read beside every schema and example that has a name', async () => {
    const { components } = JSON.parse((await api.client().get('openapi.json')).text) as {
      components: { schemas: Record<string, { description?: string; examples?: unknown[] }> };
    };
    const named = Object.entries(components.schemas);
    expect(named.length).toBeGreaterThan(50);
    const silent = named.filter(([, { description }]) => !/^\S.*\S$/s.test(description ?? ''));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('shows something in every example but where there is nothing yet', async () => {
    const { components } = JSON.parse((await api.client().get('openapi.json')).text) as {
      components: { schemas: Record<string, { examples?: unknown[] }> };
    };
    const emptyIn = (example: unknown, path: string): string[] => {
      if (example === '') return [path];
      if (typeof example !== 'object' || example === null) return [];
      const parts = Object.entries(example);
      return parts.length === 0
        ? [path]
        : parts.flatMap(([name, part]) => emptyIn(part, `${path}.${name}`));
    };
    expect(
      Object.entries(components.schemas).flatMap(([name, { examples = [] }]) =>
        examples.flatMap((example) => emptyIn(example, name)),
      ),
    ).toEqual([
      'BookAgain.order.creditNotes',
      'BookAgain.lab.missing',
      'DoctorReport.before',
      'FullReport.before',
      'Home.nextVisit.creditNotes',
      'Home.bookAgain.order.creditNotes',
      'Home.bookAgain.lab.missing',
      'Lab.missing',
      'LegalText.blocksHindi',
      'Order.creditNotes',
      'OrderPage.items',
      'PersonalData.patients',
      'PersonalData.addresses',
      'PersonalData.orders',
      'PersonalData.payments',
      'PersonalData.reports',
      'ReportEntry.files',
      'SharedReport.before',
      'StaffInvitation.labs',
      'StaffMember.labs',
      'VisitDay.visits',
    ]);
  });
});
