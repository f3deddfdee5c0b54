import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callsOf, MAY, SESSIONS } from './support/accessTable.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { STAFF_MAY } from './support/staffTable.ts';

interface Answer {
  description: string;
  headers?: object;
  content: Record<string, { schema: object; examples?: Record<string, { value: object }> }>;
}
interface Described {
  operationId: string;
  tags: string[];
  description: string;
  security: Record<string, []>[];
  responses: Record<string, Answer>;
  requestBody?: { content: object };
  parameters?: { name: string; description?: string; example?: unknown }[];
}

/** The description is the same on both databases, and the linters take ten seconds. */
const isLinted = inject('templateUrl') !== undefined;
let api: TestApi;
let source: string;
let operations: [call: string, Described][];
beforeAll(async () => {
  api = await startApi();
  source = (await api.client().get('openapi.json')).text;
  const { paths } = JSON.parse(source) as { paths: Record<string, Record<string, Described>> };
  const described = Object.values(paths).flatMap((methods) => Object.values(methods));
  operations = (await callsOf(api)).map((call, index) => [call, described[index]!]);
});
afterAll(() => api.stop());

describe('the description of the REST calls', () => {
  it.runIf(isLinted)("has no error and no warning for Redocly's recommended rules", async () => {
    // What a page of the provider posts is answered by the way back alone.
    const rules = { 'operation-2xx-response': 'off' } as const;
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location: [at] }) => `${at?.pointer} ${ruleId}: ${message}`),
    ).toEqual([]);
  });

  it.runIf(isLinted)(
    "has none for Spectral's",
    async () => {
      const spectral = new spectralCore.Spectral();
      spectral.setRuleset({ extends: [[oas as never, 'recommended']] });
      const problems = await spectral.run(source);
      expect(
        problems.map(({ code, message, path }) => `${path.join('.')} ${code}: ${message}`),
      ).toEqual([]);
      // It looks at every example in turn.
    },
    180_000,
  );

  it('names who may make each call as it is checked', () => {
    const open = operations.filter(([call]) => call in MAY);
    expect(open.length).toBeGreaterThan(50);
    expect(
      open.map(([call, { security }]) => [call, security.flatMap(Object.keys).join(' ')]),
    ).toEqual(open.map(([call]) => [call, SESSIONS[MAY[call]!]]));
  });

  it('describes every parameter, with an example', () => {
    const parameters = operations.flatMap(([call, { parameters = [] }]) =>
      parameters.map((parameter) => ({ call, ...parameter })),
    );
    expect(parameters.length).toBeGreaterThan(20);
    expect(
      parameters.filter(
        ({ description, example }) => !description || example === undefined || example === '',
      ),
    ).toEqual([]);
  });

  it('puts each under one heading, and explains every heading', () => {
    const { tags } = JSON.parse(source) as { tags: { name: string; description: string }[] };
    expect(tags.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    const used = operations.map(([call, of]) => [call, of.tags.length, of.tags[0]!] as const);
    expect(used.filter(([, count]) => count !== 1)).toEqual([]);
    expect([...new Set(used.map(([, , tag]) => tag))].toSorted()).toEqual(
      tags.map(({ name }) => name).toSorted(),
    );
    const staffs = used.filter(([call]) => /^[A-Z]+ (admin|technician)\//.test(call));
    expect(new Set(staffs.map(([, , tag]) => tag))).toEqual(new Set(['administration']));
  });

  it('says which roles of the staff may make a call, and of no other call', () => {
    const said = operations.map(([call, { description }]) => [
      call,
      / Staff: (.+)\.$/.exec(description)?.[1],
    ]);
    expect(said).toEqual(operations.map(([call]) => [call, STAFF_MAY[call]?.join(', ')]));
  });

  it('says when to try again where it may be refused for now, and nowhere else', () => {
    for (const [call, { responses }] of operations)
      expect([call, Object.keys(responses).filter((status) => responses[status]!.headers)]).toEqual(
        [call, Object.keys(responses).filter((status) => ['429', '503'].includes(status))],
      );
    const { headers } = operations[0]![1].responses['503']!;
    expect(headers).toEqual({
      'Retry-After': {
        schema: { type: 'integer' },
        description: 'Seconds until it is worth another try.',
      },
    });
  });

  it('says what was done, and gives an example of every refusal by its code', () => {
    const words = {
      200: 'Done.',
      201: 'Made.',
      202: 'Begun; something has to follow.',
      303: 'Leads on to a page.',
      304: 'Not changed.',
    };
    const answers = operations.flatMap(([call, { responses }]) =>
      Object.entries(responses).map(([status, answer]) => ({ call, status, ...answer })),
    );
    const isDone = ({ status }: { status: string }) => status in words;
    const done = answers.filter(isDone);
    expect(done.map(({ call, description }) => [call, description])).toEqual(
      done.map(({ call, status }) => [call, words[Number(status) as keyof typeof words]]),
    );
    const refusals = answers
      .filter((answer) => !isDone(answer))
      .flatMap(({ content }) => Object.entries(content['application/json']!.examples!));
    expect(refusals.length).toBeGreaterThan(100);
    expect(refusals.map(([, { value }]) => value)).toEqual(
      refusals.map(([code]) =>
        expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z\d]/) }),
      ),
    );
    const { responses } = new Map(operations).get('POST order/createorder')!;
    expect(responses['404']).toEqual({
      description: "Not there, or not the caller's.",
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/NotFound' },
          examples: {
            NOT_FOUND: {
              summary: "Not there, or not the caller's.",
              value: {
                message: 'There is no such order',
                code: 'NOT_FOUND',
                reason: 'ORDER_NOT_FOUND',
              },
            },
          },
        },
      },
    });
    expect(responses['429']!.description).toBe(
      'Too many orders wait for payment; `data.orders` are those of the customer. Too many, for now.',
    );
    expect(responses['409']!.content['application/json']!.examples!.PRICE_CHANGED!.value).toEqual({
      message:
        'The price has changed: it is now ₹700, and ₹600 with the discount of ₹100. Please check it again.',
      code: 'PRICE_CHANGED',
      reason: 'PRICE_CHANGED',
      params: { itemTotal: 700, discount: 100, amount: 600 },
      data: { itemTotal: 700, discount: 100, amount: 600 },
    });
  });

  it('names forms and files by their types', () => {
    const bodies = operations.flatMap(([call, { requestBody }]) =>
      requestBody && !('application/json' in requestBody.content)
        ? [`${call} ${Object.keys(requestBody.content).join()}`]
        : [],
    );
    expect(bodies.filter((body) => !body.endsWith('urlencoded'))).toEqual(
      [
        'POST tests/test',
        'POST admin/content/image',
        'POST admin/labs/{id}/image',
        'POST admin/tests.csv',
        'POST admin/prices.csv',
        ...['orders/{id}', 'orders/{id}/items/{itemId}'].map((of) => `POST admin/${of}/report`),
        'POST admin/reports/{id}/values.csv',
      ].map((call) => `${call} multipart/form-data`),
    );
    const files = operations.flatMap(([call, { responses }]) => {
      const types = Object.keys(responses['200']?.content ?? {}).join();
      return types === '' || types.includes('application/json') ? [] : [`${call} ${types}`];
    });
    expect(files).toEqual([
      'GET sample-reports/{id} application/pdf',
      'GET files/{key} image/png,image/jpeg,image/webp,image/svg+xml',
      'GET admin/tests.csv text/csv',
      'GET admin/prices.csv text/csv',
      'GET order/{id}/events text/event-stream',
      'GET order/{id}/receipt.pdf application/pdf',
      'GET order/{id}/creditnotes/{number} application/pdf',
      'GET order/{id}/visit.ics text/calendar',
      'GET whatsapp/webhook text/plain',
      'GET report/{id}/file application/pdf',
      'GET admin/reports/{id}/files/{fileId} application/pdf',
      'POST shared-report/file application/pdf',
      'GET doctor/calls/{id}/file application/pdf',
    ]);
  });

  it("names the Idempotency-Key of an order, and every code's own schema", () => {
    const { parameters, responses } = new Map(operations).get('POST order/createorder')!;
    expect(parameters!.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(Object.keys(responses).join(' ')).toBe(
      '200 201 400 401 403 404 409 413 415 422 429 500 503',
    );
    expect(responses['409']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            anyOf: [
              { $ref: '#/components/schemas/Conflict' },
              { $ref: '#/components/schemas/SlotTaken' },
              { $ref: '#/components/schemas/LabNotCollectingThere' },
              { $ref: '#/components/schemas/PriceChanged' },
            ],
          },
        },
      },
    });
  });
});
