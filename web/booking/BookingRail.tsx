import type { ReactNode } from 'react';
import { itemsOf } from '../../machines/booking/draft.ts';
import type { ReviewedStep } from '../../machines/booking/booking.types.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { bookingSteps } from './bookingSteps.tsx';
import type { BookingStep } from './bookingSteps.tsx';
import { RailPrice } from './RailPrice.tsx';
import { RailTests } from './RailTests.tsx';
import { useChosen } from './useChosen.ts';
import { useChosenVisit } from './useChosenVisit.ts';

const copy = bookingCopy.rail;
// From review on, the summary's cards have buttons of their own that lead back.
const steps = (Object.keys(bookingSteps) as BookingStep[]).filter(
  (step) => typeof bookingSteps[step].path === 'string',
);

/** The choices so far, beside the steps. Desktop only, so phones do not load this code. */
export function BookingRail({ step }: { step: BookingStep }) {
  const chosen = useChosen(step);
  const { draft, ordered } = chosen;
  const { slot, address } = useChosenVisit(chosen, step);
  const lab = ordered?.lab ?? chosen.lab;
  const count = ordered?.items.length ?? itemsOf(draft).length;
  return (
    <section
      data-rail
      aria-label={copy.title}
      className={css({ px: '4', pt: '4', alignSelf: 'start', position: 'sticky', top: '16' })}
    >
      <Card>
        <h2 className={heading({ size: 'md' })}>{copy.title}</h2>
        <dl className={css({ mt: '2' })}>
          <Line label={count > 1 ? copy.tests(count) : copy.test}>
            <RailTests {...chosen} />
          </Line>
          {count > 1 ? null : (
            <Line label={copy.patient} step="patient" current={step}>
              <Named text={ordered?.patient.name ?? chosen.patient?.name} />
            </Line>
          )}
          <Line label={copy.lab} step="lab" current={step}>
            <Named text={lab?.name} />
          </Line>
          <Line label={bookingCopy.review.slot} step="slot" current={step}>
            <Named text={slot} />
          </Line>
          <Line label={bookingCopy.review.address} step="address" current={step}>
            <Named text={address} />
          </Line>
        </dl>
        <RailPrice {...chosen} />
      </Card>
    </section>
  );
}

function Named({ text }: { text: string | undefined }) {
  return text ? (
    <InOwnLanguage text={text} />
  ) : (
    <span className={css({ color: 'fg.muted', fontWeight: 'normal' })}>{copy.notChosen}</span>
  );
}

interface LineProps {
  label: string;
  /** The step in which the line is chosen; without one there is no button. */
  step?: ReviewedStep;
  current?: BookingStep;
  children: ReactNode;
}

function Line({ label, step, current, children }: LineProps) {
  return (
    <div
      className={stack({
        direction: 'row',
        align: 'center',
        justify: 'space-between',
        gap: '3',
        minH: '14',
        py: '1.5',
        borderBottomWidth: '1px',
      })}
    >
      <div className={css({ minW: '0' })}>
        <dt className={css({ color: 'fg.muted', fontSize: 'sm' })}>{label}</dt>
        <dd className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{children}</dd>
      </div>
      {step && current ? <Change step={step} current={current} /> : null}
    </div>
  );
}

/** Leads back to a completed step, as the stepper does; review has its own buttons. */
function Change({ step, current }: { step: ReviewedStep; current: BookingStep }) {
  const send = Booking.useSend();
  const event = { type: 'xstate.route', to: `#${step}` } as const;
  const isOpen = Booking.useCan(event);
  const isDone = steps.indexOf(step) < steps.indexOf(current);
  if (!isOpen || !isDone) return null;
  return (
    <Button
      variant="ghost"
      data-change
      aria-label={bookingCopy.review.changes[step]}
      onClick={() => send(event)}
      className={css({ colorPalette: 'brand', minH: '11', flexShrink: '0', me: '-3' })}
    >
      {bookingCopy.review.change}
    </Button>
  );
}
