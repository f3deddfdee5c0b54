import { useSelector } from '@xstate/react';
import { CalendarCheck } from '../../ui/lucide/CalendarCheck.tsx';
import { dotted } from '../../../machines/dotted.ts';
import type { Visit } from '../../../machines/generated/schema.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { FlowState } from '../../shared/flows/FlowState.tsx';
import { Button } from '../../ui/Button.tsx';
import { longDay } from '../../ui/days.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { Loading } from '../../ui/states.tsx';
import { useStaff } from '../signedInStaff.ts';
import { useDayActor } from './dayActor.ts';
import type { DayActor } from './dayActor.ts';
import { DayNotes } from './DayNotes.tsx';
import { RefusedNotes } from './RefusedNotes.tsx';
import { VisitCard } from './VisitCard.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** Today's visits of a technician, also readable and usable without a connection. */
export function DayPage() {
  const { id, mayCall } = useStaff();
  // Each person's day has an actor of its own.
  return <Day key={id} staffId={id} isOpen={mayCall('visits')} />;
}

const isAhead = ({ standing }: Visit) => ['PLANNED', 'ON_THE_WAY'].includes(standing);

/** A former technician only sees the notes that are still to be handed on. */
function Day({ staffId, isOpen }: { staffId: string; isOpen: boolean }) {
  const actor = useDayActor(staffId);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const day = useSelector(actor, ({ context }) => context.stored?.day);
  // Even while a form is open, what waits to be sent can be sent.
  const canRefresh = useSelector(actor, (snapshot) => snapshot.can({ type: 'day.refreshed' }));
  const lead = isOpen && day && copy.lead(longDay(day.date), day.visits.filter(isAhead).length);
  return (
    <Page
      title={copy.title}
      {...(lead && { lead })}
      aside={
        <Button
          variant="outline"
          disabled={!canRefresh}
          onClick={() => actor.send({ type: 'day.refreshed' })}
          className={css({ minH: '11' })}
        >
          {copy.refresh}
        </Button>
      }
    >
      <div
        data-machine="technicianDay"
        data-state={state}
        className={stack({ gap: '4', maxW: '760px' })}
      >
        <DayNotes actor={actor} />
        <RefusedNotes actor={actor} isListShown={isOpen} />
        {!isOpen ? null : day ? (
          <Visits visits={day.visits} actor={actor} />
        ) : (
          <FlowState actor={actor} loading={<Loading />} failed={copy.failed}>
            {null}
          </FlowState>
        )}
      </div>
    </Page>
  );
}

function Visits({ visits, actor }: { visits: Visit[]; actor: DayActor }) {
  if (visits.length === 0)
    return (
      <EmptyState
        title={copy.empty}
        text={copy.emptyText}
        icon={<CalendarCheck size={44} strokeWidth={1.5} aria-hidden />}
      />
    );
  return (
    <List label={copy.list}>
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} actor={actor} />
      ))}
    </List>
  );
}
