import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bookingActor } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { stepTitles } from '../copy/stepTitles.ts';
import { pageShell } from '../ui/pageShell.ts';
import { opensLoaded } from '../ui/openLoaded.ts';
import { useGoBack } from '../shared/useGoBack.ts';
import { testCopy as copy } from '../copy/home.ts';
import { paidOf, useFittingOffers } from '../shared/fittingOffers.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery, labTestsQuery, none } from '../shared/queries.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { PaidPrice } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { deferHydration } from '../shared/deferHydration.tsx';
import { savesData } from '../shared/savesData.ts';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { BookingCard } from './BookingCard.tsx';
import { TestText } from './lazyParts.ts';
import { headOf } from './testDetail.ts';
import { isForSome, whomOf } from '../../machines/order/forWhom.ts';
import { newId } from '../../machines/newId.ts';

// The server renders it; it is hydrated when the browser is idle.
const Text = deferHydration(({ id }: { id: string }) => (
  <PartBoundary loading={<Loading rows={3} />}>
    <TestText id={id} />
  </PartBoundary>
));

/** The text, and on desktop the price and the booking card beside it. */
const besides = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  lg: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
  },
});
const pill = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '0.5',
  mt: { base: '-3', lg: '0' },
  fontSize: { base: 'sm', lg: 'md' },
  color: { base: 'fg.muted', lg: 'fg' },
  gridColumn: { lg: '2' },
  gridRow: { lg: '1 / 3' },
  '& > p:first-child': {
    flex: '1 0 100%',
    fontSize: { base: 'xl', lg: '2xl' },
    color: 'brand.fg',
    fontWeight: 'semibold',
  },
  lg: {
    flexDirection: 'column',
    gap: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'card',
    p: '5',
  },
});

/** Information needed before booking. */
const note = css({ bg: 'accent.subtle', px: '4', py: '3', borderRadius: 'card' });

const booking = {
  load: () => bookingActor.load(),
  isLoaded: () => bookingActor.current() !== undefined,
};

/** The page of one test (docs/product/screens.md#test-detail). */
export function TestInfoPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = usePageQuery(labTestQuery, { id });
  const { data: list } = usePageQuery(labTestsQuery, none, { skip: true });
  const goBack = useGoBack(paths.home);
  const navigate = useNavigate();
  // The funnel's code is fetched while the page is read; no booking starts before the press
  // (PD-47).
  useEffect(() => {
    if (!savesData()) bookingActor.load().catch(() => undefined);
  }, []);
  const addPatient = opensLoaded(
    booking,
    (actor) => {
      actor.send({ type: 'booking.begun', testId: id, draftId: newId() });
      void navigate(paths.addPatient);
    },
    pageShell(stepTitles.patient),
  );
  // The list that led here has its name and price before the rest is loaded.
  const listed = list?.labTests.find((one) => one.id === id);
  const known = data?.labTest ?? (error ? undefined : listed);
  const test = known && headOf(known);
  const paid = paidOf(test?.amounts ?? [], useFittingOffers());
  const fastingHours = data?.labTest.fastingHours;
  const apartMinutes = data?.labTest.apartMinutes;

  return (
    <main
      id="main"
      className={css({
        maxW: 'content',
        mx: 'auto',
        px: { base: '4', md: '6' },
        pt: '4',
        pb: '6',
      })}
    >
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          gap: '2',
          mb: { base: '2', md: '4' },
          flexWrap: 'wrap',
        })}
      >
        <Button
          variant="outline"
          onClick={goBack}
          className={css({ minH: '11' })}
        >{`← ${copy.back}`}</Button>
        <Breadcrumb crumbs={[{ text: copy.home, to: paths.home }, { text: test?.name }]} />
      </div>
      {error && !data ? (
        <ErrorState
          {...(error.code === 'NOT_FOUND'
            ? { title: copy.missing }
            : { message: copy.failed, onRetry: retry })}
        >
          <Button variant="outline" onClick={goBack} className={css({ minH: '11' })}>
            {copy.back}
          </Button>
        </ErrorState>
      ) : null}
      {!test && !error ? <Loading rows={4} /> : null}
      {test ? (
        <div className={besides}>
          <div
            className={stack({
              direction: 'row',
              gap: { base: '3', md: '5' },
              align: 'center',
              flexWrap: { base: 'nowrap', _tight: 'wrap' },
            })}
          >
            <TestIcon icon={test.icon} size={64} />
            <PageHeading
              className={css({
                fontSize: { base: '2xl', md: '4xl' },
                letterSpacing: '-0.02em',
                minW: '0',
              })}
            >
              {test.name}
            </PageHeading>
          </div>
          <div data-pill="price" className={pill}>
            <p>
              {copy.from} <PaidPrice price={test.priceInRupees} paid={paid?.amount} />
            </p>
            <p>{`${copy.ready} ${test.reportTime}`}</p>
            <p>{paid?.offer?.title ?? copy.off}</p>
          </div>
          {/* Above whatever comes late, which would move it on a low screen, where it stands in the page. */}
          <BookingCard onCancel={goBack} add={addPatient} />
          <div className={stack({ gap: '6', minW: '0', gridRow: { lg: '2 / 4' } })}>
            {fastingHours ? (
              <p data-fasting className={note}>
                {copy.fasting(fastingHours)}
              </p>
            ) : null}
            <PinNote withStart={data !== undefined && !fastingHours} />
            {isForSome(known!) ? (
              <p data-for-whom className={note}>
                {copy.forWhom(whomOf(known!))}
              </p>
            ) : null}
            {apartMinutes ? (
              <p data-apart className={note}>
                {copy.apart(apartMinutes)}
              </p>
            ) : null}
            {data ? <Text id={id} /> : <Loading rows={3} />}
          </div>
        </div>
      ) : null}
    </main>
  );
}
