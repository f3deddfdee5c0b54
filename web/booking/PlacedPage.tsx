import { addressLine } from '../../machines/text/addressText.ts';
import { Link } from 'react-router-dom';
import { Check } from '../ui/lucide/Check.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { House } from '../ui/lucide/House.tsx';
import { UserCheck } from '../ui/lucide/UserCheck.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { bookingCopy } from '../copy/booking.ts';
import { testsOf } from '../copy/patients.ts';
import { said } from '../copy/language.ts';
import { visitCopy } from '../copy/visit.ts';
import { CalendarLinks } from '../ui/CalendarLinks.tsx';
import { Card } from '../ui/Card.tsx';
import { FastingCallout, fastingWords } from '../ui/FastingCallout.tsx';
import { mealHours } from '../shared/mealWords.ts';
import { StageDrawing } from '../shared/StageDrawing.tsx';
import { IconMark } from '../ui/IconMark.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { slotTimes, startOfSlot } from '../ui/slotTimes.ts';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { center, stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';

const copy = bookingCopy.placed;
/** The order is placed: how to prepare for the appointment, and where to follow it. */
export function PlacedPage() {
  const order = Booking.useSelector((snapshot) => snapshot.context.order);
  if (!order)
    return (
      <Page title={copy.title} narrow>
        <Loading label={bookingCopy.loading}>
          <OrderShape />
        </Loading>
      </Page>
    );
  const { fastingFrom } = order;
  const instructions = order.instructions.map((text, index) => {
    const reason = order.instructionReasons[index];
    return { words: said({ text, reason }), isOfFasting: reason === 'FASTING_WATER_ONLY' };
  });
  // This instruction is shown beside the hour from which it applies to this visit.
  const fasting = fastingFrom && instructions.find(({ isOfFasting }) => isOfFasting)?.words;
  const others = instructions.map(({ words }) => words).filter((words) => words !== fasting);
  const next: [typeof House, string, string?][] = [
    [UserCheck, copy.technician],
    [House, copy.visit(slotTimes(order.slot)), addressLine(order.address)],
    [FileText, copy.report],
  ];
  return (
    <div className={css({ maxW: 'column', mx: 'auto', px: '4', py: { base: '5', md: '8' } })}>
      <Card className={stack({ gap: '5' })}>
        <div className={stack({ gap: '3', align: 'center', textAlign: 'center', pt: '3' })}>
          <div className={css({ position: 'relative', pb: '4' })}>
            <StageDrawing stage="placed" isOnTheWay={false} />
            <div
              data-motion
              className={cx(
                center({
                  boxSize: '12',
                  borderRadius: 'full',
                  bg: 'brand.solid',
                  color: 'brand.contrast',
                  borderWidth: '3px',
                  borderColor: 'bg.panel',
                  animation: 'scale-in 220ms ease-out',
                }),
                css({ position: 'absolute', bottom: '0', insetInline: '0', mx: 'auto' }),
              )}
            >
              <Check size={26} strokeWidth={3} aria-hidden />
            </div>
          </div>
          <PageHeading className={css({ fontSize: { base: '2xl', md: '3xl' } })}>
            {copy.title}
          </PageHeading>
          <p
            className={css({ fontSize: 'lg', fontWeight: 'semibold' })}
          >{`${testsOf(order)}, ${startOfSlot(order.slot)}`}</p>
          {others.length > 0 ? (
            <ul
              className={css({
                display: 'grid',
                gap: '1',
                alignSelf: 'stretch',
                textAlign: 'start',
                listStyleType: 'disc',
                ps: '5',
                color: 'fg.muted',
              })}
            >
              {others.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          ) : null}
        </div>
        {fastingFrom ? (
          <FastingCallout
            {...(fasting && { title: fasting })}
            text={fastingWords(fastingFrom)}
            left={visitCopy.fasting.full(mealHours(fastingFrom, order.slot.startTime))}
          />
        ) : null}
        <div
          className={stack({
            direction: { base: 'column', sm: 'row' },
            flexWrap: { sm: 'wrap' },
            gap: '3',
          })}
        >
          <Link
            className={cx(
              button({ size: 'lg', variant: 'outline' }),
              css({ flex: { sm: '1 0 12rem' } }),
            )}
            to={paths.home}
            role="button"
          >
            {copy.home}
          </Link>
          <Link
            className={cx(
              button({ size: 'lg' }),
              css({ colorPalette: 'accent', flex: { sm: '1 0 12rem' } }),
            )}
            to={paths.trackOrder(order.id)}
            role="button"
          >
            {copy.track}
          </Link>
        </div>
        <div className={css({ borderTopWidth: '1px', pt: '5' })}>
          <h2 className={cx(heading({ size: 'md' }), css({ mb: '3' }))}>{copy.next}</h2>
          <ol className={stack({ gap: '3', listStyleType: 'none' })}>
            {next.map(([Icon, text, place]) => (
              <li key={text} className={stack({ direction: 'row', align: 'center', gap: '3' })}>
                <IconMark of={Icon} />
                <div className={css({ minW: '0', fontVariantNumeric: 'tabular-nums' })}>
                  <p>{text}</p>
                  {place ? (
                    <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                      <InOwnLanguage text={place} />
                    </p>
                  ) : null}
                </div>
              </li>
            ))}
          </ol>
        </div>
        {order.calendarFileUrl && order.googleCalendarUrl ? (
          <CalendarLinks file={order.calendarFileUrl} google={order.googleCalendarUrl} />
        ) : null}
        <div className={css({ borderTopWidth: '1px', pt: '4', fontSize: 'sm', color: 'fg.muted' })}>
          <p>
            {visitCopy.number}:{' '}
            <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'fg' })}>
              {order.number}
            </span>
          </p>
          <p>
            {copy.id}: <span className={css({ fontFamily: 'mono', color: 'fg' })}>{order.id}</span>
          </p>
        </div>
      </Card>
    </div>
  );
}
