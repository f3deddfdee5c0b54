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
/** What goes on for as long as it is wanted, and has no answer that a test could hold. */
const subscriptions = new Set(['followOrder', 'followReviewedOrder', 'followVisits']);

// What is missing here asks the real gateway while a tour waits in the state that asked.
describe.each(allScreens.map((screens) => ({ name: screens.name, screens })))(
  'the screens of $name',
  ({ screens: { model, services } }) => {
    const invoked = chartOf(model.machine).states.flatMap((state) => state.invokes);

    it('say how every service of the machine ends, and of no other', () => {
      const answered = invoked.filter((id) => !subscriptions.has(id));
      expect(Object.keys(services).toSorted()).toEqual(answered.toSorted());
    });

    it('name fields of the schema', () => {
      const fields = Object.values(services).filter((service) => typeof service === 'string');
      expect(fields.filter((field) => !rootFields.has(field))).toEqual([]);
    });
  },
);
