import { translated } from './language.ts';

/** Texts of the free call in which a doctor explains a report, for customers. */
export const consultationCopy = translated('consultationCopy', {
  title: 'Talk to a doctor, free',
  text: (minutes: number) =>
    `A doctor calls you for ${minutes} minutes and explains this report. It costs nothing.`,
  unavailable:
    'At the moment no doctor is there for calls. Your report stays here; please look again in a few days, or show it to your own doctor.',
  phoneMissing: 'The doctor calls your mobile number. Please confirm it first.',
  confirmNumber: 'Confirm my number',
  failed: 'The call with a doctor could not be loaded.',
  day: 'Day',
  /** The day under which a time is offered; `before` is the day before. */
  dayAt: (day: string, _time: string, _before: string) => day,
  time: 'Time (India)',
  noTimes: 'All times of the next 7 days are taken. Please look again tomorrow.',
  missed: (doctor: string) =>
    `${doctor} called you twice and could not reach you. Please choose another time: it is the last one for this report.`,
  overdue: 'We are sorry: you were not called at the booked time. Please choose another one.',
  withdrawn: (doctor: string) =>
    `We are sorry: ${doctor} cannot call you at the booked time. Please choose another one.`,
  chosen: (when: string) => `The doctor calls you on ${when}.`,
  number: (phone: string) => `On your number ${phone}.`,
  languageLabel: 'The doctor speaks',
  book: 'Book this call',
  moveHere: 'Move the call here',
  otherTime: 'Choose another time',
  keep: 'Keep the call',
  booked: 'Your call is booked',
  who: 'Who calls',
  when: 'When',
  onNumber: 'Your number',
  language: 'Language',
  noAnswer: 'The doctor has just called and could not reach you. There will be one more try.',
  changeUntil: 'You can move or cancel it until 30 minutes before.',
  unchangeable: 'It can no longer be moved. Please have your phone and this report at hand.',
  move: 'Move the call',
  cancel: 'Cancel the call',
  cancelQuestion: 'Cancel this call?',
  cancelText: 'You can choose another time afterwards.',
  cancelYes: 'Yes, cancel the call',
  explained: 'The doctor’s note',
  explainedBy: (doctor: string, when: string) => `${doctor}, after the call on ${when}`,
  usedUp:
    'The doctor could not reach you in two calls, so there is no other one about this report. Please show it to your own doctor.',
} as const);
