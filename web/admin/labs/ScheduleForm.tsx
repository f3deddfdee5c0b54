import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { dotted } from '../../../machines/dotted.ts';
import { labScheduleMachine } from '../../../machines/labSchedule/labSchedule.machine.ts';
import type {
  LabSchedulePorts,
  ScheduleChange,
} from '../../../machines/labSchedule/labSchedule.types.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { SaveLabHolidaysDocument, SaveLabHoursDocument } from '../generated/graphql.ts';
import { mutateCached, orFailure } from '../../shared/apollo.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { Card } from '../../ui/Card.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { OrdersInTheWay } from './OrdersInTheWay.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

const saveSchedule: LabSchedulePorts['saveSchedule'] = ({ change, decisions }) =>
  'hours' in change
    ? mutateCached(SaveLabHoursDocument, { change: { ...change, decisions } })
    : mutateCached(SaveLabHolidaysDocument, { change: { ...change, decisions } });

interface Props {
  /** Distinguishes the state attributes of the two forms on a page, hours and holidays. */
  kind: 'hours' | 'holidays';
  title: string;
  saveLabel: string;
  /** The change that the fields describe. */
  change: ScheduleChange;
  /** Whether a text was typed over one that somebody else has changed since. */
  isOverNewer?: boolean;
  /** Loads the lab as it is stored. */
  load: () => Promise<unknown>;
  /** Forgets what was typed, once it is saved. */
  onSaved: () => void;
  children: ReactNode;
}

/** A form for a change of a lab's times: saves it, and asks about the orders in its way. */
export function ScheduleForm(props: Props) {
  const { kind, title, saveLabel, change, isOverNewer, load, onSaved, children } = props;
  const actor = useActorRef(
    labScheduleMachine.provide({
      actors: webActors<LabSchedulePorts>({
        saveSchedule: async (sent, signal) => {
          await saveSchedule(sent, signal);
          onSaved();
        },
        loadStored: () => orFailure(load()),
      }),
    }),
    actorOptions(),
  );
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isDeciding = useSelector(actor, (snapshot) => snapshot.hasTag('choosing'));
  const isSaved = useSelector(actor, (snapshot) => !snapshot.hasTag('editing'));
  const { message: refused, orders } = useSelector(actor, (snapshot) => snapshot.context);
  const message = refused ?? (isOverNewer && !busy ? adminCopy.changedSince : null);
  return (
    <Card className={css({ maxW: '760px' })}>
      <form
        noValidate
        {...{ [`data-${kind}-state`]: state }}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'schedule.submitted', change });
        }}
        className={stack({ gap: '5' })}
      >
        <FormMessage message={message}>
          <h2 className={heading({ size: 'lg' })}>{title}</h2>
          {/* Disabled while deciding, too, as the decisions apply to the change that was sent. */}
          <Fieldset busy={busy} disabled={isDeciding}>
            {children}
          </Fieldset>
          <FormEnd stays={orders.length === 0}>
            <InlineMessage message={message} />
            {isSaved ? <InlineMessage tone="info" message={copy.saved} /> : null}
            {orders.length > 0 ? (
              <OrdersInTheWay actor={actor} />
            ) : (
              <SubmitButton busy={busy}>{saveLabel}</SubmitButton>
            )}
          </FormEnd>
        </FormMessage>
      </form>
    </Card>
  );
}
