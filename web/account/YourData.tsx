import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Download } from '../ui/lucide/Download.tsx';
import { Trash2 } from '../ui/lucide/Trash2.tsx';
import { messageOfFailure } from '../shared/apollo.ts';
import { Session } from '../shared/flows/flows.ts';
import { accountCopy } from '../copy/account.ts';
import { DeleteAccountDocument } from '../generated/graphql.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';

const copy = accountCopy.data;

/** What the customer may do with the data that we hold: download it, or have it deleted. */
export function YourData() {
  const session = Session.useActor();
  const [isConfirming, setConfirming] = useState(false);
  const [password, setPassword] = useState('');
  const [remove, { loading, error, reset }] = useMutation(DeleteAccountDocument);
  const close = () => {
    setConfirming(false);
    setPassword('');
    reset();
  };
  const confirm = () => {
    // The account is gone: the session's own way out forgets everything at this device.
    remove({ variables: { password } }).then(
      () => session.send({ type: 'signOut.requested' }),
      () => undefined,
    );
  };
  return (
    <div className={stack({ gap: '1', align: 'flex-start' })}>
      <p className={css({ fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' })}>
        {copy.title}
      </p>
      <FileLink
        className={cx(
          button({ variant: 'ghost' }),
          css({ colorPalette: 'brand', minH: '11', ms: '-4' }),
        )}
        href="/api/v1/users/me/export"
      >
        <Download size={18} aria-hidden />
        {copy.take}
      </FileLink>
      <Button
        variant="ghost"
        onClick={() => setConfirming(true)}
        className={css({ colorPalette: 'red', minH: '11', ms: '-4' })}
      >
        <Trash2 size={18} aria-hidden />
        {copy.remove}
      </Button>
      <AlertDialog
        open={isConfirming}
        title={copy.sure}
        closeLabel={copy.no}
        isForm
        onClose={close}
        extra={
          <Button
            loading={loading}
            disabled={password === ''}
            onClick={confirm}
            className={css({ minH: '11', colorPalette: 'red' })}
          >
            {copy.yes}
          </Button>
        }
      >
        <div className={stack({ gap: '4' })}>
          <p>{copy.text}</p>
          <TextField
            label={copy.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <InlineMessage message={error ? messageOfFailure(error) : null} />
        </div>
      </AlertDialog>
    </div>
  );
}
