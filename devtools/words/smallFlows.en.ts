import { consultationActions, consultationGuards } from './consultation.en.ts';
import { moneyGuards } from './money.en.ts';

/** Conditions of the smaller flows. */
export const smallFlowGuards = {
  ...consultationGuards,
  ...moneyGuards,
  isPasswordTyped: 'a password is typed',
  isInForm: 'its form is open',
  isSwitchedOn: 'a second factor is on',
  isDraftOld: 'what was typed is older than what is published',
  isOvertaken: 'somebody else has published meanwhile',
  isStageOver: 'somebody else was faster',
  isOtherWanted: 'something else was pressed meanwhile',
} as const;

/** What the smaller flows do by the way. */
export const smallFlowActions = {
  ...consultationActions,
  signOut: 'logs out',
  showFormMessage: 'says why the form was not saved',
  clearFormMessage: 'takes that message away',
  setEdited: 'remembers whose form is open',
  clearTyped: 'forgets what was typed',
  setFactor: 'remembers how the second factor stands',
  notifyChange: 'has what is open to the person read anew',
  setChosenTime: 'remembers the day and the time',
  reloadSlots: 'has the free times read anew',
  setInvitation: 'shows who is invited',
  openAdministration: 'opens the administration',
  setContent: 'shows what is published',
  setPreview: 'shows what customers would see',
  setDraftVersion: 'remembers from which version was written',
  forgetDraft: 'goes on from what is published',
  setConsent: 'remembers what was pressed or stored',
} as const;
