import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { dotted } from '../../../machines/dotted.ts';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { FlowState } from '../../shared/flows/FlowState.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineMessage, Loading } from '../../ui/states.tsx';
import { BookedCall } from './BookedCall.tsx';
import { CallNote } from './CallNote.tsx';
import { ConfirmTime } from './ConfirmTime.tsx';
import { NumberMissing } from './NumberMissing.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import type { ConsultationActor } from './consultationActor.ts';

/** The view of the call about a report: choosing a time, the booked call, or the doctor's note. */
export function ConsultationView({ actor }: { actor: ConsultationActor }) {
  const titleId = useId();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { consultation, message } = useSelector(actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <section
      aria-labelledby={titleId}
      data-machine="consultation"
      data-state={state}
      className={css({ mt: '5', _print: { display: 'none' } })}
    >
      <Card className={stack({ gap: '4' })}>
        <div>
          <h2 id={titleId} className={cx(heading({ size: 'sm' }), css({ mb: '1' }))}>
            {copy.title}
          </h2>
          {consultation ? (
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>
              {copy.text(consultation.minutes)}
            </p>
          ) : null}
        </div>
        <FlowState actor={actor} loading={<Loading rows={1} />} failed={copy.failed}>
          <InlineMessage message={message} busy={isBusy} />
          <Standing actor={actor} />
        </FlowState>
      </Card>
    </section>
  );
}

/** The part of the view that follows the machine's tags and the service's answer. */
function Standing({ actor }: { actor: ConsultationActor }) {
  const isChoosing = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const consultation = useSelector(actor, (snapshot) => snapshot.context.consultation);
  if (!consultation) return null;
  const { standing, call, phone } = consultation;
  if (isEditing) return <ConfirmTime actor={actor} phone={phone ?? ''} />;
  if (isChoosing) return <TimeChoice actor={actor} consultation={consultation} />;
  if (standing === 'UNAVAILABLE') return <p>{copy.unavailable}</p>;
  if (standing === 'OVER') return <p>{copy.usedUp}</p>;
  if (standing === 'REACHED') return call ? <CallNote call={call} /> : null;
  if (standing === 'BOOKED')
    return call ? <BookedCall actor={actor} call={call} phone={phone} /> : null;
  return <NumberMissing />;
}
