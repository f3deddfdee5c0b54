import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { dotted } from '../../machines/dotted.ts';
import { accountDeletionMachine } from '../../machines/accountDeletion/accountDeletion.machine.ts';
import { profileCopy } from '../copy/profile.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { effects } from '../shared/flows/effects.ts';
import { Session } from '../shared/flows/flows.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Trash2 } from '../ui/lucide/Trash2.tsx';
import { accountDeletionPorts } from './profile.ports.ts';

const copy = profileCopy.data;
const machine = accountDeletionMachine.provide({
  actors: webActors(accountDeletionPorts),
  actions: { log: effects.log },
});

/** Deletes the account once its owner has confirmed it with the password. */
export function DeleteAccount() {
  const session = Session.useActor();
  const actor = useActorRef(
    machine.provide({
      actions: {
        signOut: (_, { message }) => session.send({ type: 'account.deleted', message }),
      },
    }),
    actorOptions(),
  );
  const [password, setPassword] = useState('');
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, ({ context }) => context.message);
  const submitted = { type: 'password.submitted', password } as const;
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can(submitted));
  const ask = () => {
    setPassword('');
    actor.send({ type: 'deletion.wanted' });
  };
  return (
    <>
      <Button
        variant="ghost"
        onClick={ask}
        className={css({ colorPalette: 'red', minH: '11', ms: '-4' })}
      >
        <Trash2 size={18} aria-hidden />
        {copy.remove}
      </Button>
      <AlertDialog
        open={isAsking}
        title={copy.sure}
        closeLabel={copy.no}
        isForm
        busy={isBusy}
        onClose={() => actor.send({ type: 'deletion.dismissed' })}
        extra={
          <Button
            loading={isBusy}
            disabled={!canSubmit}
            onClick={() => actor.send(submitted)}
            className={css({ minH: '11', colorPalette: 'red' })}
          >
            {copy.yes}
          </Button>
        }
      >
        <div className={stack({ gap: '4' })} data-deletion-state={state}>
          <p>{copy.text}</p>
          <TextField
            label={copy.password}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <InlineMessage message={message} busy={isBusy} />
        </div>
      </AlertDialog>
    </>
  );
}
