import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { AddressRequest, exampleAddress } from '../../api/addresses/addresses.contract.ts';
import { AdminSettingsJson } from '../../api/admin/admin.contract.ts';
import { QuestionRequest } from '../../api/assistant/assistant.contract.ts';
import { PreviewRequest, PublishRequest } from '../../api/content/adminContent.contract.ts';
import { PlaceQuery } from '../../api/geocoding/geocoding.contract.ts';
import { HolidaysRequest, HoursRequest, LabChanges } from '../../api/labs/adminLabs.contract.ts';
import { LabsQuery } from '../../api/labs/labs.contract.ts';
import { NewOffer, OfferChanges, TakeOfferRequest } from '../../api/offers/offers.contract.ts';
import { PatientRequest } from '../../api/patients/patients.contract.ts';
import { PaymentOrderRequest, VerifyRequest } from '../../api/payments/payments.contract.ts';
import { PricesQuery, PricesRequest } from '../../api/prices/prices.contract.ts';
import { ServiceabilityQuery } from '../../api/serviceability/serviceability.contract.ts';
import { SlotsQuery } from '../../api/slots/slots.contract.ts';
import { InvitationLookup } from '../../api/staff/staff.contract.ts';
import { VisitActRequest, VisitHeaders } from '../../api/visits/visits.contract.ts';

const x = (length: number) => 'x'.repeat(length);
const many = (count: number, item: unknown) => Array<unknown>(count).fill(item);

/** What may be sent, by its name in the description: a whole one, which each row changes. */
const sent: Record<string, [TSchema, Record<string, unknown>]> = {
  'an act on a visit': [
    VisitActRequest,
    { act: 'collect', samples: [{ item: 'i', sampleId: 's' }] },
  ],
  "a technician's key": [VisitHeaders, { 'Idempotency-Key': 'k' }],
  'the hours of a lab': [HoursRequest, { version: 'v', slotMinutes: 30, hours: [] }],
  'the holidays of a lab': [
    HolidaysRequest,
    {
      version: 'v',
      holidays: [{ date: '2026-12-25', part: 'day' }],
      decisions: [{ orderId: 'o', action: 'keep' }],
    },
  ],
  'a change of a lab': [LabChanges, {}],
  'a question for labs': [LabsQuery, {}],
  'a question for slots': [SlotsQuery, { labId: 'l' }],
  'a question for prices': [PricesQuery, { lab: 'l' }],
  'prices of a lab': [PricesRequest, { lab: 'l', prices: [{ test: 't', price: 1 }] }],
  'a new offer': [NewOffer, { code: 'c' }],
  'a change of an offer': [OfferChanges, {}],
  'an offer that is taken': [TakeOfferRequest, { code: 'c' }],
  'a PIN code': [ServiceabilityQuery, { pin: '560038' }],
  'an address': [AddressRequest, exampleAddress],
  'a patient': [PatientRequest, { bookingforWhom: '', name: '', DOB: '', gender: '' }],
  'the settings': [AdminSettingsJson, { version: 'v', serviceablePins: [], technicians: [] }],
  'a question': [QuestionRequest, { question: 'q' }],
  'a place': [PlaceQuery, { latitude: 0, longitude: 0 }],
  'an order to pay': [PaymentOrderRequest, { orderId: 'o' }],
  'the proof of a payment': [
    VerifyRequest,
    { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: '', orderId: 'i' },
  ],
  'what is published': [
    PublishRequest,
    { version: 0, entries: [{ texts: [{ field: 'f', english: 'e' }] }] },
  ],
  'a text to preview': [PreviewRequest, { text: '' }],
  'the link of an invitation': [InvitationLookup, { token: 't' }],
};

/** Whether it may be sent with another value of a field, such as `samples.0.item`. */
function takes(name: string, path: string, value: unknown): boolean {
  const [schema, whole] = sent[name]!;
  const changed = structuredClone(whole);
  const steps = path.split('.');
  const last = steps.pop()!;
  const parent = steps.reduce<Record<string, unknown>>(
    (of, step) => of[step] as Record<string, unknown>,
    changed,
  );
  parent[last] = value;
  return Value.Check(schema, changed);
}

describe('what is sent', () => {
  it.each(Object.keys(sent))('may be %s', (name) => {
    const [schema, whole] = sent[name]!;
    expect(Value.Check(schema, whole)).toBe(true);
  });

  it.each<[name: string, path: string, most: number, least?: 1]>([
    ['an act on a visit', 'pressedAt', 40],
    ['an act on a visit', 'samples.0.item', 100, 1],
    ['an act on a visit', 'samples.0.sampleId', 100],
    ['an act on a visit', 'note', 300],
    ["a technician's key", 'Idempotency-Key', 100, 1],
    ['the holidays of a lab', 'holidays.0.date', 10],
    ['the holidays of a lab', 'decisions.0.orderId', 100],
    ['the holidays of a lab', 'decisions.0.slotId', 100],
    ['the holidays of a lab', 'decisions.0.version', 200],
    ['a change of a lab', 'name', 200],
    ['a change of a lab', 'address', 300],
    ['a change of a lab', 'ratingSource', 200],
    ['a question for labs', 'testId', 100, 1],
    ['a question for labs', 'testIds', 1000, 1],
    ['a question for slots', 'labId', 100, 1],
    ['a question for slots', 'date', 100],
    ['a question for prices', 'lab', 100, 1],
    ['prices of a lab', 'lab', 100, 1],
    ['prices of a lab', 'prices.0.test', 100, 1],
    ['prices of a lab', 'prices.0.price', 20],
    ['prices of a lab', 'from', 10],
    ['a new offer', 'code', 40],
    ...(['a new offer', 'a change of an offer'] as const).flatMap((name) => [
      ...['title', 'titleHindi'].map((field): [string, string, number] => [name, field, 200]),
      ...['percent', 'rupees', 'mostRupees', 'perCustomer', 'budgetUses', 'budgetRupees'].map(
        (field): [string, string, number] => [name, field, 20],
      ),
      ...['from', 'until'].map((field): [string, string, number] => [name, field, 10]),
    ]),
    ['an offer that is taken', 'code', 40, 1],
    ['a PIN code', 'labId', 100, 1],
    ...Object.keys(exampleAddress).map((part): [string, string, number] => [
      'an address',
      part,
      200,
    ]),
    ['a patient', 'bookingforWhom', 200],
    ['a patient', 'name', 200],
    ['a patient', 'DOB', 200],
    ['a patient', 'gender', 200],
    ['a question', 'question', 1000],
    ['an order to pay', 'orderId', 100, 1],
    ['the proof of a payment', 'razorpay_payment_id', 100, 1],
    ['the proof of a payment', 'razorpay_order_id', 100, 1],
    ['the proof of a payment', 'razorpay_signature', 200],
    ['the proof of a payment', 'orderId', 100, 1],
    ['the link of an invitation', 'token', 200, 1],
    ['what is published', 'entries.0._id', 40],
    ['what is published', 'entries.0.texts.0.field', 40],
    ['what is published', 'entries.0.texts.0.english', 80_000],
    ['what is published', 'entries.0.texts.0.hindi', 80_000],
    ['a text to preview', 'text', 80_000],
  ])('as %s has a %s of %i characters at most', (name, path, most, least) => {
    expect([takes(name, path, x(most)), takes(name, path, x(most + 1))]).toEqual([true, false]);
    expect(takes(name, path, '')).toBe(least === undefined);
  });

  it.each<[name: string, path: string, most: number, item: unknown, least?: 1]>([
    ['an act on a visit', 'samples', 6, { item: 'i', sampleId: 's' }],
    [
      'the hours of a lab',
      'hours',
      100,
      { weekdays: [1], opens: '07:00', closes: '08:00', places: 1 },
    ],
    ['the hours of a lab', 'decisions', 5000, { orderId: 'o', action: 'cancel' }],
    ['the holidays of a lab', 'decisions', 5000, { orderId: 'o', action: 'move', slotId: 's' }],
    ['the holidays of a lab', 'holidays', 400, { date: '2026-12-25', part: 'morning' }],
    ['a change of a lab', 'pins', 2000, '5'],
    ['prices of a lab', 'prices', 5000, { test: 't', price: null }, 1],
    ['the settings', 'serviceablePins', 2000, '560038'],
    ['the settings', 'technicians', 500, 'Ravi Kumar'],
    ['what is published', 'entries', 100, { texts: [] }],
    ['what is published', 'entries.0.texts', 10, { field: 'f', english: '' }],
  ])('as %s has %s, %i at most', (name, path, most, item, least) => {
    expect([
      takes(name, path, many(most, item)),
      takes(name, path, many(most + 1, item)),
      takes(name, path, []),
    ]).toEqual([true, false, least === undefined]);
    expect(takes(name, path, [{}])).toBe(false);
  });

  it.each<[name: string, path: string, taken: unknown[], refused: unknown[]]>([
    ['an act on a visit', 'act', ['depart', 'collect', 'failVisit'], ['', 'examine']],
    ['an act on a visit', 'failure', ['nobodyThere', 'notFasting', 'refused', 'other', null], ['']],
    ['an act on a visit', 'next', ['newTime', 'cancel', null], ['', 'keep']],
    ['an act on a visit', 'pressedAt', [null], [1]],
    ['an act on a visit', 'note', [null], [1]],
    ["a technician's key", 'Idempotency-Key', ['a_B.1:-'], ['a b', 'a\n', 'ä']],
    ['the holidays of a lab', 'holidays.0.part', ['day', 'morning', 'afternoon'], ['', 'evening']],
    ['the holidays of a lab', 'decisions.0.action', ['keep', 'move', 'cancel'], ['', 'drop']],
    ['the hours of a lab', 'slotMinutes', [10, '10'], [null, true, x(41)]],
    ['a change of a lab', 'rating', [4.6, '4.6', null], [true, x(41)]],
    ['a change of a lab', 'ratingCount', [1, '1', null], [true, x(41)]],
    ['a change of a lab', 'reportHours', [1, '1'], [null, true, x(41)]],
    ['a change of a lab', 'colour', [], ['red']],
    ['a question for prices', 'percent', [-90, 500], [-91, 501, 1.5]],
    ['prices of a lab', 'prices.0.price', [1, null], [1.5]],
    ['a new offer', 'colour', [], ['red']],
    ['a new offer', 'percent', [1, null], [1.5, true]],
    ['a change of an offer', 'code', [], ['c']],
    ['a PIN code', 'pin', ['100000', '999999'], ['060038', '56003', '5600381', 'x60038']],
    ['a question for labs', 'pin', ['560038'], ['', '060038', ' 560038']],
    ['a place', 'latitude', [-90, 90], [-90.1, 90.1]],
    ['a place', 'longitude', [-180, 180], [-180.1, 180.1]],
    ['what is published', 'version', [0, 7], [-1, 0.5]],
    ['what is published', 'colour', [], ['red']],
    ['what is published', 'entries.0.colour', [], ['red']],
    ['what is published', 'entries.0.texts.0.colour', [], ['red']],
    ['what is published', 'entries.0.texts.0.hindi', [null], [1]],
    ['a text to preview', 'colour', [], ['red']],
    ['the settings', 'serviceablePins', [['1'], ['999999']], [['0'], [''], ['1234567'], ['x1']]],
    ['the settings', 'technicians', [['R'], [x(60)]], [[''], [x(61)]]],
  ])('as %s may have such a %s', (name, path, taken, refused) => {
    expect(taken.filter((value) => !takes(name, path, value))).toEqual([]);
    expect(refused.filter((value) => takes(name, path, value))).toEqual([]);
  });
});
