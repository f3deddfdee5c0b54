import type { Dictionary } from '../language.ts';
import { accountHindi } from './account.ts';
import { answerInHindi } from './answers.ts';
import { authHindi } from './auth.ts';
import { belowTestsHindi } from './belowTests.ts';
import { bookingHindi, stepTitlesHindi } from './booking.ts';
import { chatHindi } from './chat.ts';
import { consentHindi } from './consent.ts';
import { contactHindi } from './contact.ts';
import { daysHindi } from './days.ts';
import { findingHindi } from './finding.ts';
import { homeHindi, offlineHindi, testHindi } from './home.ts';
import { legalHindi } from './legal.ts';
import { offersHindi } from './offers.ts';
import { ordersHindi } from './orders.ts';
import { passwordResetHindi } from './passwordReset.ts';
import { gendersHindi, patientHindi, relationsHindi } from './patients.ts';
import { pinHindi } from './pin.ts';
import { profileHindi } from './profile.ts';
import { inHindi } from './reasons/reasons.ts';
import { repeatsHindi } from './repeats.ts';
import { reportHindi } from './report.ts';
import { consultationHindi } from './consultation.ts';
import { reportLinksHindi } from './reportLinks.ts';
import { errorHindi, pageTitlesHindi, shellHindi } from './shell.ts';
import { trustHindi } from './trust.ts';
import { problemHindi, uiHindi } from './ui.ts';
import { visitHindi } from './visit.ts';
import { welcomeHindi } from './welcome.ts';

/** All texts of the customers' web in Hindi; loaded only by those who use it. */
export const hindi: Dictionary = {
  areas: {
    accountCopy: accountHindi,
    authCopy: authHindi,
    belowTestsCopy: belowTestsHindi,
    bookingCopy: bookingHindi,
    stepTitles: stepTitlesHindi,
    relationNames: relationsHindi,
    genderNames: gendersHindi,
    chatCopy: chatHindi,
    consentCopy: consentHindi,
    contactCopy: contactHindi,
    daysCopy: daysHindi,
    homeCopy: homeHindi,
    legalCopy: legalHindi,
    findingCopy: findingHindi,
    pageTitles: pageTitlesHindi,
    shellCopy: shellHindi,
    offlineCopy: offlineHindi,
    errorCopy: errorHindi,
    testCopy: testHindi,
    offersCopy: offersHindi,
    ordersCopy: ordersHindi,
    patientCopy: patientHindi,
    passwordResetCopy: passwordResetHindi,
    pinCopy: pinHindi,
    problemCopy: problemHindi,
    profileCopy: profileHindi,
    repeatsCopy: repeatsHindi,
    reportCopy: reportHindi,
    consultationCopy: consultationHindi,
    reportLinksCopy: reportLinksHindi,
    trustCopy: trustHindi,
    uiCopy: uiHindi,
    visitCopy: visitHindi,
    welcomeCopy: welcomeHindi,
  },
  sentence: inHindi,
  answer: answerInHindi,
};
