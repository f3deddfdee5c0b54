import { useSelector } from '@xstate/react';
import { contactCopy as copy } from '../copy/contact.ts';
import { authCopy } from '../copy/auth.ts';
import { Session } from '../shared/flows/flows.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ContactChangeActor } from './contactChangeActor.ts';

/** Under which names the tab stores what is typed. */
export const typedAs = { number: 'newNumber', email: 'newEmail' };

interface Props {
  actor: ContactChangeActor;
}

/** The number that the account is to have. */
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

/** The e-mail that the account is to have. */
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

/** Asked for so that whoever finds an unlocked phone cannot take the account. */
function OwnPassword() {
  const email = Session.useSelector((snapshot) => snapshot.context.user?.email ?? '');
  return (
    <>
      {/* By it a password manager knows whose password this is. */}
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
