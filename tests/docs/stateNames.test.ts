import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { orderMachine } from '../../machines/order/order.machine.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import { refundMachine } from '../../machines/refund/refund.machine.ts';

/**
 * Where a view still asks for a state by its name, how often, and why no tag does. Everything else
 * asks `hasTag` (machines/tags.ts), so that a new state needs no new view.
 */
const reasons: Record<string, { times: number; why: string }> = {
  'web/admin/day/VisitActs.tsx': { times: 2, why: 'two forms, of which one is open' },
  'web/admin/values/EnteredView.tsx': { times: 1, why: 'the one act whose button shows it' },
  'web/admin/values/RejectPdf.tsx': { times: 2, why: 'two forms, of which one is being sent' },
  'web/admin/values/useTypedOfReport.ts': {
    times: 1,
    why: 'several forms of a report, of which one was sent',
  },
  'web/booking/PaymentStep.tsx': {
    times: 2,
    why: 'the bank that confirms, and the window that is open',
  },
  'web/chat/panel.ts': {
    times: 2,
    why: 'the panel is a region of its own: open, collapsed, closed',
  },
  'web/orders/OrderChanges.tsx': { times: 1, why: 'the one dialog that asks to cancel' },
  'web/signIn/useSignIn.ts': { times: 1, why: 'the pause before it is tagged alike' },
  'web/signUp/CodeStep.tsx': { times: 1, why: 'the other region sends another code meanwhile' },
};

/**
 * Where several statuses of an order, a payment or a refund stand together in code, and why no tag of its chart
 * does. A set that is written down once more goes wrong with the next status.
 */
const sets: Record<string, string> = {
  'api/orders/notifyCustomer.ts': 'the statuses that have a message, each with its text',
  'api/orders/orderKinds.repository.ts': 'to the letter as an index of the database has it',
  'api/orders/settlePayment.ts': 'what an event has just led to, not how an order stands',
  'machines/order/order.rules.ts': 'the order of the stages',
  'web/shared/StageDrawing.tsx': 'two stages that have one drawing',
};

it('sets of statuses are tags of the charts', () => {
  const statuses = [orderMachine, paymentMachine, refundMachine].flatMap(({ states }) =>
    Object.keys(states),
  );
  const one = `'(?:${statuses.join('|')})'`;
  const several = new RegExp(
    `[[(]\\s*${one},\\s*${one}|\\b([\\w.]+) ([!=]==) ${one}\\s*(?:\\|\\||&&)\\s*\\1 \\2 ${one}`,
  );
  const found = globSync('{api,gateway,machines,web}/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/generated\/|\.(contract|seed)\.ts$/.test(file))
    .filter((file) => several.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(sets));
});

it('views ask tags, not the names of states', () => {
  const found = globSync('web/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/generated/'))
    .flatMap((file) => {
      const times = readFileSync(file, 'utf8').match(/\.matches\(|\bstate === '/g)?.length ?? 0;
      return times > 0 ? [[file, times] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(reasons).map(([file, { times }]) => [file, times])),
  );
});
