import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { adminStaffCopy } from '../copy/adminStaff.ts';
import { useClearedOnceSaved } from '../shared/useClearedOnceSaved.ts';
import { AuthCard } from '../ui/AuthCard.tsx';
import { Button } from '../ui/Button.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { css } from '../generated/panda/css/index.js';

const copy = adminStaffCopy.login;

/** A code of a second factor, or a recovery code; it is not stored in the tab. */
export function CodeForm({
  actor,
  typedAs,
}: {
  actor: ActorRefFrom<typeof signInMachine>;
  /** The storage name of the e-mail from the previous form. */
  typedAs: string;
}) {
  const message = useSelector(actor, (snapshot) => snapshot.context.message);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useClearedOnceSaved(actor, typedAs);
  return (
    <AuthCard
      message={message}
      title={copy.title}
      lead={copy.lead}
      onSubmit={(text) => actor.send({ type: 'code.submitted', otp: text('otp') })}
    >
      <TextField
        label={copy.code}
        hint={copy.hint}
        name="otp"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <InlineMessage message={message} busy={busy} />
      <SubmitButton busy={busy}>{copy.action}</SubmitButton>
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => actor.send({ type: 'signIn.begun' })}
        className={css({ minH: '11', colorPalette: 'brand' })}
      >
        {copy.back}
      </Button>
    </AuthCard>
  );
}
