import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';
import { conflict } from '../refusal.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import type { StaffRole } from '../staffAccess.ts';
import { createInvitationRepository } from './invitations.repository.ts';
import { invitationTexts } from './invitationTexts.ts';
import { createStaffRepository } from './staff.repository.ts';

/** Hours for which the link of an invitation is valid (PD-70). */
export const invitationHours = 72;

/**
 * Sends an invitation by mail; an earlier one for the same e-mail becomes invalid. 409 if the
 * e-mail belongs to the staff already. The token is in the URL's fragment, which is never sent to a
 * server or logged.
 */
export async function inviteStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  invited: { name: string; email: string; role: StaffRole; labs: readonly string[] },
  by: Administrator,
  { origin, language }: { origin: string; language: MessageLanguage },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await createStaffRepository(trx).hasEmail(invited.email))
      throw conflict('STAFF_EMAIL_TAKEN');
    const now = clock();
    const expiresAt = new Date(now.getTime() + invitationHours * 3600_000);
    const { id, token } = await createInvitationRepository(trx).replace(
      invited,
      by.id,
      now,
      expiresAt,
    );
    await enqueueMessage(trx, {
      key: `staffInvitation:${id}`,
      channel: 'email',
      to: invited.email,
      kind: 'staffInvitation',
      text: invitationTexts[language]({
        name: invited.name,
        by: by.name,
        link: `${origin}/adminInvitation#${token}`,
        hours: invitationHours,
      }),
      language,
      now,
      expiresAt,
    });
    await audit(trx, by.id, 'staff.invited', now, {
      detail: [invited.email, invited.role, ...invited.labs].join(' '),
    });
  });
}
