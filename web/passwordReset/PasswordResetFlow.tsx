import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { PasswordResetPorts } from '../../machines/passwordReset/passwordReset.machine.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { paths } from '../paths.ts';
import { authCopy } from '../copy/auth.ts';
import { passwordResetCopy } from '../copy/passwordReset.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { eventOfPath } from '../shared/flows/stepPaths.ts';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const machine = passwordResetMachine.provide({
  actors: webActors(
    lazyPorts<PasswordResetPorts>(
      passwordResetMachine,
      async () => (await import('./passwordReset.ports.ts')).passwordResetPorts,
    ),
  ),
  actions: effects,
});
type Actor = ActorRefFrom<typeof passwordResetMachine>;
type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

type Step = 'request' | 'reset' | 'finished';
const stepOf = ({ value }: Snapshot) =>
  (typeof value === 'string' ? value : Object.keys(value)[0]) as Step;
const stepPaths: Record<Step, string | null> = {
  request: paths.forgotPassword,
  reset: paths.resetPassword,
  finished: null,
};
const pathOf = (snapshot: Snapshot) => stepPaths[stepOf(snapshot)];
const eventOf = ({ pathname }: { pathname: string }) => eventOfPath(stepPaths, pathname);

/** The storage name of the account whose password is being reset. */
const storedAs = 'passwordReset';

/** Forgot password and reset password, one after the other. */
export function PasswordResetFlow() {
  const actor: Actor = useActorRef(machine, {
    ...actorOptions(),
    input: { email: (readTab(storedAs) as string | undefined) ?? null },
  });
  const email = useSelector(actor, ({ context }) => context.email);
  const step = useSelector(actor, stepOf);
  useEffect(() => writeTab(storedAs, step === 'finished' ? null : email), [step, email]);
  useFlowUrl(actor, { pathOf, eventOf });
  if (step === 'finished') return <Navigate to={paths.login} replace />;
  return (
    <FlowMain actor={actor} machine="passwordReset">
      {step === 'request' ? <RequestStep actor={actor} /> : <ResetStep actor={actor} />}
    </FlowMain>
  );
}

function RequestStep({ actor }: { actor: Actor }) {
  const copy = passwordResetCopy.forgot;
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead}
      typedAs="passwordReset"
      onSubmit={(text) => actor.send({ type: 'email.submitted', email: text('email') })}
    >
      <TextField
        label={authCopy.signUp.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={email ?? ''}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
    </AuthCard>
  );
}

function ResetStep({ actor }: { actor: Actor }) {
  const copy = passwordResetCopy.reset;
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const email = useSelector(actor, (snapshot) => snapshot.context.email);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const done = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead(email ?? '')}
      below={<TextLink to={paths.forgotPassword}>{copy.again}</TextLink>}
      onSubmit={(text) =>
        actor.send({
          type: 'password.submitted',
          otp: text('otp'),
          newPassword: text('newPassword'),
        })
      }
    >
      {/* Tells a password manager whose new password this is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        value={email ?? ''}
        readOnly
        hidden
      />
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
      <InlineMessage message={message} busy={busy} />
      {done ? <InlineMessage tone="info" message={copy.done} /> : null}
      <SubmitButton busy={busy || done}>{copy.action}</SubmitButton>
    </AuthCard>
  );
}
