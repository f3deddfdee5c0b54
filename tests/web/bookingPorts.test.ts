// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { BookingPorts } from '../../machines/booking/booking.ports.ts';
import { bookingPorts } from '../../web/booking/booking.ports.ts';
import { gatewayAnswers } from './support/gateway.ts';

describe('the ports of the funnel', () => {
  const calls: Record<keyof BookingPorts, [input: unknown, field: string, variables: object]> = {
    loadPatients: [undefined, 'patients', {}],
    loadVisitTests: [{ testIds: ['t1'] }, 'visitTests', { ids: ['t1'] }],
    savePatient: [{ name: 'L' }, 'savePatient', { input: { name: 'L' } }],
    loadLabs: [{ testIds: ['t1'], pin: '600020' }, 'labs', { testId: 't1', pin: '600020' }],
    loadSlots: [{ labId: 'l1' }, 'slots', { labId: 'l1' }],
    loadAddresses: [undefined, 'addresses', {}],
    saveAddress: [{ road: 'R' }, 'saveAddress', { input: { road: 'R' } }],
    createOrder: [{ testId: 't1' }, 'createOrder', { input: { testId: 't1' } }],
    changeOrder: [{ orderId: 'o1' }, 'changeOrder', { input: { orderId: 'o1' } }],
    extendHold: [{ orderId: 'o1' }, 'extendHold', { orderId: 'o1' }],
    takeOffer: [{ orderId: 'o1', code: 'C' }, 'takeOffer', { orderId: 'o1', code: 'C' }],
    dropOffer: [{ orderId: 'o1' }, 'dropOffer', { orderId: 'o1' }],
    cancelOrder: [{ orderId: 'o1', onlyUnpaid: true }, '', { orderId: 'o1', onlyUnpaid: true }],
    loadOrder: [{ orderId: 'o1' }, 'order', { id: 'o1' }],
    startPayment: [{ orderId: 'o1' }, 'startPayment', { orderId: 'o1' }],
    verifyPayment: [{ signature: 's' }, 'verifyPayment', { proof: { signature: 's' } }],
    openPaymentWindow: [null, '', {}],
    openPaymentPage: [null, '', {}],
  };
  it.each(Object.entries(calls).filter(([name]) => !name.startsWith('openPayment')))(
    '%s asks and answers what the machine wants',
    async (name, [input, field, variables]) => {
      const data = field === '' ? { id: 'o1' } : { [field]: [name] };
      const sent = gatewayAnswers(data);
      const port = bookingPorts[name as 'loadLabs'] as (input: unknown) => Promise<unknown>;
      expect(await port(input)).toEqual(field === '' ? data : [name]);
      expect(
        sent.map((one) => [one.variables, /\b(query|mutation) /.exec(one.source)?.[1]]),
      ).toEqual([[variables, name.startsWith('load') ? 'query' : 'mutation']]);
    },
  );

  it('labs are asked for all tests of a visit', async () => {
    const sent = gatewayAnswers({ labs: [] });
    const signal = new AbortController().signal;
    await bookingPorts.loadLabs({ testIds: ['t1', 't2'], pin: null, orderId: 'o1' }, signal);
    expect(sent[0]!.variables).toEqual({
      testIds: ['t1', 't2'],
      pin: null,
      orderId: 'o1',
    });
  });
});
