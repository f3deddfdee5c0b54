import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; arrayValue?: { values: Value[] } };

/** A span as it arrived, its attributes by name. */
export interface SentSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | number | undefined>;
}

/** A stand-in of an OpenTelemetry collector that takes traces as JSON. */
export async function collectorStandIn() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything as it was sent. */
    text: () => bodies.join('\n'),
    spans: (): SentSpan[] => bodies.flatMap((body) => spansIn(JSON.parse(body) as Sent)),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

type Attributes = { key: string; value: Value }[];
interface Sent {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: {
        name: string;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: Attributes;
      }[];
    }[];
  }[];
}

const read = (value: Value): string | number | undefined =>
  value.stringValue ?? value.intValue ?? (value.arrayValue && read(value.arrayValue.values[0]!));
const byName = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)]));
const spansIn = ({ resourceSpans }: Sent): SentSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(byName(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        attributes: byName(span.attributes),
      })),
    ),
  );
