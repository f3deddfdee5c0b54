import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../server/shared/config.ts';
import { collectorStandIn } from './support/collectorStandIn.ts';
import type { SentSpan } from './support/collectorStandIn.ts';
import { startServer } from './support/serverProcess.ts';
import type { ServerProcess } from './support/serverProcess.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const before = '00f067aa0ba902b7';
const requestId = 'proxy-0000000042';
const person = {
  firstName: 'Unmistakable',
  lastName: 'Veryrare',
  email: 'unmistakable@example.com',
  password: 'a secret of mine',
};
const patient = {
  relation: 'MOTHER',
  name: 'Leela Veryrare',
  dateOfBirth: '1957-09-30',
  gender: 'FEMALE',
};

describe.runIf(inject('templateUrl'))('OpenTelemetry, when it is configured', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  /**
   * A person signs up, adds a patient and asks for what is not there, and the product stops.
   * Answers all that was sent.
   */
  async function traceOf(
    start: (environment: Record<string, string>) => Promise<ServerProcess[]>,
    email: string,
  ) {
    const collector = await collectorStandIn();
    const servers = await start({
      DATABASE_URL: database.url!,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-request-id': requestId,
      traceparent: `00-${traceId}-${before}-01`,
    };
    const ask = async (query: string, variables: object) => {
      const response = await fetch(`${servers[0]!.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (cookie) headers.cookie = cookie;
      const answer = (await response.json()) as { data: unknown; errors?: unknown };
      expect(answer.errors).toBeUndefined();
    };
    await ask('mutation signUp($input: SignUpInput!) { signUp(input: $input) { message } }', {
      input: { ...person, email },
    });
    await ask('mutation savePatient($input: PatientInput!) { savePatient(input: $input) { id } }', {
      input: patient,
    });
    await fetch(`${servers[0]!.url}/api/v1/order/SECRET-IN-ADDRESS?email=${email}`, { headers });
    for (const server of servers) expect(await server.stop()).toBe(0);
    const sent = { spans: collector.spans(), text: collector.text() };
    await collector.close();
    return sent;
  }

  /**
   * What the trace of the sign-up has: the span at the door, the service's below it, and the
   * database's below that.
   */
  function expectWholeTrace(spans: SentSpan[]): void {
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const door = spans.find((span) => span.name === 'mutation signUp')!;
    expect(door).toMatchObject({
      parentSpanId: before,
      attributes: {
        'http.route': '/graphql',
        'graphql.operation.name': 'signUp',
        'http.response.status_code': 200,
        'http.request.header.x-request-id': requestId,
      },
    });
    const service = spans.find((span) => span.name === 'POST /api/v1/users/signup')!;
    expect(service).toMatchObject({
      parentSpanId: door.spanId,
      attributes: {
        'http.response.status_code': 201,
        'http.request.header.x-request-id': requestId,
      },
    });
    const queries = spans.filter((span) => span.parentSpanId === service.spanId);
    expect(queries.map((span) => span.name)).toEqual(
      expect.arrayContaining(['insert users', 'insert sessions']),
    );
    expect(queries[0]!.attributes['db.system.name']).toBe('postgresql');
  }

  it(
    'shows a call through gateway, service and database as one trace, without a word about the person',
    { timeout: 60_000 },
    async () => {
      const { spans, text } = await traceOf(
        async (environment) => [
          await startServer(environment, 'tests/api/support/product.process.ts'),
        ],
        person.email,
      );
      expectWholeTrace(spans);
      expect(spans.map((span) => span.name)).toContain('GET /api/v1/order/:id');
      expect(spans.map((span) => span.service)[0]).toBe('assay');
      for (const secret of [
        ...Object.values(person),
        patient.name,
        patient.dateOfBirth,
        'SECRET-IN-ADDRESS',
        '127.0.0.1',
        'assay_session',
      ])
        expect(text).not.toContain(secret);
    },
  );

  it(
    'keeps the trace together when gateway and service are apart',
    { timeout: 60_000 },
    async () => {
      const { spans } = await traceOf(async (environment) => {
        const service = await startServer({ ...environment, OTEL_SERVICE_NAME: 'assay-rest' });
        const gateway = await startServer(
          { ...environment, OTEL_SERVICE_NAME: 'assay-gateway', API_URL: service.url },
          'tests/api/support/product.process.ts',
        );
        return [gateway, service];
      }, 'apart@example.com');
      expectWholeTrace(spans);
      expect(new Set(spans.map((span) => span.service))).toEqual(
        new Set(['assay-gateway', 'assay-rest']),
      );
      // What is only handed on keeps its trace, too.
      const door = spans.find(
        (span) => span.service === 'assay-gateway' && span.name === 'GET /api/*',
      )!;
      expect(spans.find((span) => span.name === 'GET /api/v1/order/:id')).toMatchObject({
        service: 'assay-rest',
        parentSpanId: door.spanId,
      });
    },
  );

  it(
    "samples as the standard's variables say, and ends in time when no collector is there",
    { timeout: 30_000 },
    async () => {
      const collector = await collectorStandIn();
      const server = await startServer({
        DATABASE_URL: database.url!,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER: 'always_off',
      });
      await server.call(null, 'tests/alltests');
      expect([await server.stop(), collector.spans()]).toEqual([0, []]);
      await collector.close();
      const alone = await startServer({
        DATABASE_URL: database.url!,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      });
      await alone.call(null, 'tests/alltests');
      expect(await alone.stop()).toBe(0);
    },
  );
});

describe('the settings of OpenTelemetry', () => {
  it('are off without a collector, and are checked', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(readConfig({}).tracing).toBeUndefined();
    expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
    expect(readConfig(endpoint).tracing).toEqual({ sampler: 'parentbased_always_on', ratio: 1 });
    expect(
      readConfig({
        ...endpoint,
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }).tracing,
    ).toEqual({ sampler: 'traceidratio', ratio: 0.1 });
    expect(() =>
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
        OTEL_TRACES_SAMPLER: 'some',
        OTEL_TRACES_SAMPLER_ARG: '2',
      }),
    ).toThrow(
      /OTLP_ENDPOINT must be an address(.|\n)*must be http\/json(.|\n)*SAMPLER must be one of(.|\n)*from 0 to 1/,
    );
  });
});
