import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { allScreens } from './all.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const rootFields = new Set(
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  ),
);
// What asks for another field, or for none, asks the real gateway while a tour waits in the state that asked.
describe.each(allScreens.map((screens) => ({ name: screens.name, screens })))(
  'the screens of $name',
  ({ screens: { model, services } }) => {
    it('say how services of the machine end, and of no other', () => {
      const invoked = chartOf(model.machine).states.flatMap((state) => state.invokes);
      expect(invoked).toEqual(expect.arrayContaining(Object.keys(services)));
    });

    it('name fields of the schema', () => {
      const fields = Object.values(services).filter((service) => typeof service === 'string');
      expect(fields.filter((field) => !rootFields.has(field))).toEqual([]);
    });
  },
);
