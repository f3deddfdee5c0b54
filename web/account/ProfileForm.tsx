import { useState } from 'react';
import type { FormEvent } from 'react';
import { messageOf } from '../../machines/failure.ts';
import type { Message } from '../../machines/notices.ts';
import { mutate } from '../shared/gateway.ts';
import { Session } from '../shared/flows/flows.ts';
import { profileCopy } from '../copy/profile.ts';
import { UpdateProfileDocument } from '../generated/graphql.ts';
import { Fieldset } from '../ui/Fieldset.tsx';
import { FormMessage } from '../ui/formMessage.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearTyped, readTyped, useTyped } from '../ui/typedText.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = profileCopy.panel;

const typedAs = 'profile';

/** Whether names were typed in this tab and not saved yet. */
export const isProfileTyped = (): boolean => readTyped(typedAs) !== undefined;

/** The customer's own name (PD-9); typed text survives a reload. */
export function ProfileForm({
  user,
  onDone,
}: {
  user: { firstName: string; lastName: string };
  onDone: () => void;
}) {
  const send = Session.useSend();
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const [{ firstName, lastName }, type] = useTyped(typedAs, {
    firstName: user.firstName,
    lastName: user.lastName,
  });
  const close = () => {
    clearTyped(typedAs);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    setMessage(null);
    mutate(UpdateProfileDocument, { input: { firstName, lastName } }).then(
      () => {
        send({ type: 'session.changed' });
        close();
      },
      (refused: unknown) => {
        setSaving(false);
        setMessage(messageOf(refused));
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormMessage message={message}>
        <div className={stack({ gap: '4' })}>
          <Fieldset busy={saving}>
            <TextField
              label={copy.firstName}
              name="firstName"
              autoComplete="given-name"
              value={firstName}
              onChange={(event) => type({ firstName: event.target.value })}
            />
            <TextField
              label={copy.lastName}
              name="lastName"
              autoComplete="family-name"
              value={lastName}
              onChange={(event) => type({ lastName: event.target.value })}
            />
          </Fieldset>
          <InlineMessage message={message} />
          <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
            <Button size="lg" variant="outline" disabled={saving} onClick={close}>
              {copy.cancel}
            </Button>
            <Button
              size="lg"
              type="submit"
              loading={saving}
              className={css({ colorPalette: 'accent' })}
            >
              {copy.save}
            </Button>
          </div>
        </div>
      </FormMessage>
    </form>
  );
}
