/** Conditions of paying, and of money that goes back. */
export const moneyGuards = {
  isWindowPaid: 'the payment window reports a payment',
  isWindowBlocked: 'the browser opens no payment window',
  isWindowDismissed: 'the payment window was closed',
  isSeatHeld: 'the seat is still held',
  isOurTry: 'it is said of the latest try',
} as const;
