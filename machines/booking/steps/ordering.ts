import { failureMessage, failureUnlessSignedOut } from '../../messages.ts';
import { bookingNotices } from '../booking.notices.ts';
import { failure, orderOf } from '../booking.params.ts';

export const reviewNext = { guard: 'isReviewNext', target: '#checking' } as const;
/** An unpaid order is changed; otherwise a new one is made. */
export const orderRequested = { guard: 'hasAddress', target: 'ordering' } as const;
/**
 * The same key returns the same order. If that is paid or over by now, through another tab or a
 * late answer of the bank, review does not show it.
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

/** Back to the labs, limited to those that collect there; everything typed and chosen is kept. */
export const otherLab = {
  target: '#lab',
  actions: [
    { type: 'setPin', params: ({ event }: { event: { pin: string } }) => ({ pin: event.pin }) },
    { type: 'choosePin', params: ({ event }: { event: { pin: string } }) => ({ pin: event.pin }) },
  ],
} as const;

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
    actions: [{ type: 'setChoices', params: { addressId: null } }, 'clearMessage'],
  },
  'address.added': { target: 'editing', actions: 'clearMessage' },
} as const;
