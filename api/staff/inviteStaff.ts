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

/** How long the link of an invitation works (PD-70). */
export const invitationHours = 72;

/**
 * Sends an invitation by mail; one that the same e-mail had before works no more. 409 where the
 * e-mail is somebody's of the staff. The token is the address's fragment, which no server gets to
 * see or log.
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
