import type { CallLanguage } from '../../machines/generated/schema.ts';
import { languageNames } from '../copy/choice.ts';

/** The languages that doctors speak, each in its own name. */
export const callLanguages: Record<CallLanguage, string> = {
  EN: languageNames.en,
  HI: languageNames.hi,
};
