import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Consultation } from '../../../machines/generated/schema.ts';
import { consultationCopy as copy } from '../../copy/consultation.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { timeOfMoment } from '../../ui/days.ts';
import type { ConsultationActor } from './consultationActor.ts';
import { dayOfTime } from './dayOfTime.ts';

/** Why another time has to be chosen. */
function reasonOf({ standing, call }: Consultation): string | null {
  if (standing === 'OVERDUE') return copy.overdue;
  if (standing === 'MISSED') return copy.missed(call?.doctorName ?? '');
  return standing === 'WITHDRAWN' ? copy.withdrawn(call?.doctorName ?? '') : null;
}

/** The days with free times, and the times of the chosen day. */
export function TimeChoice({
  actor,
  consultation,
}: {
  actor: ConsultationActor;
  consultation: Consultation;
}) {
  const mayKeep = useSelector(actor, (snapshot) => snapshot.can({ type: 'call.kept' }));
  const [wanted, setWanted] = useState('');
  const { times } = consultation;
  const byDay = Map.groupBy(times, dayOfTime);
  const days = [...byDay.keys()];
  // A day has many times, so they are shown once it is chosen.
  const onlyDay = days.length === 1 ? days[0]! : '';
  const day = byDay.has(wanted) ? wanted : onlyDay;
  const reason = reasonOf(consultation);
  return (
    <div className={stack({ gap: '4' })}>
      {reason ? <p className={css({ fontWeight: 'medium' })}>{reason}</p> : null}
      {times.length === 0 ? <p>{copy.noTimes}</p> : null}
      {days.length > 0 ? (
        <Choices
          label={copy.day}
          names={Object.fromEntries(days.map((name) => [name, name]))}
          value={day}
          onChange={setWanted}
        />
      ) : null}
      {day ? (
        <Choices<string>
          key={day}
          label={copy.time}
          names={Object.fromEntries((byDay.get(day) ?? []).map((at) => [at, timeOfMoment(at)]))}
          value=""
          actsAtOnce
          onChange={(startsAt) => actor.send({ type: 'time.chosen', startsAt })}
        />
      ) : null}
      {mayKeep ? (
        <div>
          <Button
            variant="outline"
            className={css({ minH: '11' })}
            onClick={() => actor.send({ type: 'call.kept' })}
          >
            {copy.keep}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
