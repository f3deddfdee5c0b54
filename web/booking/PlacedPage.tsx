import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { bookingCopy, testsOf } from '../copy/booking.ts';
import { said } from '../copy/language.ts';
import { visitCopy } from '../copy/visit.ts';
import { CalendarLinks } from '../ui/CalendarLinks.tsx';
import { Card } from '../ui/Card.tsx';
import { FastingCallout, fastingWords } from '../ui/FastingCallout.tsx';
import { startOfSlot } from '../ui/slotTimes.ts';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { center, stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.placed;

/** The order is placed: what to do before the appointment, and where to follow it. */
export function PlacedPage() {
  const order = Booking.useSelector((snapshot) => snapshot.context.order);
  if (!order)
    return (
      <Page title={copy.title} narrow>
        <Loading label={bookingCopy.loading} />
      </Page>
    );
  return (
    <Page title={copy.title} narrow>
      <Card>
        <div className={stack({ gap: '5', align: 'center', textAlign: 'center', py: '4' })}>
          <div
            data-motion
            className={center({
              boxSize: '20',
              borderRadius: 'full',
              bg: 'brand.solid',
              color: 'brand.contrast',
              animation: 'scale-in 220ms ease-out',
            })}
          >
            <Check size={44} strokeWidth={3} aria-hidden />
          </div>
          <p className={css({ fontSize: 'lg', fontWeight: 'semibold' })}>
            {testsOf(order)}, {startOfSlot(order.slot)}
          </p>
          <ul className={stack({ gap: '2', listStyleType: 'none', color: 'fg.muted' })}>
            {order.instructions.map((text, index) => (
              <li key={text}>{said({ text, reason: order.instructionReasons[index] })}</li>
            ))}
          </ul>
          {order.fastingFrom ? <FastingCallout text={fastingWords(order.fastingFrom)} /> : null}
          {order.calendarFileUrl && order.googleCalendarUrl ? (
            <CalendarLinks file={order.calendarFileUrl} google={order.googleCalendarUrl} />
          ) : null}
          <p>
            {visitCopy.number}:{' '}
            <span className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' })}>
              {order.number}
            </span>
          </p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
            {copy.id}: <span className={css({ fontFamily: 'mono', color: 'fg' })}>{order.id}</span>
          </p>
          <div
            className={stack({
              direction: { base: 'column', sm: 'row' },
              gap: '3',
              w: 'full',
              justify: 'center',
            })}
          >
            <Link
              className={button({ size: 'lg', variant: 'outline' })}
              to={paths.home}
              role="button"
            >
              {copy.home}
            </Link>
            <Link
              className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
              to={paths.trackOrder(order.id)}
              role="button"
            >
              {copy.track}
            </Link>
          </div>
        </div>
      </Card>
    </Page>
  );
}
