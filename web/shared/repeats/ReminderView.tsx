import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { dotted } from '../../../machines/dotted.ts';
import type { repeatMachine } from '../../../machines/repeat/repeat.machine.ts';
import { repeatsCopy as copy } from '../../copy/repeats.ts';
import type { RepeatsQuery } from '../../generated/graphql.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { IntervalField } from './IntervalField.tsx';
import { monthWords } from './monthWords.ts';

export type SentBy = RepeatsQuery['repeats']['sentBy'];

interface Props {
  actor: ActorRefFrom<typeof repeatMachine>;
  /** The channels of reminders; none if empty. */
  sentBy: SentBy;
}

/** The channels in words: `SMS and email`. */
const channelWords = (sentBy: SentBy) =>
  sentBy.map((channel) => copy.channels[channel]).join(copy.and);

/** The set reminder, or an explanation with the button that sets it (PD-143). */
export function ReminderView({ actor, sentBy }: Props) {
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isEnded = useSelector(actor, (snapshot) => snapshot.hasTag('ended'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { repeat, months, message } = useSelector(actor, ({ context }) => context);
  const { set } = repeat;
  const dueOn = repeat.choices.find((choice) => choice.months === months)?.dueOn ?? '';
  const canBeSet = repeat.offered && sentBy.length > 0;
  const said = () => {
    if (!repeat.offered) return copy.notOffered;
    if (set) return (set.due ? copy.due : copy.set)(set.months, monthWords(set.dueOn));
    return canBeSet ? copy.consent(channelWords(sentBy)) : copy.unreachable;
  };
  return (
    <div data-repeat-state={state} className={stack({ gap: '3', align: 'flex-start' })}>
      <div aria-live="polite">
        {isEnded ? <p className={css({ fontWeight: 'medium' })}>{copy.ended}</p> : null}
        <p className={css({ color: set ? undefined : 'fg.muted' })}>{said()}</p>
      </div>
      {set || canBeSet ? (
        <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '3', align: 'flex-end' })}>
          <IntervalField
            choices={repeat.choices}
            months={months}
            isOff={isBusy}
            onChoose={(chosen) => actor.send({ type: 'interval.chosen', months: chosen })}
          />
          {set ? (
            <Button
              variant="outline"
              className={css({ minH: '11', h: 'auto', maxW: 'full', whiteSpace: 'normal' })}
              loading={isBusy}
              onClick={() => actor.send({ type: 'reminder.ended' })}
            >
              {copy.end}
            </Button>
          ) : (
            <Button
              className={css({
                minH: '11',
                h: 'auto',
                whiteSpace: 'normal',
                colorPalette: 'brand',
              })}
              loading={isBusy}
              onClick={() => actor.send({ type: 'reminder.wanted' })}
            >
              {copy.again(months, monthWords(dueOn))}
            </Button>
          )}
        </div>
      ) : null}
      <InlineMessage message={message} busy={isBusy} />
    </div>
  );
}
