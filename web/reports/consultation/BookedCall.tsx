import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ConsultationCall } from '../../../machines/generated/schema.ts';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { callLanguages } from '../../shared/callLanguages.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { AlertDialog } from '../../shared/AlertDialog.ts';
import { LoadBoundary } from '../../shared/LoadBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { momentOf } from '../../ui/days.ts';
import { asksFirst } from '../../ui/openLoaded.ts';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import type { ConsultationActor } from './consultationActor.ts';

interface Props {
  actor: ConsultationActor;
  call: ConsultationCall;
  phone: string | null;
}

/** The booked call: who, when and on which number, and the actions left. */
export function BookedCall({ actor, call, phone }: Props) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.can({ type: 'callCancel.confirmed' }));
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsking && !wasAsked) setWasAsked(true);
  const facts = [
    [copy.who, call.doctorName],
    [copy.when, momentOf(call.startsAt)],
    [copy.onNumber, phone],
    [copy.language, callLanguages[call.language]],
  ] as const;
  return (
    <div className={stack({ gap: '4' })}>
      <h3 className={css({ fontWeight: 'semibold' })}>{copy.booked}</h3>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
          gap: '2',
        })}
      >
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className={css({ color: 'fg.muted', fontSize: 'sm' })}>{name}</dt>
              <dd>
                <InOwnLanguage text={value} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {call.noAnswers > 0 ? <p>{copy.noAnswer}</p> : null}
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
        {call.changeable ? copy.changeUntil : copy.unchangeable}
      </p>
      {call.changeable ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button
            variant="outline"
            disabled={isBusy}
            className={css({ minH: '11' })}
            onClick={() => actor.send({ type: 'callMove.requested' })}
          >
            {copy.move}
          </Button>
          <Button
            variant="ghost"
            loading={isBusy}
            className={css({ minH: '11' })}
            {...asksFirst(AlertDialog, () => actor.send({ type: 'callCancel.requested' }), {
              title: copy.cancelQuestion,
              lead: copy.cancelText,
              close: copy.keep,
            })}
          >
            {copy.cancel}
          </Button>
        </div>
      ) : null}
      <LoadBoundary loading={null} failed={() => null}>
        {wasAsked ? (
          <AlertDialog
            open={isAsking}
            title={copy.cancelQuestion}
            closeLabel={copy.keep}
            extra={
              <Button
                className={css({ minH: '11', colorPalette: 'red' })}
                onClick={() => actor.send({ type: 'callCancel.confirmed' })}
              >
                {copy.cancelYes}
              </Button>
            }
            onClose={() => actor.send({ type: 'call.kept' })}
          >
            {copy.cancelText}
          </AlertDialog>
        ) : null}
      </LoadBoundary>
    </div>
  );
}
