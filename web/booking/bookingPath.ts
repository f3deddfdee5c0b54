import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { paths } from '../app/paths.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;
type TopOf<Value> = Value extends string ? Value : keyof Value;
/** The steps of the funnel: the top-level states of its machine. */
export type BookingStep = TopOf<Snapshot['value']>;

/** The step that a snapshot is in. */
export function stepOf({ value }: Pick<Snapshot, 'value'>): BookingStep {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as BookingStep;
}

/** The address of each step; the compiler asks for a new step's row. */
const pathOfStep: Record<BookingStep, (snapshot: Snapshot) => string | null> = {
  idle: () => null,
  patient: () => paths.addPatient,
  lab: () => paths.lab,
  slot: () => paths.selectAppointment,
  address: () => paths.addAddress,
  review: ({ context }) => paths.reviewOrder(context.draft.orderId ?? ''),
  payment: ({ context }) => paths.checkoutOf(context.draft.orderId ?? ''),
  opening: ({ context: { draft, wanted } }) => {
    const orderId = draft.orderId ?? '';
    return {
      review: paths.reviewOrder(orderId),
      checkout: paths.checkoutOf(orderId),
      success: paths.paymentSuccess(orderId),
    }[wanted];
  },
  placed: ({ context }) => paths.paymentSuccess(context.order?.id ?? ''),
};

/** The address that shows what the funnel is at; null while nothing is being booked. */
export function bookingPath(snapshot: Snapshot): string | null {
  return pathOfStep[stepOf(snapshot)](snapshot);
}

const stepsByPath = {
  [paths.addPatient]: 'patient',
  [paths.lab]: 'lab',
  [paths.selectAppointment]: 'slot',
  [paths.addAddress]: 'address',
} as const;

/** The fact that an address tells the funnel. */
export function bookingEvent({ pathname, search }: { pathname: string; search: string }) {
  const lower = pathname.toLowerCase();
  const step = Object.entries(stepsByPath).find(([path]) => path.toLowerCase() === lower)?.[1];
  if (step) return { type: 'xstate.route', to: `#${step}` } as never;
  const [, page, id] = /^\/(revieworder|payment-success)\/([^/]+)/i.exec(pathname) ?? [];
  if (page && id)
    return {
      type: 'order.opened',
      orderId: decodeURIComponent(id),
      wanted: page.toLowerCase() === 'revieworder' ? 'review' : 'success',
    } as const;
  const orderId = new URLSearchParams(search).get('order');
  return lower === paths.checkout && orderId
    ? ({ type: 'order.opened', orderId, wanted: 'checkout' } as const)
    : null;
}
