import { accountDeletionScreens, whatsAppConsentScreens } from './account.screens.ts';
import { addTestScreens } from './addTest.screens.ts';
import { bookingScreens } from './booking.screens.ts';
import { consultationScreens } from './consultation.screens.ts';
import { repeatScreens } from './repeat.screens.ts';
import { reportEntryScreens } from './reportEntry.screens.ts';
import { catalogueImportScreens } from './catalogueImport.screens.ts';
import { chatScreens } from './chat.screens.ts';
import { contactChangeScreens } from './contactChange.screens.ts';
import { contentEditingScreens } from './contentEditing.screens.ts';
import { findTestScreens } from './findTest.screens.ts';
import { invitationScreens } from './invitation.screens.ts';
import { labScheduleScreens } from './labSchedule.screens.ts';
import { locationScreens } from './location.screens.ts';
import { orderActsScreens } from './orderActs.screens.ts';
import { passwordResetScreens } from './passwordReset.screens.ts';
import { pinScreens } from './pin.screens.ts';
import { savedAddressScreens, savedPersonScreens } from './savedList.screens.ts';
import type { Screens } from './screens.ts';
import { secondFactorScreens } from './secondFactor.screens.ts';
import { sessionScreens } from './session.screens.ts';
import { signInScreens } from './signIn.screens.ts';
import { staffFormScreens } from './staffForm.screens.ts';
import { signUpScreens } from './signUp.screens.ts';
import { technicianDayScreens } from './technicianDay.screens.ts';
import { trackingScreens } from './tracking.screens.ts';
import { zipCodeScreens } from './zipCode.screens.ts';
import { address, serviceability, unservedPin } from '../../devtools/samples/entities.ts';
import { otherLabsPin } from '../../devtools/samples/zipCode.samples.ts';

/**
 * Every machine that runs in the browser; one that begins in different ways is here once for each.
 */
export const allScreens: readonly Screens[] = [
  bookingScreens,
  signUpScreens,
  chatScreens,
  trackingScreens,
  passwordResetScreens,
  contactChangeScreens,
  signInScreens('customer'),
  signInScreens('administrator'),
  sessionScreens,
  locationScreens(true),
  locationScreens(false),
  addTestScreens,
  catalogueImportScreens,
  labScheduleScreens,
  staffFormScreens,
  repeatScreens,
  reportEntryScreens,
  consultationScreens,
  technicianDayScreens,
  pinScreens(null),
  pinScreens(serviceability.pin, 'pinStored'),
  pinScreens(unservedPin, 'pinUnserved'),
  zipCodeScreens(address.zipCode),
  zipCodeScreens(unservedPin, 'zipCodeUnserved'),
  zipCodeScreens(otherLabsPin, 'zipCodeElsewhere'),
  findTestScreens,
  accountDeletionScreens,
  whatsAppConsentScreens,
  savedPersonScreens,
  savedAddressScreens,
  secondFactorScreens(false),
  secondFactorScreens(true),
  orderActsScreens,
  invitationScreens,
  contentEditingScreens(),
  contentEditingScreens(2),
];
