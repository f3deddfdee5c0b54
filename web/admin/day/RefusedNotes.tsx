import { useSelector } from '@xstate/react';
import type { RefusedAct } from '../../../machines/technicianDay/technicianDay.types.ts';
import { refusedElsewhere } from '../../../machines/technicianDay/technicianDay.rules.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import type { DayActor } from './dayActor.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** The refused notes on visits that are no longer on this list, so that they can be handed on. */
export function RefusedNotes({ actor, isListShown }: { actor: DayActor; isListShown: boolean }) {
  const { outbox, stored } = useSelector(actor, (snapshot) => snapshot.context);
  const refused = refusedElsewhere(outbox, isListShown ? stored?.day : undefined);
  if (refused.length === 0) return null;
  return (
    <section aria-label={copy.notes.title} className={stack({ gap: '3' })}>
      <h2 className={heading({ size: 'md' })}>{copy.notes.title}</h2>
      <p>{copy.notes.text}</p>
      <List label={copy.notes.title}>
        {refused.map((one) => (
          <Card as="li" key={one.act.key} className={stack({ gap: '2', align: 'flex-start' })}>
            <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
              {copy.order(one.number ?? one.act.visitId)}
            </p>
            <p className={css({ overflowWrap: 'anywhere' })}>{noted(one)}</p>
            <InlineMessage message={one.message} />
            <Button
              variant="outline"
              onClick={() => actor.send({ type: 'refusal.read', visitId: one.act.visitId })}
              className={css({ minH: '11' })}
            >
              {copy.notes.handedOn}
            </Button>
          </Card>
        ))}
      </List>
    </section>
  );
}

/** The pressed act with its typed text, in one line. */
function noted({ act }: RefusedAct): string {
  const { samples, failure, note, next, pressedAt } = act;
  return [
    copy.acts[act.act],
    pressedAt && momentOf(pressedAt),
    ...(samples ?? []).map(({ sampleId }) => copy.sampleOf(sampleId)),
    failure && copy.failures[failure],
    note,
    next && copy.next[next],
  ]
    .filter(Boolean)
    .join(' · ');
}
