import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { codeOf, messageOf } from '../failure.ts';
import type { Visit, VisitDay } from '../generated/schema.ts';
import { messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';
import { technicianDayNotice } from './technicianDay.notices.ts';
import { actsLeft, changedOutbox, problemOf, visitOf, withVisit } from './technicianDay.rules.ts';
import { ports } from './technicianDay.types.ts';
import type {
  OutboxChange,
  TechnicianDayContext,
  TechnicianDayEvent,
  TechnicianDayInput,
} from './technicianDay.types.ts';

/** Codes after which the same act would be refused again. */
const final = new Set(['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'KEY_REUSED']);

/** The visit of the pressed act, if that act is still possible. */
function pressed(context: TechnicianDayContext, event: TechnicianDayEvent): Visit | undefined {
  assertEvent(event, 'act.pressed');
  const visit = visitOf(context.stored?.day, event.act.visitId);
  return visit && actsLeft(visit, context.outbox).includes(event.act.act) ? visit : undefined;
}

function refusalOf({ outbox, stored }: TechnicianDayContext, error: unknown): OutboxChange {
  const act = outbox.acts[0]!;
  const number = visitOf(stored?.day, act.visitId)?.number ?? null;
  return { refuse: { act, message: messageOf(error), number } };
}

export const technicianDaySetup = setup({
  types: {
    context: {} as TechnicianDayContext,
    events: {} as TechnicianDayEvent,
    input: {} as TechnicianDayInput,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: {
    ...toActors(ports),
    /** Sends `visits.changed` with the current list from time to time; supplied by the web. */
    followVisits: fromCallback<TechnicianDayEvent>(() => () => undefined),
  },
  delays: { resendDelay: 5_000 },
  guards: {
    hasDay: ({ context }) => context.stored !== null,
    hasActs: ({ context }) => context.outbox.acts.length > 0,
    hasNoActs: ({ context }) => context.outbox.acts.length === 0,
    isOutdated: ({ context }) => context.isOutdated,
    isDeparture: ({ context, event }) => {
      assertEvent(event, 'act.pressed');
      return event.act.act === 'DEPART' && pressed(context, event) !== undefined;
    },
    isActComplete: ({ context, event }) => {
      assertEvent(event, 'act.pressed');
      const visit = pressed(context, event);
      return visit !== undefined && problemOf(event.act, visit) === null;
    },
    mayStillAct: ({ context, event }) => pressed(context, event) !== undefined,
    isCollectable: ({ context, event }) => {
      assertEvent(event, 'collection.opened');
      const visit = visitOf(context.stored?.day, event.visitId);
      return visit !== undefined && actsLeft(visit, context.outbox).includes('COLLECT');
    },
    isFailable: ({ context, event }) => {
      assertEvent(event, 'failure.opened');
      const visit = visitOf(context.stored?.day, event.visitId);
      return visit !== undefined && actsLeft(visit, context.outbox).includes('FAIL_VISIT');
    },
    /** The visit was cancelled, moved or given to somebody else in the meantime. */
    isVisitOver: ({ context }) =>
      (visitOf(context.stored?.day, context.visitId)?.actions ?? []).length === 0,
    isPhoneOpen: ({ context, event }) => {
      assertEvent(event, 'phone.requested');
      return visitOf(context.stored?.day, event.visitId)?.phoneOpen ?? false;
    },
    isActRefused: (_, { error }: { error: unknown }) => final.has(codeOf(error) ?? ''),
    isSessionOver: (_, { error }: { error: unknown }) => codeOf(error) === 'UNAUTHENTICATED',
  },
  actions: {
    setDay: assign((_, { day }: { day: VisitDay }) => ({
      stored: { day, at: new Date().toISOString() },
      staleMessage: null,
    })),
    showStaleMessage: assign({
      staleMessage: (_, { message }: { message: Message }) => message,
    }),
    setVisitId: assign({
      visitId: ({ event }) => {
        assertEvent(event, ['collection.opened', 'failure.opened', 'phone.requested']);
        return event.visitId;
      },
    }),
    setPhone: assign({
      phones: ({ context }, { phone }: { phone: string | null }) => ({
        ...context.phones,
        [context.visitId!]: phone,
      }),
    }),
    showProblem: assign({
      message: ({ context, event }) => {
        assertEvent(event, 'act.pressed');
        const visit = pressed(context, event);
        return visit ? problemOf(event.act, visit) : null;
      },
    }),
    showVisitOver: assign({ message: technicianDayNotice('VISIT_OVER') }),
    applyVisit: assign({
      stored: ({ context: { stored } }, { visit }: { visit: Visit }) =>
        stored && { ...stored, day: withVisit(stored.day, visit) },
    }),
    changeOutbox: assign({
      outbox: ({ context }, { change }: { change: OutboxChange }) =>
        changedOutbox(context.outbox, change),
    }),
    setOutbox: assign({
      outbox: ({ event }) => {
        assertEvent(event, 'outbox.changed');
        return event.outbox;
      },
    }),
    /** The act being sent stays first, whatever other tabs did in the meantime. */
    mergeOutbox: assign({
      outbox: ({ context, event }) => {
        assertEvent(event, 'outbox.changed');
        const first = context.outbox.acts[0]!;
        const others = event.outbox.acts.filter(({ key }) => key !== first.key);
        return { ...event.outbox, acts: [first, ...others] };
      },
    }),
    showSendMessage: assign({
      sendMessage: (_, { message }: { message: Message }) => message,
    }),
    clearSendMessage: assign({ sendMessage: null }),
    markOutdated: assign({ isOutdated: true }),
    markCurrent: assign({ isOutdated: false }),
    /** Stores a change of the outbox on the device. */
    storeOutbox: (_, _params: { change: OutboxChange }) => undefined,
    /** Stores the list on the device. */
    storeDay: () => undefined,
    ...messageActions<TechnicianDayContext, TechnicianDayEvent>(),
  },
});

/** Parameters of the actions that change the outbox: after a press, an answer or a refusal. */
export const additionOf = ({ event }: { event: TechnicianDayEvent }) => {
  assertEvent(event, 'act.pressed');
  return { change: { add: event.act } };
};
export const sentOf = ({ context }: { context: TechnicianDayContext }) => ({
  change: { drop: context.outbox.acts[0]!.key },
});
export const refusedOf = ({
  context,
  event,
}: {
  context: TechnicianDayContext;
  event: { error: unknown };
}) => ({ change: refusalOf(context, event.error) });
export const readOf = ({ event }: { event: TechnicianDayEvent }) => {
  assertEvent(event, 'refusal.read');
  return { change: { read: event.visitId } };
};
