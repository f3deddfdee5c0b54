import type { NamedWords, StateWords } from '../namedWords.ts';
import { accountDeletion } from './accountDeletion.words.ts';
import { addTest } from './addTest.words.ts';
import { booking } from './booking.words.ts';
import { catalogueImport } from './catalogueImport.words.ts';
import { chat } from './chat.words.ts';
import { consultation } from './consultation.words.ts';
import { contactChange } from './contactChange.words.ts';
import { contentEditing } from './contentEditing.words.ts';
import { findTest } from './findTest.words.ts';
import { invitation } from './invitation.words.ts';
import { labSchedule } from './labSchedule.words.ts';
import { location } from './location.words.ts';
import { order } from './order.words.ts';
import { orderActs } from './orderActs.words.ts';
import { passwordReset } from './passwordReset.words.ts';
import { payment } from './payment.words.ts';
import { pin } from './pin.words.ts';
import { refund } from './refund.words.ts';
import { repeat } from './repeat.words.ts';
import { reportEntry } from './reportEntry.words.ts';
import { savedList } from './savedList.words.ts';
import { secondFactor } from './secondFactor.words.ts';
import { session } from './session.words.ts';
import { signIn } from './signIn.words.ts';
import { staffForm } from './staffForm.words.ts';
import { signUp } from './signUp.words.ts';
import { technicianDay } from './technicianDay.words.ts';
import { tracking } from './tracking.words.ts';
import { whatsAppConsent } from './whatsAppConsent.words.ts';
import { zipCode } from './zipCode.words.ts';

export const flowWords: Readonly<
  Record<string, NamedWords & StateWords & { means: Readonly<Record<string, string>> }>
> = {
  booking,
  signUp,
  signIn,
  passwordReset,
  contactChange,
  session,
  chat,
  tracking,
  order,
  payment,
  refund,
  location,
  addTest,
  catalogueImport,
  labSchedule,
  staffForm,
  repeat,
  reportEntry,
  consultation,
  technicianDay,
  pin,
  zipCode,
  findTest,
  accountDeletion,
  whatsAppConsent,
  savedList,
  secondFactor,
  orderActs,
  invitation,
  contentEditing,
};
