import { toColumns } from '../addresses/addressColumns.ts';
import { createSettingsRepository } from '../addresses/settings.repository.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { demoPassword, demoPeople, demoTechnicians } from './demoPeople.ts';

const people = Object.values(demoPeople);

/**
 * Adds the demo customers with their patients and addresses, once; all of them have a verified
 * phone and the same password.
 */
export async function seedPeople({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const emails = people.map((person) => person.email);
  if (
    await db
      .selectFrom('users')
      .select('id')
      .where('email', 'in', emails)
      .limit(1)
      .executeTakeFirst()
  )
    return;
  const now = clock();
  const before = new Date(now.getTime() - 30 * 24 * 3600_000);
  const passwordHash = await hashSecret(demoPassword);
  const users = people.map((person) => ({
    id: newId(),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    password_hash: passwordHash,
    phone: person.phone,
    phone_verified_at: before,
    created_at: before,
  }));
  const idOf = (email: string) => users.find((user) => user.email === email)!.id;
  const patients = people.flatMap((person) =>
    person.patients.map((patient) => ({
      id: newId(),
      user_id: idOf(person.email),
      relation: patient.relation,
      name: patient.name,
      date_of_birth: patient.born,
      gender: patient.gender,
      created_at: now,
      guardian_consented_at: null,
    })),
  );
  const addresses = people.flatMap((person) =>
    person.addresses.map((address, index) => ({
      id: newId(),
      user_id: idOf(person.email),
      ...toColumns(address),
      is_default: index === 0,
      created_at: now,
    })),
  );
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values(users)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute();
    // Another process that started at the same time has added them.
    if (added.length < users.length) return;
    await trx.insertInto('patients').values(patients).execute();
    await trx.insertInto('addresses').values(addresses).execute();
    await createSettingsRepository(trx).write('technicians', demoTechnicians, now);
  });
}
