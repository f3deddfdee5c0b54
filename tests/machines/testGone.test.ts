import { expect, it } from 'vitest';
import { failure, lab } from '../../devtools/samples/entities.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { funnel } from './support/funnel.ts';

const toLabs = { fact: { type: 'xstate.route', to: '#lab' } };
const gone = failure('NOT_FOUND');

it('a test that is no longer offered is said at the labs, where loading again would not help', async () => {
  const one = await funnel();
  await one.go(toLabs, { fails: 'loadLabs', with: gone });
  expect(one.value()).toEqual({ lab: 'testGone' });
});

it('a test that is no longer offered is said at the labs also if that is found out at the slots', async () => {
  const one = await funnel();
  await one.go({ fact: { type: 'xstate.route', to: '#slot' } }, { fails: 'loadSlots', with: gone });
  expect(one.value()).toEqual({ lab: 'loading' });
});

it('of several tests the one that is gone is taken out, and the others are booked', async () => {
  const item = { testId: 't2', patientId: 'p1' };
  const one = await funnel({ added: [item] });
  await one.go(
    toLabs,
    { fails: 'loadLabs', with: gone },
    { fact: { type: 'item.removed', item } },
    { answers: 'loadLabs', with: [lab] },
  );
  expect(one.value()).toEqual({ lab: 'choosing' });
  expect(one.context<BookingContext>().draft.added ?? []).toEqual([]);
});
