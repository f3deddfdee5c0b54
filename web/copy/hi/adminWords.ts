import type { Dictionary } from '../language.ts';
import { adminHindi, tagsHindi } from './admin.ts';
import { adminLabsHindi } from './adminLabs.ts';
import { adminOffersHindi } from './adminOffers.ts';

/** The administration's words in Hindi; fetched only by administrators who read it. */
export const adminWords: Dictionary = {
  areas: {
    adminCopy: adminHindi,
    adminLabsCopy: adminLabsHindi,
    adminOffersCopy: adminOffersHindi,
    tagsCopy: tagsHindi,
  },
};
