import { accountDeletionModel, whatsAppConsentModel } from './account.model.ts';
import { addTestModel } from './addTest.model.ts';
import { consultationModel } from './consultation.model.ts';
import { repeatModel } from './repeat.model.ts';
import { setRepeat } from '../../devtools/samples/repeat.samples.ts';
import { reportEntryModel } from './reportEntry.model.ts';
import { catalogueImportModel } from './catalogueImport.model.ts';
import { bookingModel } from './booking.model.ts';
import { chatModel } from './chat.model.ts';
import { contactChangeModel } from './contactChange.model.ts';
import { contentEditingModel } from './contentEditing.model.ts';
import { findTestModel } from './findTest.model.ts';
import { invitationModel } from './invitation.model.ts';
import { labScheduleModel } from './labSchedule.model.ts';
import { locationModel } from './location.model.ts';
import type { Model } from './model.ts';
import { orderModel } from './order.model.ts';
import { orderActsModel } from './orderActs.model.ts';
import { passwordResetModel } from './passwordReset.model.ts';
import { paymentModel } from './payment.model.ts';
import { pinModel } from './pin.model.ts';
import { refundModel } from './refund.model.ts';
import { address, serviceability, unservedPin } from '../../devtools/samples/entities.ts';
import { otherLabsPin } from '../../devtools/samples/zipCode.samples.ts';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import { savedListModel } from './savedList.model.ts';
import { secondFactorModel } from './secondFactor.model.ts';
import { sessionModels } from './session.model.ts';
import { signInModel } from './signIn.model.ts';
import { staffFormModel } from './staffForm.model.ts';
import { signUpModel } from './signUp.model.ts';
import { technicianDayModel } from './technicianDay.model.ts';
import { trackingModel } from './tracking.model.ts';
import { zipCodeModel } from './zipCode.model.ts';

/**
 * The models of all machines that ship; a machine that begins in different ways is here once for
 * each.
 */
export const models: Model[] = [
  bookingModel,
  signUpModel,
  signInModel('customer'),
  signInModel('administrator'),
  passwordResetModel,
  contactChangeModel,
  ...sessionModels,
  chatModel,
  trackingModel(),
  trackingModel(trackedOrder()),
  orderModel,
  paymentModel,
  refundModel,
  locationModel(true),
  locationModel(false),
  addTestModel,
  catalogueImportModel,
  labScheduleModel,
  staffFormModel,
  repeatModel(),
  repeatModel(setRepeat()),
  reportEntryModel,
  consultationModel,
  technicianDayModel,
  pinModel(null),
  pinModel(serviceability.pin),
  pinModel(unservedPin),
  ...[address.zipCode, unservedPin, otherLabsPin].map((pin) => zipCodeModel(pin)),
  findTestModel,
  accountDeletionModel,
  whatsAppConsentModel,
  savedListModel,
  secondFactorModel(),
  secondFactorModel(true),
  orderActsModel,
  invitationModel,
  contentEditingModel(),
  contentEditingModel(2),
];
