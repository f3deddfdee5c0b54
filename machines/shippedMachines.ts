import type { AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from './accountDeletion/accountDeletion.machine.ts';
import { addTestMachine } from './addTest/addTest.machine.ts';
import { bookingMachine } from './booking/booking.machine.ts';
import { catalogueImportMachine } from './catalogueImport/catalogueImport.machine.ts';
import { chatMachine } from './chat/chat.machine.ts';
import { consultationMachine } from './consultation/consultation.machine.ts';
import { contactChangeMachine } from './contactChange/contactChange.machine.ts';
import { contentEditingMachine } from './contentEditing/contentEditing.machine.ts';
import { findTestMachine } from './findTest/findTest.machine.ts';
import { invitationMachine } from './invitation/invitation.machine.ts';
import { labScheduleMachine } from './labSchedule/labSchedule.machine.ts';
import { locationMachine } from './location/location.machine.ts';
import { orderMachine } from './order/order.machine.ts';
import { orderActsMachine } from './orderActs/orderActs.machine.ts';
import { passwordResetMachine } from './passwordReset/passwordReset.machine.ts';
import { paymentMachine } from './payment/payment.machine.ts';
import { pinMachine } from './pin/pin.machine.ts';
import { refundMachine } from './refund/refund.machine.ts';
import { repeatMachine } from './repeat/repeat.machine.ts';
import { reportEntryMachine } from './reportEntry/reportEntry.machine.ts';
import { savedListMachine } from './savedList/savedList.machine.ts';
import { secondFactorMachine } from './secondFactor/secondFactor.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { signInMachine } from './signIn/signIn.machine.ts';
import { signUpMachine } from './signUp/signUp.machine.ts';
import { staffFormMachine } from './staffForm/staffForm.machine.ts';
import { technicianDayMachine } from './technicianDay/technicianDay.machine.ts';
import { trackingMachine } from './tracking/tracking.machine.ts';
import { whatsAppConsentMachine } from './whatsAppConsent/whatsAppConsent.machine.ts';
import { zipCodeMachine } from './zipCode/zipCode.machine.ts';

/**
 * Every machine that ships. The flow page, the documents, the model tests and the coverage report
 * use this list.
 */
export const shippedMachines: AnyStateMachine[] = [
  bookingMachine,
  signUpMachine,
  signInMachine,
  passwordResetMachine,
  contactChangeMachine,
  sessionMachine,
  chatMachine,
  trackingMachine,
  orderMachine,
  paymentMachine,
  refundMachine,
  locationMachine,
  addTestMachine,
  catalogueImportMachine,
  labScheduleMachine,
  staffFormMachine,
  repeatMachine,
  reportEntryMachine,
  consultationMachine,
  technicianDayMachine,
  pinMachine,
  zipCodeMachine,
  findTestMachine,
  accountDeletionMachine,
  whatsAppConsentMachine,
  savedListMachine,
  secondFactorMachine,
  orderActsMachine,
  invitationMachine,
  contentEditingMachine,
];
