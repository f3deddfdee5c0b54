import { useSelector } from '@xstate/react';
import { contactCopy } from '../copy/contact.ts';
import { css } from '../generated/panda/css/index.js';
import { AuthCard } from '../ui/AuthCard.tsx';
import { Button } from '../ui/Button.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ContactChangeActor } from './contactChangeActor.ts';

const copy = contactCopy.code;

/** The code sent to the new number or e-mail. */
export function ContactCodeStep({ actor }: { actor: ContactChangeActor }) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const contact = useSelector(actor, (snapshot) => snapshot.context.contact);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isNumber = contact?.kind === 'phone';
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead(contact?.to ?? '')}
      onSubmit={(text) => actor.send({ type: 'code.submitted', otp: text('otp') })}
    >
      <TextField
        label={copy.label}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={copy.hint}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
      <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        {isNumber ? copy.noSms : copy.noMail}
      </p>
      <Button
        variant="ghost"
        onClick={() => actor.send({ type: 'contact.edited' })}
        className={css({ colorPalette: 'brand', minH: '11', alignSelf: 'flex-start' })}
      >
        {isNumber ? copy.otherNumber : copy.otherEmail}
      </Button>
    </AuthCard>
  );
}
