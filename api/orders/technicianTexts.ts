import { slotWords } from '../slots/slotWords.ts';

/** Why a technician no longer makes a visit. */
export type VisitEnd = 'cancelled' | 'moved' | 'reassigned';

const english: Record<VisitEnd, string> = {
  cancelled: 'was cancelled: please do not go there.',
  moved: 'was moved to another time; it is on your list again if you are to make it then.',
  reassigned: 'is made by somebody else: please do not go there.',
};
const hindi: Record<VisitEnd, string> = {
  cancelled: 'रद्द हो गई है: कृपया वहाँ न जाएँ।',
  moved: 'का समय बदल गया है; अगर तब भी आपको जाना है, तो वह आपकी सूची में फिर दिखेगी।',
  reassigned: 'पर अब कोई और जाएगा: कृपया वहाँ न जाएँ।',
};

/** In both languages, since a staff member's language is known only to their browser. */
export const technicianText = (
  why: VisitEnd,
  { number, ...slot }: { number: string; date: string; startTime: string },
): string =>
  `Your visit on ${slotWords(slot, 'en')} (order ${number}) ${english[why]}\n${slotWords(slot, 'hi')} की आपकी विज़िट (ऑर्डर ${number}) ${hindi[why]}`;
