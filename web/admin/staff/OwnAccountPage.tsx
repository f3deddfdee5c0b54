import { useQuery } from '@apollo/client/react';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { OwnSessionsDocument } from '../generated/graphql.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useStaff } from '../signedInStaff.ts';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { stack } from '../../generated/panda/patterns/index.js';

const copy = adminStaffCopy.account;

/**
 * The member's own password, second factor and sessions. An owner who must first set up a second
 * factor sees nothing else here.
 */
export function OwnAccountPage() {
  const { mayCall } = useStaff();
  const open = mayCall('ownSessions');
  const { data, error, refetch } = useQuery(OwnSessionsDocument, {
    fetchPolicy: 'network-only',
    skip: !open,
  });
  const sessions = data?.ownSessions;
  const readAnew = () => void (open && refetch().catch(() => undefined));
  return (
    <Page title={copy.title}>
      {error ? <ErrorState message={adminCopy.failed} onRetry={readAnew} /> : null}
      {open && !data && !error ? <Loading /> : null}
      {/* Rendered as the same element in both cases, so that recovery codes, which are shown
          only once, are not lost. */}
      <div className={stack({ gap: '6', maxW: '760px' })}>
        {sessions ? <OwnPasswordForm key="password" onChanged={readAnew} /> : null}
        <SecondFactorCard key="secondFactor" onChanged={readAnew} />
        {sessions ? <OwnSessions sessions={sessions} onEnded={readAnew} /> : null}
      </div>
    </Page>
  );
}
