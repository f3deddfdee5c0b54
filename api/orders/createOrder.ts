import type { Trx } from '../db/database.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { createAddressRepository } from '../addresses/addresses.repository.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { ageOn } from '../patients/patientRules.ts';
import { createPatientRepository } from '../patients/patients.repository.ts';
import { expireDue } from '../payments/expireDue.ts';
import { conflict, notFound } from '../refusal.ts';
import { bookingSpan, indianDate, slotTexts } from '../slots/times.ts';
import { reportExpectedAt } from './instructions.ts';
import type { OrderRequest } from './orders.contract.ts';
import { changeOrder, createOrderRepository } from './orders.repository.ts';
import type { Booked } from './orders.tables.ts';
import { claimPlace, lockSlots } from './places.ts';
import { priceOf } from './pricing.ts';

/** Minutes that a place is held for an unpaid order (decisions 27). */
export const holdMinutes = 15;

const slotTaken = () =>
  conflict('That slot was just taken. Please pick another one.', 'SLOT_TAKEN');

/** Makes an order and holds a place, or answers the one that the same key (or, without a key, the same choices) made before. Returns its id. */
export async function createOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  sent: OrderRequest,
  key: string | undefined,
  language: MessageLanguage = 'en',
): Promise<{ id: string; made: boolean }> {
  const before = async () =>
    key === undefined
      ? undefined
      : (await createOrderRepository(deps.db).findByKey(userId, key))?.id;
  // Whatever became of its patient, price or slot meanwhile: the key stands for the order that it made.
  const known = await before();
  if (known !== undefined) return { id: known, made: false };
  try {
    return await makeOrder(deps, userId, sent, key, language);
  } catch (error) {
    // The same key came for another slot at the same moment, and was faster.
    const faster = isDuplicate(error, 'orders_user_id_idempotency_key_key')
      ? await before()
      : undefined;
    if (faster === undefined) throw error;
    return { id: faster, made: false };
  }
}

async function makeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  sent: OrderRequest,
  key: string | undefined,
  language: MessageLanguage,
): Promise<{ id: string; made: boolean }> {
  // What does not belong to the slot is read before its lock is taken, so that others wait less.
  const choice = await readChoice(db, userId, sent, clock());
  return db.transaction().execute(async (trx) => {
    const [slot] = await lockSlots(trx, [sent.slot]);
    const now = clock();
    const orders = createOrderRepository(trx);
    const before =
      key === undefined
        ? await orders.findOpen(userId, sent, now)
        : await orders.findByKey(userId, key);
    if (before) return { id: before.id, made: false };
    if (!slot || slot.lab_id !== sent.lab) throw notFound('There is no such slot at this lab');
    const { from, until } = bookingSpan(now);
    if (slot.starts_at < from || slot.starts_at >= until) throw slotTaken();
    await expireDue(trx, slot.id, now);

    const id = newId();
    const holdUntil = new Date(now.getTime() + holdMinutes * 60_000);
    const booked: Booked = { ...choice.booked, slot: slotTexts(slot.starts_at) };
    await trx
      .insertInto('orders')
      .values({
        id,
        user_id: userId,
        idempotency_key: key ?? null,
        patient_id: sent.patient,
        test_id: sent.test,
        lab_id: sent.lab,
        slot_id: sent.slot,
        address_id: sent.address,
        booked: JSON.stringify(booked),
        status: 'placed',
        payment_status: 'PENDING',
        ...priceOf(booked.lab.price),
        provider_order_id: null,
        created_at: now,
        starts_at: slot.starts_at,
        hold_expires_at: holdUntil,
        assigned_at: null,
        technician: null,
        collected_at: null,
        completed_at: null,
        cancelled_at: null,
        report_expected_at: reportExpectedAt(slot.starts_at, choice.reportTime),
        report_file: null,
        checked_at: null,
        language,
      })
      .execute();
    if (!(await claimPlace(trx, slot, id, holdUntil))) throw slotTaken();
    await changeOrder(trx, id, {}, { type: 'order.created', actor: 'customer', now });
    return { id, made: true };
  });
}

/** What is booked, as it is now; 404 for what is not there or not the customer's own. */
async function readChoice(
  db: Deps['db'] | Trx,
  userId: string,
  sent: OrderRequest,
  now: Date,
): Promise<{ booked: Omit<Booked, 'slot'>; reportTime: string }> {
  const patient = await createPatientRepository(db).find(userId, sent.patient);
  if (!patient) throw notFound('There is no such patient');
  const address = (await createAddressRepository(db as Deps['db']).list(userId)).find(
    (own) => own.id === sent.address,
  );
  if (!address) throw notFound('There is no such address');
  const test = await db
    .selectFrom('tests')
    .select(['id', 'name', 'price', 'fasting'])
    .where('id', '=', sent.test)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!test) throw notFound('This test is not in our catalogue');
  const lab = await db
    .selectFrom('labs')
    .innerJoin('lab_prices', 'lab_prices.lab_id', 'labs.id')
    .select(['labs.id', 'labs.name', 'labs.image', 'labs.report_time', 'lab_prices.price'])
    .where('labs.id', '=', sent.lab)
    .where('lab_prices.test_id', '=', sent.test)
    .executeTakeFirst();
  if (!lab) throw notFound('This lab does not offer the test');
  return {
    reportTime: lab.report_time,
    booked: {
      patient: {
        name: patient.name,
        bookingforWhom: patient.relation,
        gender: patient.gender,
        age: ageOn(patient.date_of_birth, indianDate(now)),
      },
      test: { _id: test.id, testName: test.name, price: test.price, fasting: test.fasting },
      lab: { _id: lab.id, name: lab.name, image: lab.image, price: lab.price },
      address: {
        houseNo: address.house_no,
        road: address.road,
        zipCode: address.zip_code,
        cityState: address.city_state,
      },
    },
  };
}
