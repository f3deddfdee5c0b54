import { useState } from 'react';
import { Link } from 'react-router-dom';
import { itemsOf } from '../../machines/booking/draft.ts';
import type { LabChoice } from '../../machines/booking/booking.types.ts';
import { isOpenLab } from '../../machines/booking/openLab.ts';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { pinCopy } from '../copy/pin.ts';
import { uiCopy } from '../copy/ui.ts';
import { LabTrust } from '../ui/LabTrust.tsx';
import { LabMark } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { formatRupees, PaidPrice } from '../ui/Price.tsx';
import { RadioCard } from '../ui/RadioCard.tsx';
import { radioStop } from '../ui/radioStop.ts';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { LabTools } from './LabTools.tsx';
import { AddTestSheet } from './lazyDialogs.ts';
import { marksOf } from './labMarks.ts';
import { sortLabs } from './sortLabs.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { openPin } from '../shared/pin/openPin.ts';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { LabFacts } from './LabFacts.tsx';
import { useNextStep } from './useNextStep.ts';
import { VisitItems } from './VisitItems.tsx';
import { langOf } from '../copy/language.ts';
import { listed } from '../copy/listed.ts';

const copy = bookingCopy.lab;

/** On a phone the facts about a lab are below its name and price, over the whole width. */
const row = css({
  p: '4',
  columnGap: '2.5',
  alignItems: 'flex-start',
  smDown: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    rowGap: '1.5',
    p: '3.5',
  },
  _tight: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const below = css({ smDown: { gridColumn: '1 / -1' } });
const price = css({
  textAlign: 'end',
  smDown: { gridRow: '1', gridColumn: '3' },
  sm: { ms: 'auto' },
  _tight: { gridRow: 'auto', gridColumn: '1', textAlign: 'start' },
});

/** The labs with their prices; the first that can be booked is preselected. */
export function LabStep() {
  const send = Booking.useSend();
  const labs = Booking.useSelector((snapshot) => snapshot.context.labs);
  const by = Booking.useSelector((snapshot) => snapshot.context.labOrder);
  const draft = Booking.useSelector((snapshot) => snapshot.context.draft);
  const chosenId = draft.labId;
  const count = itemsOf(draft).length;
  const actor = Booking.useActor();
  const unserved = Booking.useTag('unserved');
  const pin = Booking.useSelector((snapshot) => snapshot.context.pin);
  const message = Booking.useSelector((snapshot) => snapshot.context.message);
  const canGoOn = Booking.useCan({ type: 'lab.confirmed' });
  const isAdding = Booking.useTag('adding');
  const [wasOpened, setWasOpened] = useState(isAdding);
  // Once opened, the sheet stays mounted so that it can return the focus to the button that opened
  // it.
  if (isAdding && !wasOpened) setWasOpened(true);
  const sorted = sortLabs(labs, by);
  const openIds = sorted.filter(isOpenLab).map((lab) => lab.id);
  const chosen = labs.find((lab) => lab.id === chosenId);
  const taken = chosen && takenOff(chosen);
  // If every lab is a demo, this is said once for the whole list.
  const areDemo = labs.length > 0 && labs.every(({ demo }) => demo);
  const goOn = useNextStep(copy.action, stepTitles.slot);
  return (
    <Page
      title={stepTitles.lab}
      narrow
      aside={<LabTools onSort={(order) => send({ type: 'labs.sorted', by: order })} by={by} />}
    >
      <div className={stack({ gap: '3' })}>
        <InlineMessage message={message} />
        <VisitItems />
        <PinNote />
        <div className={stack({ direction: 'row', flexWrap: 'wrap', align: 'center', gap: '2' })}>
          {by === 'recommended' ? (
            <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.recommended}</p>
          ) : null}
          {areDemo ? <LabTrust lab={{ accreditation: null, demo: true }} /> : null}
        </div>
        <FlowState
          actor={actor}
          loading={<Loading rows={5} />}
          failed={copy.failed}
          missing={{
            title: copy.testGone,
            instead: (
              <Link
                className={cx(button(), css({ minH: '11', colorPalette: 'brand' }))}
                to={paths.home}
              >
                {copy.otherTest}
              </Link>
            ),
          }}
          empty={
            unserved
              ? {
                  title: pinCopy.noLab(pin ?? ''),
                  instead: (
                    <Button variant="outline" onClick={openPin} className={css({ minH: '11' })}>
                      {uiCopy.location.change}
                    </Button>
                  ),
                }
              : { title: copy.full }
          }
        >
          {taken === undefined ? null : (
            <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.off(taken)}</p>
          )}
          {labs.some(isOpenLab) ? null : <InlineMessage tone="info" message={copy.noneComplete} />}
          <div
            role="radiogroup"
            aria-label={stepTitles.lab}
            className={stack({ gap: '3', isolation: 'isolate', colorPalette: 'brand' })}
          >
            {sorted.map((lab) => (
              <RadioCard
                key={lab.id}
                name="lab"
                value={lab.id}
                checked={lab.id === chosenId}
                disabled={!isOpenLab(lab)}
                onChoose={(labId) => send({ type: 'lab.selected', labId })}
                {...radioStop(lab.id, openIds, chosenId)}
                lang={langOf(lab.name)}
                aria-label={lab.name}
                aria-describedby={`facts-${lab.id} price-${lab.id}`}
                className={css({
                  borderRadius: 'card',
                  borderColor: 'border.emphasized',
                  bg: 'bg.panel',
                  _checked: { bg: 'brand.subtle', borderColor: 'brand.solid' },
                })}
                contentClassName={row}
              >
                <LabMark name={lab.name} image={lab.image} />
                <div className={css({ smDown: { display: 'contents' } })}>
                  <p lang={langOf(lab.name)} className={css({ fontWeight: 'semibold', minW: '0' })}>
                    {lab.name}
                  </p>
                  <div id={`facts-${lab.id}`} className={below}>
                    <LabFacts lab={lab} marks={marksOf(lab, labs)} isDemo={lab.demo && !areDemo} />
                  </div>
                  {lab.missingTests.length > 0 ? (
                    <p className={cx(css({ fontSize: 'sm', fontWeight: 'medium' }), below)}>
                      {copy.missing(listed(lab.missingTests.map(({ name }) => name)))}
                    </p>
                  ) : null}
                </div>
                <div id={`price-${lab.id}`} className={price}>
                  <p className={css({ fontWeight: 'bold', fontSize: 'lg' })}>
                    <PaidPrice price={lab.priceInRupees} paid={lab.amountInRupees} />
                  </p>
                  {lab.discount > 0 ? (
                    <p className={css({ fontSize: 'xs', color: 'brand.fg' })}>
                      {copy.lessBy(formatRupees(lab.discount))}
                    </p>
                  ) : null}
                  <p className={css({ fontSize: 'xs', color: 'fg.muted' })}>
                    {count > 1 ? copy.perVisit(count - lab.missingTests.length) : copy.per}
                  </p>
                </div>
              </RadioCard>
            ))}
          </div>
        </FlowState>
      </div>
      <LoadBoundary loading={null} failed={() => null}>
        {wasOpened ? <AddTestSheet /> : null}
      </LoadBoundary>
      <StepFooter
        {...goOn}
        enabled={canGoOn}
        reason={copy.none}
        onAction={() => send({ type: 'lab.confirmed' })}
        summary={
          chosen ? (
            <>
              <p
                lang={langOf(chosen.name)}
                className={css({ fontWeight: 'semibold', lineHeight: '1.25' })}
              >
                {chosen.name}
              </p>
              <PaidPrice price={chosen.priceInRupees} paid={chosen.amountInRupees} />
            </>
          ) : (
            copy.none
          )
        }
      />
    </Page>
  );
}

/** The reduction of a lab's price: an offer, or the standing discount. */
const takenOff = ({ offer, discount }: LabChoice) =>
  offer?.title ?? (discount > 0 ? copy.offFixed(formatRupees(discount)) : undefined);
