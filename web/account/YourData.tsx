import { Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@apollo/client/react';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../app/apollo.ts';
import { Session } from '../app/flows.ts';
import { accountCopy } from '../copy/account.ts';
import { DeleteAccountDocument } from '../generated/graphql.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = accountCopy.data;

/** What the customer may do with all that we keep: take it along, or have it deleted. */
export function YourData() {
  const session = Session.useActor();
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [remove, { loading, error, reset }] = useMutation(DeleteAccountDocument);
  const close = () => {
    setAsking(false);
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
    <Stack gap="1" align="flex-start">
      <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
        {copy.title}
      </Text>
      <Button asChild variant="ghost" colorPalette="brand" minH="11" ms="-4">
        <a href="/api/v1/users/me/export" download>
          <Download size={18} aria-hidden />
          {copy.take}
        </a>
      </Button>
      <Button variant="ghost" colorPalette="red" minH="11" ms="-4" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {copy.remove}
      </Button>
      <AlertDialog
        open={asking}
        title={copy.sure}
        closeLabel={copy.no}
        onClose={close}
        extra={
          <Button
            minH="11"
            colorPalette="red"
            loading={loading}
            loadingText={copy.yes}
            disabled={password === ''}
            onClick={confirm}
          >
            {copy.yes}
          </Button>
        }
      >
        <Stack gap="4">
          <Text>{copy.text}</Text>
          <TextField
            label={copy.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <InlineMessage message={error ? failureOf(error).message : null} />
        </Stack>
      </AlertDialog>
    </Stack>
  );
}
