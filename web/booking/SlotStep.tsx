import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { useGoBack } from '../shared/useGoBack.ts';
import { bookingCopy } from '../copy/booking.ts';
import { longDay } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { SlotChoices } from '../ui/SlotChoices.tsx';
import { InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.slot;

/** The days as chips, the times in two groups. */
export function SlotStep() {
  const send = Booking.useSend();
  const goBack = useGoBack(paths.home);
  const { slots, date, message, draft } = Booking.useSelector((snapshot) => snapshot.context);
  const actor = Booking.useActor();
  const canGoOn = Booking.useCan({ type: 'slot.confirmed' });
  const chosen = slots.find((slot) => slot.id === draft.slotId);
  return (
    <Page title={copy.title} narrow>
      <div className={stack({ gap: '5' })}>
        <InlineMessage message={message} />
        <FlowState
          actor={actor}
          loading={<Loading rows={4} height="64px" />}
          failed={copy.failed}
          empty={{
            title: copy.full,
            instead: <TextLink to={paths.lab}>{copy.otherLab}</TextLink>,
          }}
        >
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
        summary={chosen ? `${longDay(chosen.date)}, ${chosen.startTime}` : copy.none}
        action={copy.action}
        enabled={canGoOn}
        reason={copy.none}
        onAction={() => send({ type: 'slot.confirmed' })}
        secondary={
          <Button size="lg" variant="ghost" onClick={goBack}>
            {copy.cancel}
          </Button>
        }
      />
    </Page>
  );
}
