import { consultationActions, consultationGuards } from './consultation.en.ts';
import { moneyGuards } from './money.en.ts';

/** Conditions of the smaller flows. */
export const smallFlowGuards = {
  ...consultationGuards,
  ...moneyGuards,
  isPasswordTyped: 'a password is typed',
  isOtherWanted: 'something else was pressed meanwhile',
} as const;

/** What the smaller flows do by the way. */
export const smallFlowActions = {
  ...consultationActions,
  signOut: 'logs out',
  setConsent: 'remembers what was pressed or stored',
} as const;
