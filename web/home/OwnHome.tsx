import { Link } from 'react-router-dom';
import type { HomeQuery } from '../generated/graphql.ts';
import { homeCopy } from '../copy/home.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { visitSentence } from '../shared/visitSentence.ts';
import { fastingWords, FastingCallout } from '../ui/FastingCallout.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { InOwnLanguage, WithName } from '../ui/InOwnLanguage.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { momentOf } from '../ui/days.ts';
import { BookAgainCard } from './BookAgainCard.tsx';
import { HomeCard } from './HomeCard.tsx';
import { peopleOf, testsOf } from './visitNames.ts';

const copy = homeCopy.own;
type Home = HomeQuery['home'];

/** What a customer's home page begins with (docs/product/screens.md#home); the shape of it while it is loaded. */
export function OwnHome({ firstName, home }: { firstName: string; home: Home | undefined }) {
  return (
    <div className={stack({ gap: '4' })}>
      <PageHeading
        tab={homeCopy.title}
        className={css({ fontSize: { base: '2xl', md: '4xl' }, overflowWrap: 'anywhere' })}
      >
        {copy.hello(firstName)}
      </PageHeading>
      <div
        className={css({
          display: 'grid',
          gap: '4',
          gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fit, minmax(20rem, 1fr))' },
        })}
      >
        {home?.nextVisit ? <NextVisit visit={home.nextVisit} /> : null}
        {home?.readyReport ? <ReadyReport report={home.readyReport} /> : null}
        {home?.bookAgain ? <BookAgainCard again={home.bookAgain} /> : null}
      </div>
    </div>
  );
}

function NextVisit({ visit }: { visit: NonNullable<Home['nextVisit']> }) {
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
      <p className={css({ fontSize: 'lg', lineHeight: '1.35', fontWeight: 'semibold' })}>
        <WithName name={name} text={text} />
      </p>
      <p className={css({ color: 'fg.muted' })}>
        {copy.tests(testsOf(visit.items), peopleOf(visit.items))}
      </p>
      {visit.fastingFrom && !visit.onTheWayAt ? (
        <FastingCallout text={fastingWords(visit.fastingFrom)} />
      ) : null}
    </HomeCard>
  );
}

function ReadyReport({ report }: { report: NonNullable<Home['readyReport']> }) {
  return (
    <HomeCard
      title={copy.readyReport}
      action={
        <FileLink
          className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
          href={report.url}
        >
          {copy.open}
        </FileLink>
      }
    >
      <p className={css({ fontSize: 'lg', lineHeight: '1.35', fontWeight: 'semibold' })}>
        <InOwnLanguage text={copy.report(report.testName, report.patientName)} />
      </p>
      <p className={css({ color: 'fg.muted' })}>{momentOf(report.readyAt)}</p>
    </HomeCard>
  );
}
