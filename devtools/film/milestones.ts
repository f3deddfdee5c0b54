/**
 * What the way of success of each flow passes, in this order; what lies between is the shortest way
 * of the machine itself. Places of several regions at once are joined by `+`.
 */
export const milestones: Readonly<Record<string, readonly string[]>> = {
  booking: [
    'patient.choosing',
    'lab.choosing',
    'slot.choosing',
    'address.choosing',
    'review.showing',
    'payment.ready',
    'payment.windowOpen',
    'placed',
  ],
  signUp: ['details.editing', 'mobile.editing', 'code.entry.editing', 'verified'],
  signIn: ['editing', 'signedIn'],
  passwordReset: ['request.editing', 'reset.editing', 'finished'],
  contactChange: ['number.editing', 'code.editing', 'changed'],
  session: ['signedIn.here', 'signedIn.signingOut', 'signedOut'],
  chat: ['panel.open.shown+conversation.ready', 'conversation.waiting', 'conversation.ready'],
  tracking: ['following.showing', 'following.pickingSlot', 'following.moving', 'following.showing'],
  order: ['placed', 'assigned', 'onTheWay', 'collection', 'examining', 'completed'],
  payment: ['PENDING', 'SUCCESS'],
  refund: ['due', 'requested', 'refunded'],
  location: ['asking', 'resolved'],
  addTest: ['editing', 'saved'],
  repeat: ['offering', 'reminding'],
  reportEntry: ['entering', 'awaitingRelease'],
  consultation: ['choosing', 'confirming', 'booked'],
  catalogueImport: ['choosing', 'ready', 'done'],
  labSchedule: ['editing', 'saved'],
  technicianDay: [
    'page.looking+outbox.allSent',
    'page.collecting',
    'page.looking+outbox.sending',
    'page.looking+outbox.allSent',
  ],
  pin: ['closed.unknown', 'open.editing', 'closed.served'],
  zipCode: ['unfinished', 'served'],
  findTest: ['idle', 'open.typing', 'open.loading', 'open.found'],
  accountDeletion: ['closed', 'editing', 'deleted'],
  whatsAppConsent: ['settled', 'saving', 'settled'],
};
