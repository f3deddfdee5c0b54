/** The few sentences that flows say by themselves; quoted ones to the letter (specification 8). */
export const notices = {
  fillAllFields: 'Please fill all fields',
  verificationFailed: (status: string) => `Payment verification failed (status: ${status})`,
  verificationBroken: 'Something went wrong during verification.',
  chatFailed: 'Sorry, something went wrong.',
  chatEmpty: 'Okay.',
  slotTaken: 'That slot was just taken. Please pick another one.',
  holdExpired:
    'Your slot was held for 15 minutes and has been released. Please pick a slot again; everything else is kept.',
  orderCancelled: 'This order was cancelled. Please pick a slot again; everything else is kept.',
  moneyBack:
    'This order is over, and what you paid goes back to where it came from. Please pick a slot again; everything else is kept.',
  paymentDeclined: 'The payment did not go through. Nothing was charged; you can try again.',
  stillConfirming:
    'Your bank has not confirmed yet. If you have paid, your order will be confirmed by itself.',
  geolocationUnsupported: 'Geolocation is not supported by this browser.',
  somethingWrong: 'Something went wrong. Please try again.',
} as const;
