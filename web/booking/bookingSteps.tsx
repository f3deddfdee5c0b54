import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { PaymentReturn, WantedPage } from '../../machines/booking/booking.types.ts';
import { eventOfPath } from '../shared/flows/stepPaths.ts';
import type { StepPage } from '../bookingRoutes.ts';
import { checkoutOf, paths } from '../paths.ts';
import { routeAt } from '../routeAt.ts';
import { routes } from '../routes.ts';
import type { RouteName } from '../routes.ts';
import { AddressStep } from './AddressStep.tsx';
import { LabStep } from './LabStep.tsx';
import { OpeningStep } from './OpeningStep.tsx';
import { PatientStep } from './PatientStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlacedPage } from './PlacedPage.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SlotStep } from './SlotStep.tsx';

type Snapshot = SnapshotFrom<typeof bookingMachine>;
type TopOf<Value> = Value extends string ? Value : keyof Value;
export type BookingStep = TopOf<Snapshot['value']>;

interface Step {
  /** The step's own path, or the path of its order; null leaves the URL as it is. */
  path: string | null | ((snapshot: Snapshot) => string);
  View: ComponentType;
  /** The index of the stepper's milestone that the step belongs to (PD-29). */
  milestone: number | null;
}

const orderOf = ({ context }: Snapshot) => context.draft.orderId ?? '';
/** The pages that can be opened by an order's id. */
const orderPages: Record<WantedPage, { route: RouteName; path: (orderId: string) => string }> = {
  review: { route: 'reviewOrder', path: paths.reviewOrder },
  checkout: { route: 'checkout', path: checkoutOf },
  success: { route: 'paymentSuccess', path: paths.paymentSuccess },
};

const onPage = (name: StepPage, View: ComponentType) => ({
  path: paths[name],
  View,
  milestone: routes[name].shape.milestone,
});

/** The one table of the funnel's steps: without a row for a new step this does not compile. */
export const bookingSteps: Record<BookingStep, Step> = {
  idle: { path: null, View: () => null, milestone: null },
  patient: onPage('addPatient', PatientStep),
  lab: onPage('lab', LabStep),
  slot: onPage('selectAppointment', SlotStep),
  address: onPage('addAddress', AddressStep),
  review: {
    path: (snapshot) => orderPages.review.path(orderOf(snapshot)),
    View: ReviewStep,
    milestone: 3,
  },
  payment: {
    path: (snapshot) => orderPages.checkout.path(orderOf(snapshot)),
    View: PaymentStep,
    milestone: 3,
  },
  // Usually only the time is asked again.
  repeating: {
    ...onPage('selectAppointment', SlotStep),
    path: () => paths.selectAppointment,
  },
  opening: {
    path: (snapshot) => orderPages[snapshot.context.wanted].path(orderOf(snapshot)),
    View: OpeningStep,
    milestone: null,
  },
  placed: {
    path: ({ context }) => orderPages.success.path(context.order?.id ?? ''),
    View: PlacedPage,
    milestone: null,
  },
};
const all = Object.entries(bookingSteps) as [BookingStep, Step][];
const stepPaths = Object.fromEntries(
  all.map(([step, { path }]) => [step, typeof path === 'string' ? path : null]),
);

/** The step that a snapshot is in. */
export function stepOf({ value }: Pick<Snapshot, 'value'>): BookingStep {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as BookingStep;
}

/** The step whose page is shown: a repeated booking goes to the step that it asks for. */
export function shownStepOf(snapshot: Pick<Snapshot, 'value' | 'context'>): BookingStep {
  const step = stepOf(snapshot);
  return step === 'repeating' && snapshot.context.labAsked ? 'lab' : step;
}

/** The URL of the funnel's current step; null while nothing is being booked. */
export function bookingPath(snapshot: Snapshot): string | null {
  const { path } = bookingSteps[shownStepOf(snapshot)];
  return typeof path === 'function' ? path(snapshot) : path;
}

/** Whether the step is still being determined, as an order is being opened or repeated. */
export const isStepLoading = (snapshot: Snapshot) =>
  ['opening', 'repeating'].includes(stepOf(snapshot)) && snapshot.hasTag('loading');

/** The results that the service appends to the checkout's URL after the provider's page. */
const returns: readonly PaymentReturn[] = ['failed', 'unknown'];

/** The event that a URL sends to the funnel. */
export function bookingEvent({ pathname, search }: { pathname: string; search: string }) {
  const found = routeAt(pathname);
  const asked = new URLSearchParams(search);
  const orderId = found?.params.orderId ?? asked.get('order');
  const wanted = (Object.keys(orderPages) as WantedPage[]).find(
    (page) => orderPages[page].route === found?.name,
  );
  const returned = returns.find((one) => one === asked.get('payment'));
  if (wanted)
    return orderId
      ? ({ type: 'order.opened', orderId, wanted, ...(returned && { returned }) } as const)
      : null;
  return eventOfPath(stepPaths, pathname);
}

/** The last step of a completed milestone that is open, to which the stepper leads back. */
export function openStepOf(milestone: number, snapshot: Snapshot): BookingStep | null {
  const steps = all.filter(
    ([step, row]) => row.milestone === milestone && stepPaths[step] !== null,
  );
  const isOpen = ([step]: (typeof all)[number]) =>
    snapshot.can({ type: 'xstate.route', to: `#${step}` } as never);
  return steps.findLast(isOpen)?.[0] ?? null;
}
