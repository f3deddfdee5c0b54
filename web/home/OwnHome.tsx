import { Link } from 'react-router-dom';
import type { HomeQuery } from '../generated/graphql.ts';
import { listed } from '../copy/listed.ts';
import { homeCopy } from '../copy/home.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { peopleNames, testNames } from '../shared/visitNames.ts';
import { visitSentence } from '../shared/visitSentence.ts';
import { StageDrawing } from '../shared/StageDrawing.tsx';
import { FastingClock } from '../shared/FastingClock.tsx';
import { WithName } from '../ui/InOwnLanguage.tsx';
import { datedMoment } from '../ui/days.ts';
import { BookAgainCard } from './BookAgainCard.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useServerHalfHour } from '../shared/useHalfHour.ts';

const copy = homeCopy.own;
type Home = HomeQuery['home'];

const grid = css({ display: 'grid', gap: '4', gridTemplateColumns: '1fr' });
const columns = css({ md: { gridTemplateColumns: 'repeat(auto-fill, minmax(24rem, 1fr))' } });

/**
 * Cards of things that wait for the customer, on their home page (docs/product/screens.md#home).
 */
export function OwnHome({ home }: { home: Home | undefined }) {
  if (!home) return null;
  const { nextVisit, readyReport, bookAgain } = home;
  const cards = [nextVisit, readyReport, bookAgain].filter(Boolean).length;
  if (cards === 0) return null;
  return (
    <div
      className={cx(
        grid,
        // By their number and not by what is there: on its way, the page has the first ones alone.
        cards > 1 && columns,
        // On desktop, the first of three cards spans both rows beside the other two.
        cards === 3 && css({ '& > :first-child': { gridRow: { md: 'span 2' } } }),
      )}
    >
      {nextVisit ? <NextVisit visit={nextVisit} /> : null}
      {readyReport ? <ReadyReport report={readyReport} /> : null}
      {bookAgain ? <BookAgainCard again={bookAgain} /> : null}
    </div>
  );
}

function NextVisit({ visit }: { visit: NonNullable<Home['nextVisit']> }) {
  useServerHalfHour();
  const { name, text } = visitSentence(visit);
  return (
    <HomeCard
      title={copy.nextVisit}
      action={
        <Link
          className={cx(button(), css({ colorPalette: 'brand', minH: '11' }))}
          to={paths.trackOrder(visit.id)}
        >
          {copy.track}
        </Link>
      }
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4',
          justifyContent: 'space-between',
          mb: '2',
        })}
      >
        <div className={stack({ gap: '1', flex: '1 1 10rem', minW: '0' })}>
          <p className={css({ fontSize: 'lg', lineHeight: '1.35', fontWeight: 'semibold' })}>
            <WithName name={name} text={text} />
          </p>
          <p className={css({ color: 'fg.muted' })}>
            {copy.tests(listed(testNames(visit.items)), listed(peopleNames(visit.items)))}
          </p>
        </div>
        <StageDrawing stage="placed" isOnTheWay={visit.onTheWayAt !== null} size="small" />
      </div>
      {visit.fastingFrom && !visit.onTheWayAt ? (
        <FastingClock from={visit.fastingFrom} slot={visit.slot} />
      ) : null}
    </HomeCard>
  );
}

function ReadyReport({ report }: { report: NonNullable<Home['readyReport']> }) {
  return (
    <HomeCard
      title={copy.readyReport}
      action={
        <Link
          className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
          to={paths.report(report.id)}
        >
          {copy.open}
        </Link>
      }
    >
      <p className={css({ fontSize: 'lg', lineHeight: '1.35', fontWeight: 'semibold' })}>
        <WithName
          text={copy.report(report.testName, report.patientName)}
          name={report.patientName}
        />
      </p>
      <p className={css({ color: 'fg.muted' })}>{datedMoment(report.readyAt)}</p>
    </HomeCard>
  );
}
