import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { createSecondFactorRepository } from '../secondFactor/secondFactor.repository.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { StartError } from '../startError.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { invitationHours } from './inviteStaff.ts';
import { createStaffRepository } from './staff.repository.ts';
import { readSigns } from '../../machines/text/typedText.ts';
import { newToken } from '../secrets/tokens.ts';

/**
 * Takes an owner's account away from whoever controls it (PD-87): the password and the second
 * factor become invalid and every session ends. Returns the token of a link that reopens the
 * account, once, with a new password.
 */
export async function resetOwner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typed: string,
): Promise<{ token: string; hours: number }> {
  const email = readSigns(typed).toLowerCase();
  // A random password that nobody knows, so that the link is the only way in.
  const passwordHash = await hashSecret(newToken());
  return db.transaction().execute(async (trx) => {
    const owner = await createStaffRepository(trx).byEmail(email);
    if (!owner) throw new StartError(`Nobody of the staff has the e-mail ${email}.`);
    const { id, name, role } = owner;
    if (role !== 'owner')
      throw new StartError(
        `${email} is no owner but ${role}: an owner removes and invites them in the administration.`,
      );
    const now = clock();
    await createStaffRepository(trx).setPassword(id, passwordHash);
    await createSecondFactorRepository(trx).remove(id);
    await createSessionRepository(trx).closeAllOfStaff(id);
    await createKnownDeviceRepository(trx).forgetAllOf(id);
    const expiresAt = new Date(now.getTime() + invitationHours * 3600_000);
    const person = { name, email, role };
    const { token } = await createInvitationRepository(trx).replace(person, id, now, expiresAt, id);
    await audit(trx, id, 'owner.reset', now);
    return { token, hours: invitationHours };
  });
}
