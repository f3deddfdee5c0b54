import { useSelector } from '@xstate/react';
import { actsLeft, waitingActs } from '../../../machines/technicianDay/technicianDay.rules.ts';
import type { Visit } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { CollectForm } from './CollectForm.tsx';
import type { DayActor } from './dayActor.ts';
import { FailForm } from './FailForm.tsx';
import { pressedAct } from './pressedAct.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** The actions on a visit, the unsent ones, and the refused one. */
export function VisitActs({ visit, actor }: { visit: Visit; actor: DayActor }) {
  const { outbox, message, visitId } = useSelector(actor, (snapshot) => snapshot.context);
  const isHere = visitId === visit.id;
  const isCollecting = useSelector(actor, (one) => one.matches({ page: 'collecting' })) && isHere;
  const isFailing = useSelector(actor, (one) => one.matches({ page: 'failing' })) && isHere;
  const collect = { type: 'collection.opened', visitId: visit.id } as const;
  const fail = { type: 'failure.opened', visitId: visit.id } as const;
  // No form is opened over that of another visit, whose typed text must be kept.
  const isOpen = {
    DEPART: true,
    COLLECT: useSelector(actor, (snapshot) => snapshot.can(collect)),
    FAIL_VISIT: useSelector(actor, (snapshot) => snapshot.can(fail)),
  };
  const left = actsLeft(visit, outbox);
  const refused = outbox.refused.find(({ act }) => act.visitId === visit.id);
  const press = {
    DEPART: () => actor.send({ type: 'act.pressed', act: pressedAct(visit.id, { act: 'DEPART' }) }),
    COLLECT: () => actor.send(collect),
    FAIL_VISIT: () => actor.send(fail),
  };
  return (
    <>
      {waitingActs(outbox, visit.id).map((act) => (
        <p
          key={act.key}
          data-waiting={act.act}
          className={css({ fontWeight: 'medium', color: 'accent.fg' })}
        >
          {copy.waiting(copy.acts[act.act])}
        </p>
      ))}
      {refused ? (
        <div className={stack({ gap: '2', align: 'flex-start' })}>
          <p className={css({ fontWeight: 'semibold' })}>
            {copy.refused(copy.acts[refused.act.act])}
          </p>
          <InlineMessage message={refused.message} />
          <Button
            variant="outline"
            onClick={() => actor.send({ type: 'refusal.read', visitId: visit.id })}
            className={css({ minH: '11' })}
          >
            {copy.understood}
          </Button>
        </div>
      ) : null}
      {isHere && !isCollecting && !isFailing ? <InlineMessage message={message} /> : null}
      {isCollecting ? <CollectForm visit={visit} actor={actor} before={refused?.act} /> : null}
      {isFailing ? <FailForm visit={visit} actor={actor} /> : null}
      {isCollecting || isFailing || left.length === 0 ? null : (
        <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
          {left.map((act, index) => (
            <Button
              key={act}
              size="lg"
              variant={index === 0 ? 'solid' : 'outline'}
              disabled={!isOpen[act]}
              onClick={press[act]}
              className={css({ colorPalette: index === 0 ? 'accent' : 'brand', minH: '11' })}
            >
              {copy.acts[act]}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
