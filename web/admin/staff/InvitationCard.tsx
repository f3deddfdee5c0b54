import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy as copy } from '../../copy/adminStaff.ts';
import type { StaffListsFragment } from '../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** An invitation that has not been accepted yet. */
export function InvitationCard({
  invitation,
  busy,
  onSendAgain,
  onWithdraw,
}: {
  invitation: StaffListsFragment['invitations'][number];
  busy: boolean;
  onSendAgain: () => void;
  onWithdraw: () => void;
}) {
  const { name, email, staffRole, expired, expiresAt } = invitation;
  return (
    <Card as="li" className={css({ p: '4' })}>
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          align: 'center',
          flexWrap: 'wrap',
          gap: '3',
        })}
      >
        <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
          <p
            className={css({ fontWeight: 'semibold' })}
          >{`${name} · ${adminCopy.roles[staffRole].name}`}</p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{email}</p>
          <p className={css({ fontSize: 'sm', color: expired ? 'fg.error' : 'fg.muted' })}>
            {expired ? copy.expired : copy.until(momentOf(expiresAt))}
          </p>
        </div>
        <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2' })}>
          <Button
            variant="outline"
            disabled={busy}
            aria-label={`${copy.sendAgain}: ${name}`}
            onClick={onSendAgain}
            className={css({ minH: '11', colorPalette: 'brand' })}
          >
            {copy.sendAgain}
          </Button>
          <Button
            variant="outline"
            disabled={busy}
            aria-label={`${copy.withdraw}: ${name}`}
            onClick={onWithdraw}
            className={css({ minH: '11' })}
          >
            {copy.withdraw}
          </Button>
        </div>
      </div>
    </Card>
  );
}
