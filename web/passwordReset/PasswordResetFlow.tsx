import { useActorRef, useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import { webActors } from '../flow/webActors.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';
import { paths } from '../app/paths.ts';
import { authCopy } from '../copy/auth.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { useFlowUrl } from '../flow/useFlowUrl.ts';
import { ports } from '../app/ports.ts';
import { AuthCard } from '../shell/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';

const machine = passwordResetMachine.provide({
  actors: webActors(ports.passwordReset),
  actions: effects,
});
type Actor = ActorRefFrom<typeof passwordResetMachine>;
type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

const pathOf = (snapshot: Snapshot) =>
  snapshot.matches('request')
    ? paths.forgotPassword
    : snapshot.matches('reset')
      ? paths.resetPassword
      : null;
const eventOf = ({ pathname }: { pathname: string }) =>
  ({
    type: 'xstate.route',
    to: pathname.toLowerCase() === paths.resetPassword.toLowerCase() ? '#reset' : '#request',
  }) as never;

/** Forgot password and reset password, one after the other. */
export function PasswordResetFlow() {
  const actor: Actor = useActorRef(machine, actorOptions());
  const step = useSelector(actor, (snapshot) =>
    snapshot.matches('request') ? 'request' : snapshot.matches('reset') ? 'reset' : 'finished',
  );
  useFlowUrl(actor, { pathOf, eventOf });
  if (step === 'finished') return <Navigate to={paths.login} replace />;
  return (
    <FlowMain actor={actor} machine="passwordReset">
      {step === 'request' ? <RequestStep actor={actor} /> : <ResetStep actor={actor} />}
    </FlowMain>
  );
}

function RequestStep({ actor }: { actor: Actor }) {
  const copy = authCopy.forgot;
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AuthCard
      title={copy.title}
      lead={copy.lead}
      onSubmit={({ email = '' }) => actor.send({ type: 'email.submitted', email })}
    >
      <TextField
        label={authCopy.signUp.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <InlineMessage message={message} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
    </AuthCard>
  );
}

function ResetStep({ actor }: { actor: Actor }) {
  const copy = authCopy.reset;
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const done = useSelector(actor, (snapshot) => snapshot.matches({ reset: 'pausing' }));
  return (
    <AuthCard
      title={copy.title}
      lead={copy.lead(email ?? '')}
      onSubmit={({ otp = '', newPassword = '' }) =>
        actor.send({ type: 'password.submitted', otp, newPassword })
      }
    >
      <TextField
        label={copy.otp}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={copy.otpHint}
      />
      <TextField
        label={copy.password}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={authCopy.signUp.hint}
      />
      <InlineMessage message={message} />
      {done ? <InlineMessage tone="info" message={copy.done} /> : null}
      <SubmitButton busy={busy || done}>{copy.action}</SubmitButton>
    </AuthCard>
  );
}
