import { newId } from '../../../api/ids.ts';
import { createSessionRepository } from '../../../api/sessions/sessions.repository.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';

/** A customer who may book at once: verified, with a patient and an address. */
export interface Guest extends Client {
  patient: string;
  address: string;
}

/** Many customers at once, past the sign-up: two hundred passwords would take a minute to hash. */
export async function crowd(api: TestApi, count: number): Promise<Guest[]> {
  const now = api.clock.now();
  const people = Array.from({ length: count }, (_, index) => ({ user: newId(), patient: newId(), address: newId(), phone: `+9180${String(10_000_000 + index + Math.floor(Math.random() * 80_000_000))}` }));
  await api.db.insertInto('users').values(people.map(({ user, phone }) => ({
    id: user, first_name: 'Guest', last_name: '', email: `${user}@example.com`, password_hash: 'none', phone, phone_verified_at: now, created_at: now,
  }))).execute();
  await api.db.insertInto('patients').values(people.map(({ user, patient }) => ({
    id: patient, user_id: user, relation: 'Myself' as const, name: 'Guest', date_of_birth: '1990-01-01', gender: 'female' as const, created_at: now, deleted_at: null,
  }))).execute();
  await api.db.insertInto('addresses').values(people.map(({ user, address }) => ({
    id: address, user_id: user, house_no: '1', road: 'Road', zip_code: '560038', city_state: 'Bengaluru', is_default: true, created_at: now, deleted_at: null,
  }))).execute();
  const sessions = createSessionRepository(api.db);
  return Promise.all(people.map(async ({ user, patient, address }) => {
    const client = api.client();
    client.cookies.set('assay_session', await sessions.open('customer', user, now, new Date(now.getTime() + 3600_000)));
    return Object.assign(client, { patient, address });
  }));
}
