import type { daysCopy } from '../days.ts';
import type { Translation } from '../language.ts';

/** Names of days and months, in Hindi. */
export const daysHindi = {
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
} satisfies Translation<typeof daysCopy>;
