import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { messageOfFailure } from '../shared/apollo.ts';
import { Session } from '../shared/flows/flows.ts';
import { accountCopy } from '../copy/account.ts';
import { UpdateProfileDocument } from '../generated/graphql.ts';
import { formTexts } from '../ui/formTexts.ts';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = accountCopy.panel;

/** The names of the customer (PD-9). */
export function ProfileForm({
  user,
  onDone,
}: {
  user: { firstName: string; lastName: string };
  onDone: () => void;
}) {
  const send = Session.useSend();
  const [save, { loading, error }] = useMutation(UpdateProfileDocument);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const input = { firstName: text('firstName'), lastName: text('lastName') };
    save({ variables: { input } }).then(
      () => {
        send({ type: 'session.changed' });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={stack({ gap: '4' })}>
        <TextField
          label={copy.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={user.firstName}
        />
        <TextField
          label={copy.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
        />
        <InlineMessage message={error ? messageOfFailure(error) : null} />
        <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
          <Button size="lg" variant="outline" onClick={onDone}>
            {copy.cancel}
          </Button>
          <Button
            size="lg"
            type="submit"
            loading={loading}
            className={css({ colorPalette: 'accent' })}
          >
            {copy.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
