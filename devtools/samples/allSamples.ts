import { accountDeletionSamples, whatsAppConsentSamples } from './account.samples.ts';
import { addTestSamples } from './addTest.samples.ts';
import { bookingSamples } from './booking.samples.ts';
import { consultationSamples } from './consultation.samples.ts';
import { repeatSamples } from './repeat.samples.ts';
import { reportEntrySamples } from './reportEntry.samples.ts';
import { catalogueImportSamples } from './catalogueImport.samples.ts';
import { chatSamples } from './chat.samples.ts';
import { contactChangeSamples } from './contactChange.samples.ts';
import { contentEditingSamples } from './contentEditing.samples.ts';
import { findTestSamples } from './findTest.samples.ts';
import { invitationSamples } from './invitation.samples.ts';
import { labScheduleSamples } from './labSchedule.samples.ts';
import { locationSamples } from './location.samples.ts';
import { orderSamples } from './order.samples.ts';
import { orderActsSamples } from './orderActs.samples.ts';
import { passwordResetSamples } from './passwordReset.samples.ts';
import { paymentSamples } from './payment.samples.ts';
import { pinSamples } from './pin.samples.ts';
import { refundSamples } from './refund.samples.ts';
import type { Samples } from './samples.ts';
import { savedListSamples } from './savedList.samples.ts';
import { secondFactorSamples } from './secondFactor.samples.ts';
import { sessionSamples } from './session.samples.ts';
import { signInSamples } from './signIn.samples.ts';
import { staffFormSamples } from './staffForm.samples.ts';
import { signUpSamples } from './signUp.samples.ts';
import { technicianDaySamples } from './technicianDay.samples.ts';
import { trackingSamples } from './tracking.samples.ts';
import { zipCodeSamples } from './zipCode.samples.ts';

/** The samples of every machine that ships, as it usually begins. */
export const allSamples: readonly Samples[] = [
  bookingSamples,
  signUpSamples,
  signInSamples('customer'),
  passwordResetSamples,
  contactChangeSamples,
  sessionSamples(),
  chatSamples,
  trackingSamples(),
  orderSamples,
  paymentSamples,
  refundSamples,
  locationSamples(true),
  addTestSamples,
  catalogueImportSamples,
  labScheduleSamples,
  staffFormSamples,
  repeatSamples(),
  reportEntrySamples,
  consultationSamples,
  technicianDaySamples,
  pinSamples(null),
  zipCodeSamples,
  findTestSamples,
  accountDeletionSamples,
  whatsAppConsentSamples,
  savedListSamples,
  secondFactorSamples(),
  orderActsSamples,
  invitationSamples,
  contentEditingSamples(),
];
