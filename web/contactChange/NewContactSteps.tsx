import { useSelector } from '@xstate/react';
import { contactCopy as copy } from '../copy/contact.ts';
import { authCopy } from '../copy/auth.ts';
import { Session } from '../shared/flows/flows.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ContactChangeActor } from './contactChangeActor.ts';

/** The storage names of the typed text. */
export const typedAs = { number: 'newNumber', email: 'newEmail' };

interface Props {
  actor: ContactChangeActor;
}

/** The new mobile number of the account. */
export function NewNumberStep({ actor }: Props) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AuthCard
      message={message}
      title={copy.number.title}
      lead={copy.number.lead}
      typedAs={typedAs.number}
      onSubmit={(text) =>
        actor.send({
          type: 'number.submitted',
          phone: text('phone'),
          password: text('password'),
        })
      }
    >
      <TextField
        label={copy.number.label}
        name="phone"
        field="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={authCopy.mobile.placeholder}
      />
      <OwnPassword />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.send}</SubmitButton>
    </AuthCard>
  );
}

/** The new e-mail of the account. */
export function NewEmailStep({ actor }: Props) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <AuthCard
      message={message}
      title={copy.email.title}
      lead={copy.email.lead}
      typedAs={typedAs.email}
      onSubmit={(text) =>
        actor.send({ type: 'email.submitted', email: text('email'), password: text('password') })
      }
    >
      <TextField
        label={copy.email.label}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <OwnPassword />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.send}</SubmitButton>
    </AuthCard>
  );
}

/** Required so that somebody who finds an unlocked phone cannot take over the account. */
function OwnPassword() {
  const email = Session.useSelector((snapshot) => snapshot.context.user?.email ?? '');
  return (
    <>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={copy.password}
        name="password"
        type="password"
        autoComplete="current-password"
        hint={copy.passwordHint}
      />
    </>
  );
}
