import { useMutation } from '@apollo/client/react';
import { longestDoctorNote } from '../../../machines/text/longest.ts';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { NoteDoctorCallDocument } from '../generated/graphql.ts';
import type { CallPartsFragment, NoteDoctorCallMutationVariables } from '../generated/graphql.ts';

/** The outcome of a call; the typed note survives a reload until it is sent. */
export function OutcomeForm({ call }: { call: CallPartsFragment }) {
  const typedAs = `call.${call.id}`;
  const [{ note }, type] = useTyped(typedAs, { note: '' });
  const [send, { error, loading }] = useMutation(NoteDoctorCallDocument);
  const say = (said: Pick<NoteDoctorCallMutationVariables, 'outcome' | 'note'>) =>
    void send({ variables: { id: call.id, ...said } }).then(
      () => said.outcome === 'REACHED' && clearTyped(typedAs),
      () => undefined,
    );
  return (
    <div className={stack({ gap: '3' })}>
      <TextAreaField
        label={copy.note}
        name="note"
        value={note}
        disabled={loading}
        maxLength={longestDoctorNote}
        onChange={(event) => type({ note: event.target.value })}
      />
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.noteHint}</p>
      <InlineMessage message={error ? messageOfFailure(error) : null} busy={loading} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          loading={loading}
          className={css({ colorPalette: 'accent', minH: '11' })}
          onClick={() => say({ outcome: 'REACHED', note })}
        >
          {copy.reached}
        </Button>
        <Button
          variant="outline"
          disabled={loading}
          className={css({ minH: '11' })}
          onClick={() => say({ outcome: 'NO_ANSWER' })}
        >
          {call.noAnswers > 0 ? copy.noAnswerLast : copy.noAnswer}
        </Button>
      </div>
    </div>
  );
}
