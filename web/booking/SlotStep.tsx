import { Zap } from '../ui/lucide/Zap.tsx';
import { earliestSlot } from '../../machines/booking/slotHours.ts';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { SlotChoices } from '../shared/SlotChoices.tsx';
import { useGoBack } from '../shared/useGoBack.ts';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { startOfSlot } from '../ui/slotTimes.ts';
import { Page } from '../ui/Page.tsx';
import { MealQuestion } from '../shared/MealQuestion.tsx';
import { mealWords } from '../shared/mealWords.ts';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { SlotsShape } from '../ui/shapes.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { earliestWords } from './earliestWords.ts';
import { useNextStep } from './useNextStep.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.slot;

/** The days as chips, the times in two groups. */
export function SlotStep() {
  const send = Booking.useSend();
  const goBack = useGoBack(paths.home);
  const { slots, date, message, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const actor = Booking.useActor();
  const isAsked = Booking.useCan({ type: 'fasting.confirmed' });
  const canGoOn = Booking.useCan({ type: 'slot.confirmed' });
  const chosen = slots.find((slot) => slot.id === draft.slotId);
  const meal = chosen ? mealWords(chosen, chosen.lastMealBy, chosen.fastingFits) : null;
  const goOn = useNextStep(copy.action);
  return (
    <Page title={stepTitles.slot} narrow>
      <div className={stack({ gap: '5' })}>
        <InlineMessage message={message} />
        <FlowState
          actor={actor}
          loading={
            <Loading>
              <SlotsShape />
            </Loading>
          }
          failed={copy.failed}
          empty={{
            title: copy.full,
            instead: <TextLink to={paths.lab}>{copy.otherLab}</TextLink>,
          }}
        >
          <Earliest />
          <SlotChoices
            slots={slots}
            date={date}
            slotId={draft.slotId}
            onDate={(day) => send({ type: 'date.selected', date: day })}
            onSlot={(slotId) => send({ type: 'slot.selected', slotId })}
          />
        </FlowState>
      </div>
      <StepFooter
        summary={
          chosen ? (
            <>
              <p className={css({ fontWeight: 'semibold' })}>{startOfSlot(chosen)}</p>
              {meal ? <p className={css({ fontSize: 'sm', color: 'accent.fg' })}>{meal}</p> : null}
            </>
          ) : (
            copy.none
          )
        }
        {...goOn}
        enabled={canGoOn}
        reason={copy.none}
        onAction={() => send({ type: 'slot.confirmed' })}
        secondary={
          <Button size="lg" variant="ghost" onClick={goBack}>
            {copy.cancel}
          </Button>
        }
      />
      <MealQuestion
        isOpen={isAsked}
        lastMealBy={chosen?.lastMealBy ?? null}
        onConfirm={() => send({ type: 'fasting.confirmed' })}
        onDecline={() => send({ type: 'fasting.declined' })}
      />
    </Page>
  );
}

/** Chooses the earliest slot in one press, whichever day is shown. */
function Earliest() {
  const send = Booking.useSend();
  const earliest = Booking.useSelector(({ context }) => earliestSlot(context.slots));
  const isChosen = Booking.useSelector(({ context }) => context.draft.slotId === earliest?.id);
  if (!earliest) return null;
  return (
    <Button
      variant="outline"
      aria-pressed={isChosen}
      onClick={() => send({ type: 'earliest.selected' })}
      className={css({
        alignSelf: 'flex-start',
        h: 'auto',
        minH: '11',
        whiteSpace: 'normal',
        borderRadius: 'full',
        colorPalette: 'brand',
        borderColor: isChosen ? 'brand.solid' : 'border.emphasized',
        bg: isChosen ? 'brand.subtle' : 'bg.panel',
        fontVariantNumeric: 'tabular-nums',
      })}
    >
      <Zap size={16} aria-hidden />
      {earliestWords(earliest)}
    </Button>
  );
}
