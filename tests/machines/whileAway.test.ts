import { describe, expect, it } from 'vitest';
import { getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { chartOf } from '../../devtools/chart/chart.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import type { Message } from '../../machines/notices.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { everyState } from '../models/cover.ts';
import { placesOf } from '../models/model.ts';
import type { Model } from '../models/model.ts';
import { models } from '../models/models.ts';

// What happens while a flow is open somewhere: the session ends and somebody logs in again, and the
// order changes in another tab, by the staff or by the clock.

/** Flows that are not told of a login after the session had ended, and why. */
const withoutSession: Record<string, string> = {
  order: 'runs on the server',
  payment: 'runs on the server',
  refund: 'runs on the server',
  signIn: 'is the login itself',
  signUp: 'follows the account (`account.known`), which is another one after another login',
  passwordReset: 'is for who is not logged in',
  session: 'is the session itself',
  chat: 'asks what everybody may ask',
  location: 'asks what everybody may ask',
  pin: 'asks what everybody may ask',
  zipCode: 'asks what everybody may ask',
  findTest: 'asks what everybody may ask',
  tracking: 'ends with its page, in place of which the login stands, and begins anew after it',
  consultation: 'as above; it is asked anew how the call stands',
  contactChange: 'ends with its page, as tracking does; where the code went is stored in the tab',
  repeat: 'ends with its page, as tracking does; what was set is asked for again',
  accountDeletion: 'as above: the account that is to be deleted is the one that is here',
  whatsAppConsent: 'as above; what is allowed is loaded with the account',
  savedList: 'as above; the list is asked for again, and what was typed is in the tab',
  invitation: 'is for who has no account yet',
  technicianDay: 'asks for the login by itself and keeps what is to be sent (`awaitingLogin`)',
  addTest:
    'is not told of it: what was asked is asked again after the login (web/app/StaffLogin.tsx)',
  catalogueImport: 'as above',
  labSchedule: 'as above',
  reportEntry: 'as above',
  secondFactor: 'as above',
  orderActs: 'as above',
  contentEditing: 'as above',
  staffForm: 'as above',
};

/** The steps of the funnel that come before review: on each something is chosen. */
const choosing = Object.entries(bookingMachine.states)
  .filter(([step, { config }]) => config.route && !['review', 'payment'].includes(step))
  .map(([step]) => step);

/** Where a flow with an order lets a change of it pass, and why. */
const passing: Record<string, Record<string, string>> = {
  booking: {
    idle: 'no order is shown',
    ...Object.fromEntries(
      choosing.map((step) => [step, 'the service refuses to change an order that has ended']),
    ),
    repeating: 'no order yet',
    opening: 'the order is being asked for, or has ended',
    placed: 'it is paid; its own page follows it',
  },
  tracking: {
    starting: 'is left at once',
    loading: 'the order is being asked for',
    loadFailed: 'there is nothing to show',
    notFound: 'there is nothing to show',
  },
};
/** Where payment goes on whatever is heard: what the provider and the check answer decides. */
const decidedByAnswer =
  /^payment\.(creating|windowOpen|onPage|verif|confirming|extending|reload)|^review\.(taking|dropping|extending|reload)/;

const charts = new Map(shippedMachines.map((machine) => [machine.id, chartOf(machine)]));
/** The paths of the states that handle an event by themselves. */
const handlers = (id: string, event: string) => {
  const { states, transitions } = charts.get(id)!;
  const sources = transitions.filter((one) => one.event === event).map(({ source }) => source);
  return states.filter((state) => sources.includes(state.id)).map(({ path }) => path);
};
type Said = { message: Message | null };
const loginRequired: Message = { text: 'Please log in', reason: 'LOGIN_REQUIRED' };
const then = ({ machine }: Model, before: AnyMachineSnapshot, event: AnyEventObject) =>
  getNextSnapshot(machine, before as never, event as never) as AnyMachineSnapshot;
const booking = models.find(({ machine }) => machine.id === 'booking')!;

describe('a login after the session had ended', () => {
  it('reaches every flow, unless it is said why not', () => {
    const told = shippedMachines
      .map(({ id }) => id)
      .filter((id) => handlers(id, 'session.renewed').length > 0);
    const named = Object.keys(withoutSession);
    expect([...told, ...named].toSorted()).toEqual(shippedMachines.map(({ id }) => id).toSorted());
  });

  const told = models.filter(({ machine }) => !(machine.id in withoutSession));
  it.each(told.map((model) => ({ id: model.machine.id, model })))(
    'leaves no failure of before on any state of $id',
    { timeout: 180_000 },
    ({ model }) => {
      const renewed = { type: 'session.renewed' };
      const left = everyState(model).filter(({ end }) => {
        const context = { ...(end.context as Said), message: loginRequired };
        const refused = model.machine.resolveState({ value: end.value as never, context });
        const after = then(model, refused, renewed);
        return after.hasTag('failed') || (after.context as Said).message !== null;
      });
      expect(left.map(({ title }) => title)).toEqual([]);
      // What was said of something else stays, as a price that has changed.
      const lost = everyState(model).filter(({ end }) => {
        const after = then(model, end, renewed);
        const isSame = JSON.stringify(after.value) === JSON.stringify(end.value);
        return isSame && (end.context as Said).message !== (after.context as Said).message;
      });
      expect(lost.map(({ title }) => title)).toEqual([]);
    },
  );
});

describe('an order that ends elsewhere', () => {
  const ended = (model: Model) =>
    model.facts.filter(
      (fact) =>
        fact.type === 'order.changed' &&
        ['cancelled', 'SUCCESS'].some((word) => JSON.stringify(fact).includes(word)),
    );
  const withOrder = models.filter(
    ({ machine }) => handlers(machine.id, 'order.changed').length > 0,
  );

  it.each(withOrder.map((model) => ({ id: model.machine.id, model })))(
    'is heard in every state of $id, unless it is said why not',
    ({ model: { machine } }) => {
      const at = handlers(machine.id, 'order.changed');
      const deaf = charts
        .get(machine.id)!
        .states.filter(({ type }) => type === 'atomic')
        .map(({ path }) => path)
        .filter((place) => !at.some((source) => place === source || place.startsWith(`${source}.`)))
        .filter((place) => !(place.split('.')[0]! in (passing[machine.id] ?? {})));
      expect(deaf).toEqual([]);
    },
  );

  it('leaves no page of the funnel on which it can still be paid or reviewed', () => {
    const isOpen = (place = '') => /^(payment|review)\./.test(place);
    const shown = everyState(booking).filter(({ end }) => {
      const [place] = placesOf(end.value);
      return isOpen(place) && !decidedByAnswer.test(place!);
    });
    const open = new Set(shown.map(({ title }) => title.split('.')[0]));
    expect(open).toEqual(new Set(['payment', 'review']));
    for (const fact of ended(booking)) {
      const said = JSON.stringify(fact).includes('SUCCESS')
        ? undefined
        : bookingNotices.orderCancelled.reason;
      const after = shown.map(({ title, end }) => ({ title, now: then(booking, end, fact) }));
      expect(
        after
          .filter(
            ({ now }) =>
              isOpen(placesOf(now.value)[0]) || (now.context as Said).message?.reason !== said,
          )
          .map(({ title }) => title),
      ).toEqual([]);
    }
  });
});
