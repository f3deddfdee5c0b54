/** Conditions of the call about a report. */
export const consultationGuards = {
  isUnavailable: 'nobody makes calls',
  isBooked: 'a call is booked',
  isExplained: 'the doctor has called and written a note',
  isUsedUp: 'nobody answered twice',
  lacksPhone: 'no number is proved',
  mayStillMove: 'the call may still be moved',
  isOffered: 'the time is one of those that are free',
  isMovingCall: 'the call is to be moved',
  mayChange: 'the call may still be moved and cancelled',
  hasChanged: 'something has changed meanwhile',
} as const;

/** What the call about a report does by the way. */
export const consultationActions = {
  setConsultation: 'shows how the call stands',
  setTime: 'takes the time',
  setLanguage: 'takes the language',
  setMoving: 'remembers whether the call is to be moved',
} as const;
