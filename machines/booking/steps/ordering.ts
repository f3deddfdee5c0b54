import { failureMessage, failureUnlessSignedOut } from '../../messages.ts';
import { bookingNotices } from '../booking.notices.ts';
import { failure, orderOf } from '../booking.params.ts';

/** Everything else was decided before. */
export const reviewNext = { guard: 'isReviewNext', target: '#checking' } as const;
/** An order that is not paid yet is changed; otherwise one is made. */
export const orderRequested = { guard: 'hasAddress', target: 'ordering' } as const;
/**
 * The same key answers with the same order: one that is paid or over meanwhile, in another tab or by
 * a delayed answer of the bank, is not shown by review.
 */
export const orderMade = {
  target: '#review',
  actions: { type: 'setMadeOrder', params: orderOf },
} as const;
export const slotTaken = {
  guard: { type: 'isSlotTaken', params: failure },
  target: '#slot',
  actions: ['clearSlot', { type: 'showMessage', params: { message: bookingNotices.slotTaken } }],
} as const;
export const priceChanged = {
  guard: { type: 'isPriceChanged', params: failure },
  target: 'choosing',
  actions: [
    { type: 'setChangedPrice', params: failure },
    { type: 'showMessage', params: failureMessage },
  ],
} as const;
export const labElsewhere = {
  guard: { type: 'isLabElsewhere', params: failure },
  target: 'labElsewhere',
  actions: { type: 'showMessage', params: failureMessage },
} as const;
export const orderFailed = {
  target: 'choosing',
  actions: [
    { type: 'log', params: failureMessage },
    { type: 'showMessage', params: failureUnlessSignedOut },
  ],
} as const;

/** Back to the labs, of those that collect there; what is typed and chosen otherwise stays. */
export const otherLab = {
  target: '#lab',
  actions: [
    { type: 'setPin', params: ({ event }: { event: { pin: string } }) => ({ pin: event.pin }) },
    { type: 'choosePin', params: ({ event }: { event: { pin: string } }) => ({ pin: event.pin }) },
  ],
} as const;

/** What a person may do once an order was refused. */
export const afterRefusal = {
  'order.requested': orderRequested,
  'address.ticked': {
    target: 'choosing',
    actions: [
      {
        type: 'setChoices',
        params: ({ event }: { event: { addressId: string } }) => ({ addressId: event.addressId }),
      },
      'clearMessage',
    ],
  },
  'address.unticked': {
    target: 'choosing',
    actions: { type: 'setChoices', params: { addressId: null } },
  },
  'address.added': { target: 'editing', actions: 'clearMessage' },
} as const;
