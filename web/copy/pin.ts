import { translated } from './language.ts';

/** Texts about the PIN code at which samples are collected (PD-53). */
export const pinCopy = translated('pinCopy', {
  checking: (pin: string) => `Checking ${pin}...`,
  served: (pin: string, when: string) => `We collect in ${pin} · earliest ${when}`,
  servedAt: (pin: string) => `We collect in ${pin}.`,
  full: (pin: string) => `We collect in ${pin} · no open slot in the next 7 days`,
  unserved: (pin: string) => `We do not collect in ${pin} yet.`,
  failed: (pin: string) => `We could not check ${pin}.`,
  today: 'today',
  tomorrow: 'tomorrow',
  sheet: {
    title: 'Where do you need us?',
    lead: 'The PIN code of the place where the sample is to be collected.',
    label: 'PIN code',
    check: 'Check',
    locate: 'Use my location',
    close: 'Close',
  },
  form: {
    unserved: (pin: string) => `Nobody collects samples at ${pin} yet.`,
    labElsewhere: (pin: string) => `The lab you chose does not collect at ${pin}. Others do.`,
    otherPin: 'Enter another PIN code',
    otherLab: 'Choose another lab',
  },
  noLab: (pin: string) => `No lab for these tests comes to ${pin}.`,
} as const);
