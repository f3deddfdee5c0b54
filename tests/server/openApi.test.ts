import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describe as describeCalls } from '../../api/plugins/openApi.ts';
import { readConfig } from '../../server/shared/config.ts';
import { callsOf, MAY } from '../api/support/accessTable.ts';
import type { Who } from '../api/support/accessTable.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';

interface Described {
  operationId: string;
  security: Record<string, []>[];
  responses: Record<string, unknown>;
  parameters?: { name: string; description?: string; example?: unknown }[];
}

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
  it("has no error and no warning for Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(
        ({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`,
      ),
    ).toEqual([]);
  });

  it("has none for Spectral's", async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [[oas as never, 'recommended']] });
    const problems = await spectral.run(source);
    expect(
      problems.map(({ code, message, path }) => `${path.join('.')} ${code}: ${message}`),
    ).toEqual([]);
  });

  it('names who may make each call as it is checked', () => {
    const sessions: Record<Who, string> = {
      everyone: '',
      customers: 'customer',
      administrators: 'admin',
      both: 'customer admin',
    };
    const open = operations.filter(([call]) => call in MAY);
    expect(open.length).toBeGreaterThan(50);
    expect(
      open.map(([call, { security }]) => [call, security.flatMap(Object.keys).join(' ')]),
    ).toEqual(open.map(([call]) => [call, sessions[MAY[call]!]]));
  });

  it('describes every parameter, with an example', () => {
    const parameters = operations.flatMap(([call, { parameters = [] }]) =>
      parameters.map((parameter) => ({ call, ...parameter })),
    );
    expect(parameters.length).toBeGreaterThan(20);
    expect(
      parameters.filter(({ description, example }) => !description || example === undefined),
    ).toEqual([]);
  });

  it("names the Idempotency-Key of an order, and every code's own schema", () => {
    const { parameters, responses } = new Map(operations).get('POST order/createorder')!;
    expect(parameters!.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(Object.keys(responses)).toEqual([
      '200',
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
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

describe('a service with its description', () => {
  const bare = async (production: boolean) => {
    const app = Fastify();
    app.decorate('deps', {
      config: { ...readConfig({}), production, publicUrl: 'https://assay.example.com' },
    } as never);
    await app.register(describeCalls);
    return app;
  };

  it('does not start with a route that is not described', async () => {
    const app = await bare(false);
    expect(() => app.get('/api/v1/more', async () => 'more')).toThrow(
      'GET /api/v1/more is not described: make its options with operation()',
    );
  });

  it('names the cookies and the server as they are in production', async () => {
    const app = await bare(true);
    await app.ready();
    expect(app.swagger()).toMatchObject({
      servers: [{ url: 'https://assay.example.com' }],
      components: {
        securitySchemes: {
          customer: { in: 'cookie', name: '__Host-assay_session' },
          admin: { in: 'cookie', name: '__Host-assay_admin' },
        },
      },
    });
  });
});
