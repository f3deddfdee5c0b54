import { useActorRef, useSelector } from '@xstate/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { invitationMachine } from '../../../machines/invitation/invitation.machine.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { paths } from '../../paths.ts';
import { effects } from '../../shared/flows/effects.ts';
import { FlowMain } from '../../shared/flows/FlowMain.tsx';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { AuthCard } from '../../ui/AuthCard.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageShape } from '../../ui/PageShape.tsx';
import { ErrorState, InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { cx, css } from '../../generated/panda/css/index.js';
import { button } from '../../generated/panda/recipes/index.js';
import { invitationPorts } from './invitation.ports.ts';

const copy = adminStaffCopy.invitation;
const machine = invitationMachine.provide({
  actors: webActors(invitationPorts),
  actions: { log: effects.log },
});

/** The page of an invitation's link: the person chooses a password, which opens the account. */
export function InvitationPage() {
  // After the #, so that it is not sent to a server.
  const token = useLocation().hash.slice(1);
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const navigate = useNavigate();
  const actor = useActorRef(
    machine.provide({
      actions: { openAdministration: () => void navigate(paths.admin, { replace: true }) },
    }),
    { ...actorOptions(), input: { token } },
  );
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const { invitation, message } = useSelector(actor, ({ context }) => context);
  if (isLoading) return <PageShape />;
  if (!isOpen || !invitation)
    return (
      <FlowMain actor={actor} machine="invitation">
        <Page title={copy.title} narrow>
          <ErrorState
            title={copy.failed}
            {...(message && { message })}
            {...(hasFailed && { onRetry: () => actor.send({ type: 'load.retried' }) })}
          >
            <Link
              to={paths.adminLogin}
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
            >
              {copy.toLogin}
            </Link>
          </ErrorState>
        </Page>
      </FlowMain>
    );
  return (
    <FlowMain actor={actor} machine="invitation">
      <AuthCard
        title={copy.title}
        lead={copy.lead(invitation.name, adminCopy.roles[invitation.staffRole].name)}
        message={message}
        onSubmit={(text) => actor.send({ type: 'password.submitted', password: text('password') })}
      >
        <TextField
          label={copy.email}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={invitation.email}
        />
        <TextField
          label={copy.password}
          hint={copy.passwordHint}
          name="password"
          type="password"
          autoComplete="new-password"
        />
        <InlineMessage message={message} busy={isBusy} />
        <SubmitButton busy={isBusy}>{copy.accept}</SubmitButton>
      </AuthCard>
    </FlowMain>
  );
}
