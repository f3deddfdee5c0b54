import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { accountCopy } from '../copy/account.ts';
import { UpdateProfileDocument } from '../generated/graphql.ts';
import { messageOfFailure } from '../shared/apollo.ts';
import { Session } from '../shared/flows/flows.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { InlineMessage } from '../ui/states.tsx';

const copy = accountCopy.whatsApp;

/** Whether messages about orders may come by WhatsApp (PD-92); what is pressed shows at once. */
export function WhatsAppConsent({ allowed }: { allowed: boolean }) {
  const send = Session.useSend();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [save, { error }] = useMutation(UpdateProfileDocument);
  // One after the other: the last press is what stays.
  const saved = useRef(Promise.resolve());
  const choose = (whatsApp: boolean) => {
    setPressed(whatsApp);
    saved.current = saved.current
      .then(() => save({ variables: { input: { whatsApp } } }))
      .then(
        () => send({ type: 'session.changed' }),
        () => setPressed(null),
      );
  };
  return (
    <div>
      <CheckField
        label={copy.label}
        hint={copy.hint}
        checked={pressed ?? allowed}
        onChange={choose}
      />
      <InlineMessage message={error ? messageOfFailure(error) : null} />
    </div>
  );
}
