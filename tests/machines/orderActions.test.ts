import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../../machines/generated/schema.ts';
import { patientRefusal } from '../../machines/booking/patientRefusal.ts';
import { bucketCount, bucketOf, secondsWithin } from '../../machines/figures/timeBuckets.ts';
import { availableActions, eventOfAction } from '../../machines/order/actions.ts';
import type { OrderState } from '../../machines/order/order.rules.ts';
import { isPayable } from '../../machines/payment/payment.rules.ts';

const ready = { report: true, slotDay: true, reportOpen: true, unreported: true };
const paid = (state: OrderState, progress = ready) => ({
  state,
  paymentStatus: 'SUCCESS' as const,
  progress,
});

describe('what may be done with a paid order', () => {
  // Written from docs/product/states.md, not from the machine.
  it.each<[OrderState, string[], string[]]>([
    ['placed', ['cancel', 'reschedule'], ['assign', 'reschedule', 'cancel']],
    ['notCollected', ['cancel', 'reschedule'], ['assign', 'reschedule', 'cancel']],
    [
      'onTheWay',
      ['cancel', 'reschedule'],
      ['assign', 'reschedule', 'collect', 'failVisit', 'cancel'],
    ],
    [
      'assigned',
      ['cancel', 'reschedule'],
      ['assign', 'reschedule', 'depart', 'collect', 'failVisit', 'cancel'],
    ],
    ['collection', [], ['examine', 'rejectSample']],
    ['examining', [], ['complete', 'rejectSample']],
    ['completed', [], []],
    ['cancelled', [], []],
  ])('%s', (status, byCustomer, byAdministrator) => {
    expect(availableActions(paid(status), 'customer').toSorted()).toEqual(byCustomer.toSorted());
    expect(availableActions(paid(status), 'administrator').toSorted()).toEqual(
      byAdministrator.toSorted(),
    );
  });
});

describe('what may not be done yet', () => {
  const names = (status: OrderState, progress: typeof ready) =>
    availableActions(paid(status), 'administrator').filter(
      (name) => !availableActions(paid(status, progress), 'administrator').includes(name),
    );
  it('nobody is on the way, takes a sample or misses a person before the day', () => {
    expect(names('assigned', { ...ready, slotDay: false })).toEqual([
      'depart',
      'collect',
      'failVisit',
    ]);
  });
  it('nothing is completed without its report', () => {
    expect(names('examining', { ...ready, report: false })).toEqual(['complete']);
  });
  it('no sample is rejected once all reports are released', () => {
    expect(names('examining', { ...ready, reportOpen: false })).toEqual(['rejectSample']);
  });
  it('nothing is cancelled as a whole once a report is released', () => {
    expect(names('assigned', { ...ready, unreported: false })).toEqual(['cancel']);
  });
});

describe("the order's money", () => {
  const statuses: PaymentStatus[] = [
    'PENDING',
    'FAILED',
    'SUCCESS',
    'EXPIRED',
    'REFUND_PENDING',
    'REFUNDED',
  ];
  it('is waited for while the payment is pending, and after one that failed', () => {
    expect(statuses.filter(isPayable)).toEqual(['PENDING', 'FAILED']);
  });
  it.each(statuses)('%s: who may do what before anything is paid', (paymentStatus) => {
    const order = { state: 'placed' as const, paymentStatus, progress: ready };
    const waits = ['PENDING', 'FAILED'].includes(paymentStatus);
    const booked = paymentStatus === 'SUCCESS';
    const byCustomer = availableActions(order, 'customer');
    expect(byCustomer).toEqual(waits ? ['pay', 'cancel'] : booked ? ['cancel', 'reschedule'] : []);
    const byAdministrator = availableActions(order, 'administrator');
    expect(byAdministrator.includes('pay')).toBe(false);
    expect(byAdministrator.includes('cancel')).toBe(waits || booked);
    expect(byAdministrator.includes('assign')).toBe(booked);
  });
});

it('each action has an event of its own', () => {
  expect(new Set(Object.values(eventOfAction)).size).toBe(Object.keys(eventOfAction).length);
});

it('names each field of a patient that is missing, with its reason', () => {
  const missing = patientRefusal({ name: ' ', dateOfBirth: '', gender: '' });
  expect(missing?.text).toBe('Please fill all fields');
  expect(
    missing?.fields?.map(({ field, text, reason, params }) => [field, text, reason, params]),
  ).toEqual(
    ['name', 'DOB', 'gender'].map((field, index) => [
      field,
      ['Name is missing', 'Date of birth is missing', 'Gender is missing'][index],
      'FIELD_MISSING',
      { field },
    ]),
  );
  const whole = { dateOfBirth: '1990-01-01', gender: 'female' };
  for (const name of ['🙂', '-', '१२']) {
    const refusal = patientRefusal({ ...whole, name });
    expect(refusal?.reason).toBe('FIELD_INVALID');
    expect(refusal?.fields?.map(({ field, text }) => [field, text])).toEqual([
      ['name', 'Name is not valid'],
    ]);
  }
  const noGender = patientRefusal({ ...whole, name: '🙂', gender: '' });
  expect(noGender?.text).toBe('Please fill all fields');
  expect(noGender?.fields?.map(({ reason }) => reason)).toEqual(['FIELD_INVALID', 'FIELD_MISSING']);
  for (const name of ['आशा', '李', "D'Souza"])
    expect(patientRefusal({ ...whole, name })).toBeNull();
  expect(patientRefusal({ name: 'Asha', dateOfBirth: '1990-01-01', gender: 'female' })).toBeNull();
});

it('a time in a state falls into the first bucket that holds it', () => {
  expect([0, 1, 1.5, 60, 61, 1800, 1801].map(bucketOf)).toEqual([0, 0, 1, 6, 7, 10, 11]);
  expect([bucketCount, secondsWithin(0), secondsWithin(10), secondsWithin(11)]).toEqual([
    12,
    1,
    1800,
    null,
  ]);
});
