import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { adminStaffCopy } from '../../copy/adminStaff.ts';
import { ChangeOwnPasswordDocument } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const copy = adminStaffCopy.account;

/** Changes one's own password; neither password is stored in the tab. */
export function OwnPasswordForm({ onChanged }: { onChanged: () => void }) {
  const [change, { data, error, loading }] = useMutation(ChangeOwnPasswordDocument);
  const message = error ? messageOfFailure(error) : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const form = event.currentTarget;
    const variables = { password: text('password'), newPassword: text('newPassword') };
    change({ variables }).then(
      () => {
        form.reset();
        onChanged();
      },
      () => undefined,
    );
  };
  return (
    <Card>
      <form noValidate method="post" onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '4' })}>
            <h2 className={heading({ size: 'md' })}>{copy.password}</h2>
            <TextField
              label={copy.current}
              name="password"
              type="password"
              autoComplete="current-password"
            />
            <TextField
              label={copy.new}
              hint={copy.newHint}
              name="newPassword"
              type="password"
              autoComplete="new-password"
            />
            <InlineMessage message={message} />
            {data ? <InlineMessage tone="info" message={copy.changed} /> : null}
            <Button
              size="lg"
              type="submit"
              loading={loading}
              className={css({ colorPalette: 'accent', alignSelf: 'flex-end' })}
            >
              {copy.change}
            </Button>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
