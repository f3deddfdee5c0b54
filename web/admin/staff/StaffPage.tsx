import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy as copy } from '../../copy/adminStaff.ts';
import type { Sentence } from '../../copy/language.ts';
import { listed } from '../../copy/listed.ts';
import {
  ChangeStaffRoleDocument,
  CurrentAdminDocument,
  LabsToFilterDocument,
  InviteStaffDocument,
  RemoveStaffDocument,
  StaffDocument,
  WithdrawInvitationDocument,
} from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { useStaff } from '../signedInStaff.ts';
import { VisitsWithoutTechnician } from '../VisitsWithoutTechnician.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** `admin` counts the visits that a removed technician leaves behind. */
const asksAgain = { refetchQueries: [CurrentAdminDocument] };

/** The members of staff and the invitations; an owner invites, assigns roles and removes. */
export function StaffPage() {
  const { id: ownId } = useStaff();
  const { data, error, refetch } = useQuery(StaffDocument, { fetchPolicy: 'network-only' });
  // A lab that was just added must be among the choices.
  const { data: choices } = useQuery(LabsToFilterDocument, { fetchPolicy: 'cache-and-network' });
  const labs = choices?.adminLabs ?? [];
  const unbound = (data?.staff.members ?? []).filter(
    (member) => member.staffRole === 'LAB' && member.labs.length === 0,
  );
  const [done, setDone] = useState<string | null>(null);
  const [refused, setRefused] = useState<Sentence | null>(null);
  const [invite, inviting] = useMutation(InviteStaffDocument);
  const [withdraw, withdrawing] = useMutation(WithdrawInvitationDocument);
  const [changeRole, changing] = useMutation(ChangeStaffRoleDocument, asksAgain);
  const [remove, removing] = useMutation(RemoveStaffDocument, asksAgain);
  const busy = [inviting, withdrawing, changing, removing].some(({ loading }) => loading);
  /** Reports the result of an action, then reloads the list. */
  const tell = (act: Promise<unknown>, text: string) => {
    setDone(null);
    setRefused(null);
    act
      .then(
        () => setDone(text),
        (failure: unknown) => setRefused(messageOfFailure(failure)),
      )
      .then(() => refetch())
      .catch(() => undefined);
  };
  return (
    <Page title={copy.title}>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? (
        <div className={stack({ gap: '6' })}>
          {unbound.length > 0 ? (
            <InlineMessage
              tone="info"
              message={copy.withoutLab(listed(unbound.map(({ name }) => name)))}
            />
          ) : null}
          <VisitsWithoutTechnician />
          <InviteForm labs={labs} onInvited={() => void refetch()} />
          <InlineMessage message={refused} />
          {done ? <InlineMessage tone="info" message={done} /> : null}
          {data.staff.invitations.length > 0 ? (
            <section className={stack({ gap: '3' })}>
              <h2 className={heading({ size: 'md' })}>{copy.invitations}</h2>
              <List label={copy.invitations}>
                {data.staff.invitations.map((invitation) => (
                  <InvitationCard
                    key={invitation.id}
                    invitation={invitation}
                    busy={busy}
                    onSendAgain={() => {
                      const { name, email, staffRole, labs: chosen } = invitation;
                      const labsOf = staffRole === 'LAB' ? { labs: [...chosen] } : {};
                      tell(
                        invite({ variables: { input: { name, email, staffRole, ...labsOf } } }),
                        copy.sent(email),
                      );
                    }}
                    onWithdraw={() =>
                      tell(withdraw({ variables: { id: invitation.id } }), copy.withdrawn)
                    }
                  />
                ))}
              </List>
            </section>
          ) : null}
          <section className={stack({ gap: '3' })}>
            <h2 className={heading({ size: 'md' })}>{copy.members}</h2>
            <List label={copy.members}>
              {data.staff.members.map((member) => (
                <MemberCard
                  key={`${member.id} ${member.staffRole} ${member.labs.join(' ')}`}
                  member={member}
                  labs={labs}
                  isSelf={member.id === ownId}
                  busy={busy}
                  onRole={(staffRole, chosen) =>
                    tell(
                      changeRole({
                        variables: { id: member.id, staffRole, ...chosen, version: member.version },
                      }),
                      staffRole === member.staffRole ? copy.labsSaved : copy.roleChanged,
                    )
                  }
                  onRemove={() => tell(remove({ variables: { id: member.id } }), copy.removed)}
                />
              ))}
            </List>
          </section>
        </div>
      ) : null}
    </Page>
  );
}
