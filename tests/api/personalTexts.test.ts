import { expect, it } from 'vitest';
import { startApi } from './support/api.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  'x-personal'?: true;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Call {
  security: Record<string, []>[];
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
}

/** Texts that say nothing of a person: ids, what proves something, and one of a few words. */
const others = new Set(
  (
    'patient test lab slot address orderId userID code token secret password newPassword otp startsAt ' +
    'razorpay_payment_id razorpay_order_id razorpay_signature razorpayOrderId flow state next ' +
    'bookingforWhom gender error[code]'
  ).split(' '),
);

/** The names of texts in a schema of which nothing says what they are. */
const unsaidIn = (schema: Schema, name = ''): string[] => {
  if (schema['x-personal'] || schema.enum || schema.pattern) return [];
  if (schema.type === 'string') return others.has(name) ? [] : [name];
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...inner.flatMap((part) => unsaidIn(part, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => unsaidIn(part, field)),
  ];
};

it('every text that a customer sends is called personal by its contract, or is known not to be', async () => {
  const api = await startApi();
  const { paths, components } = JSON.parse((await api.client().get('openapi.json')).text) as {
    paths: Record<string, Record<string, Call>>;
    components: { schemas: Record<string, Schema> };
  };
  await api.stop();
  const bodies = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ security }) => security.every((session) => 'customer' in session))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .map(({ schema }) =>
      schema.$ref ? components.schemas[schema.$ref.split('/').pop()!]! : schema,
    );
  expect(bodies.length).toBeGreaterThan(20);
  expect(
    bodies.flatMap((body) => unsaidIn(body)),
    'Give it `...personal` of api/personal.ts in its contract, or say here that it is not.',
  ).toEqual([]);
});
