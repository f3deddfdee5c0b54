import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Star } from '../ui/lucide/Star.tsx';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { longestComment } from '../../machines/text/longest.ts';
import { visitCopy } from '../copy/visit.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { clearTyped, useTyped } from '../ui/typedText.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { center, stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = visitCopy.rating;
const most = 5;

/** Asks for a rating of a completed visit, then shows the rating. */
export function RatingForm({
  actor,
  order,
}: {
  actor: ActorRefFrom<typeof trackingMachine>;
  order: FollowedOrder;
}) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const typedAs = `rating.${order.id}`;
  const [typed, type] = useTyped(typedAs, { stars: '0', comment: '' });
  const stars = Number(typed.stars);
  const [isMissing, setMissing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wasRateable = useRef(order.rateable);
  const { rating } = order;
  useEffect(() => {
    if (rating) clearTyped(typedAs);
    // The pressed button is gone, so the focus moves to the thanks.
    if (rating && wasRateable.current) title.current?.focus();
    wasRateable.current = order.rateable;
  }, [rating, order.rateable, typedAs]);
  const send = () => {
    setMissing(stars === 0);
    const comment = typed.comment.trim() || null;
    if (stars > 0) actor.send({ type: 'rating.submitted', stars, comment });
  };
  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'md' })}>
        {rating ? copy.thanks : copy.title}
      </h2>
      {rating ? (
        <div className={css({ mt: '2' })}>
          <p>{copy.given(rating.stars)}</p>
          {rating.comment ? (
            <p className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>{rating.comment}</p>
          ) : null}
        </div>
      ) : (
        <form
          className={stack({ gap: '3', mt: '2', align: 'flex-start' })}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Fieldset busy={isBusy}>
            <Stars chosen={stars} onChoose={(value) => type({ stars: String(value) })} />
            <TextField
              label={copy.comment}
              value={typed.comment}
              maxLength={longestComment}
              onChange={(event) => type({ comment: event.target.value })}
            />
          </Fieldset>
          <InlineMessage message={isMissing && stars === 0 ? copy.missing : null} />
          <Button
            type="submit"
            loading={isBusy}
            className={css({ minH: '11', colorPalette: 'brand' })}
          >
            {copy.send}
          </Button>
        </form>
      )}
    </Card>
  );
}

/** One to five stars, as radios; those up to the chosen one are filled. */
function Stars({ chosen, onChoose }: { chosen: number; onChoose: (stars: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css({ srOnly: true })}>{copy.group}</legend>
      <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '1' })}>
        {Array.from({ length: most }, (_, index) => index + 1).map((value) => (
          <label
            key={value}
            className={cx(
              center({
                position: 'relative',
                boxSize: '11',
                borderRadius: 'lg',
                cursor: 'pointer',
              }),
              css({ color: 'accent.fg' }),
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-label={copy.stars(value)}
              className={css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' })}
            />
            <Star size={28} aria-hidden fill={value <= chosen ? 'currentColor' : 'none'} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
