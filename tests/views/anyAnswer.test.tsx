// @vitest-environment jsdom
import { defaultFieldResolver, getNullableType, isEnumType, isListType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { TestText } from '../../web/catalogue/lazyParts.ts';
import { loadHomeParts } from '../../web/home/lazyParts.ts';
import { OnTheWay } from '../../web/shared/drawings.ts';
import { pagesFor } from './support/pagesFor.ts';
import { servePage } from './support/servePage.tsx';

// Parts that come late would be looked at in some runs only.
beforeAll(() => Promise.all([loadHomeParts(), TestText.load(), OnTheWay.load()]));

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Lists in which there is always something, and what is different in each thing of its list. */
const asItIs = new Set(['Order.items', 'Repeat.choices', 'Trend.points', 'Content.kind']);
const nameOf = ({ parentType, fieldName }: GraphQLResolveInfo) => `${parentType.name}.${fieldName}`;

/** What else the schema allows: nothing, the other boolean, each value of an enum, an empty list. */
function othersThan(value: unknown, info: GraphQLResolveInfo): unknown[] {
  if (asItIs.has(nameOf(info))) return [];
  const type = getNullableType(info.returnType);
  const nothing = type === info.returnType && value !== null ? [null] : [];
  if (isListType(type)) return [[], ...nothing];
  if (isEnumType(type)) return [...type.getValues().map((one): unknown => one.value), ...nothing];
  return typeof value === 'boolean' ? [!value, ...nothing] : nothing;
}

/** Where in which answer a field is. */
function placeOf({ path, operation }: GraphQLResolveInfo): string {
  const names = [operation.name?.value];
  for (let at: typeof path | undefined = path; at; at = at.prev) names.push(String(at.key));
  return names.join();
}

const attributes = ['aria-label', 'title', 'href', 'src', 'alt', 'value'];
/** Text of the page that nobody understands. */
function faults(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of page.querySelectorAll('script, style')) hidden.remove();
  const texts = [...page.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : null)),
    ...attributes.map((name) => element.getAttribute(name)),
  ]);
  return texts.filter(
    (text) => text !== null && /\bnull\b|undefined|\bNaN\b|Invalid Date|\[object/.test(text),
  ) as string[];
}

it.each(pagesFor('everyone', 'customer', 'admin'))(
  '%s shows whatever the schema allows',
  async (name, { answers, url }) => {
    async function open(fieldResolver: Resolver): Promise<string[]> {
      await servePage(name, url, new Proxy({}, { get: () => answers }), { fieldResolver });
      return faults();
    }

    const fields = new Map<string, { place: string; others: unknown[] }>();
    const asAnswered = await open((...field) => {
      const info = field[3];
      const value: unknown = defaultFieldResolver(...field);
      if (!fields.has(nameOf(info)))
        fields.set(nameOf(info), { place: placeOf(info), others: othersThan(value, info) });
      return value;
    });
    expect(asAnswered).toEqual([]);
    for (const [field, { place, others }] of fields)
      for (const other of others) {
        const found = await open((...asked) =>
          placeOf(asked[3]) === place ? other : defaultFieldResolver(...asked),
        );
        expect([field, other, ...found]).toEqual([field, other]);
      }
  },
);
