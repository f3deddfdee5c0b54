import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { authCopy } from '../copy/auth.ts';
import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  /** The storage name of the e-mail; the password is never stored. */
  typedAs: string;
  actor: ActorRefFrom<typeof signInMachine>;
  title: string;
  lead: string;
  note?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** E-mail and password, for customers and administrators. */
export function LoginForm({ actor, typedAs, title, lead, note, below, children }: Props) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const busy = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('leaving'),
  );
  useClearedOnceSaved(actor, typedAs);
  return (
    <AuthCard
      message={message}
      typedAs={typedAs}
      title={title}
      lead={lead}
      note={note}
      below={below}
      onSubmit={(text) =>
        actor.send({
          type: 'credentials.submitted',
          input: { email: text('email'), password: text('password') },
        })
      }
    >
      <TextField
        label={authCopy.signUp.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <TextField
        label={authCopy.signUp.password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{authCopy.login.action}</SubmitButton>
      {children}
    </AuthCard>
  );
}
