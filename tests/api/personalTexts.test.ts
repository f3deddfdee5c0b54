import { beforeAll, describe, expect, it } from 'vitest';
import { fieldLabels } from '../../api/reasons/fields.ts';
import { startApi } from './support/api.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
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
    'version bookingforWhom gender error[code]'
  ).split(' '),
);

interface Text extends Schema {
  name: string;
}
/** The texts of a schema that may be anything. */
const textsIn = (schema: Schema, name = ''): Text[] => {
  if (schema.enum || schema.pattern) return [];
  if (schema.type === 'string') return [{ ...schema, name }];
  const inner = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  const own = schema['x-personal'] && { 'x-personal': schema['x-personal'] };
  return [
    ...inner.flatMap((part) => textsIn({ ...part, ...own }, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) => textsIn(part, field)),
  ];
};

describe('every text that a customer sends', () => {
  let texts: Text[];
  beforeAll(async () => {
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
    texts = bodies.flatMap((body) => textsIn(body));
  });
  const namesOf = (some: Text[]) => [...new Set(some.map(({ name }) => name))];

  it('is called personal by its contract, or is known not to be', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(
      namesOf(texts.filter((text) => !text['x-personal'] && !others.has(text.name))),
      'Give it `...personal` of api/personal.ts in its contract, or say here that it is not.',
    ).toEqual([]);
  });

  it('may be so long and no longer', () => {
    expect(namesOf(texts.filter(({ maxLength }) => maxLength === undefined))).toEqual([]);
  });

  it('has a name in Hindi, where it says something of a person', () => {
    expect(
      namesOf(texts.filter((text) => text['x-personal'] && !fieldLabels[text.name]?.hi)),
      'Give it a row in api/reasons/fields.ts.',
    ).toEqual([]);
  });
});
