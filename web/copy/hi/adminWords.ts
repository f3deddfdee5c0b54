import type { Dictionary } from '../language.ts';
import { adminHindi, tagsHindi } from './admin.ts';
import { adminCallsHindi } from './adminCalls.ts';
import { adminContentHindi } from './adminContent.ts';
import { adminDayHindi } from './adminDay.ts';
import { adminValuesHindi } from './adminValues.ts';
import { adminImportHindi } from './adminImport.ts';
import { adminLabsHindi } from './adminLabs.ts';
import { adminOffersHindi } from './adminOffers.ts';
import { adminOrdersHindi } from './adminOrders.ts';
import { adminParametersHindi } from './adminParameters.ts';
import { adminStaffHindi } from './adminStaff.ts';

/** All texts of the administration in Hindi; loaded only by staff who use Hindi. */
export const adminWords: Dictionary = {
  areas: {
    adminCopy: adminHindi,
    adminCallsCopy: adminCallsHindi,
    adminContentCopy: adminContentHindi,
    adminDayCopy: adminDayHindi,
    adminImportCopy: adminImportHindi,
    adminValuesCopy: adminValuesHindi,
    adminLabsCopy: adminLabsHindi,
    adminOffersCopy: adminOffersHindi,
    adminOrdersCopy: adminOrdersHindi,
    adminParametersCopy: adminParametersHindi,
    adminStaffCopy: adminStaffHindi,
    tagsCopy: tagsHindi,
  },
};
