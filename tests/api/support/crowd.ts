import { toColumns } from '../../../api/addresses/addressColumns.ts';
import { exampleAddress } from '../../../api/addresses/addresses.contract.ts';
import type { Db } from '../../../api/db/database.ts';
import { newId } from '../../../api/ids.ts';
import { createSessionRepository } from '../../../api/sessions/sessions.repository.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';

/** Who may book at once: verified, with a patient and an address, and logged in. */
export interface Person {
  user: string;
  patient: string;
  address: string;
  /** The session's cookie. */
  session: string;
}

/** A person with a browser. */
export type Guest = Client & Person;

/** Many customers at once, past the sign-up: two hundred passwords would take a minute to hash. */
export async function makePeople(
  db: Db,
  now: Date,
  count: number,
  passwordHash = 'none',
): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    user: newId(),
    patient: newId(),
    address: newId(),
    phone: `+9180${String(10_000_000 + index + Math.floor(Math.random() * 80_000_000))}`,
  }));
  await db
    .insertInto('users')
    .values(
      people.map(({ user, phone }) => ({
        id: user,
        first_name: 'Guest',
        last_name: '',
        email: `${user}@example.com`,
        password_hash: passwordHash,
        phone,
        phone_verified_at: now,
        created_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('patients')
    .values(
      people.map(({ user, patient }) => ({
        id: patient,
        user_id: user,
        relation: 'Myself' as const,
        name: 'Guest',
        date_of_birth: '1990-01-01',
        gender: 'female' as const,
        created_at: now,
        deleted_at: null,
      })),
    )
    .execute();
  await db
    .insertInto('addresses')
    .values(
      people.map(({ user, address }) => ({
        id: address,
        user_id: user,
        ...toColumns(exampleAddress),
        is_default: true,
        created_at: now,
        deleted_at: null,
      })),
    )
    .execute();
  const sessions = createSessionRepository(db);
  return Promise.all(
    people.map(async ({ user, patient, address }) => ({
      user,
      patient,
      address,
      session: await sessions.open(
        'customer',
        user,
        now,
        new Date(now.getTime() + 30 * 24 * 3600_000),
      ),
    })),
  );
}

/** The same with a browser each, at a service in this process. */
export async function crowd(api: TestApi, count: number, passwordHash?: string): Promise<Guest[]> {
  return (await makePeople(api.db, api.clock.now(), count, passwordHash)).map((person) => {
    const client = api.client();
    client.cookies.set('assay_session', person.session);
    return Object.assign(client, person);
  });
}
