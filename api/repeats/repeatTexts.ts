import {
  bookAgainEnglish,
  bookAgainHindi,
  someTimeEnglish,
  someTimeHindi,
} from '../../machines/text/bookAgainSentence.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { filledIn, joined } from '../messages/words.ts';
import type { Words } from '../messages/words.ts';
import { slotWords } from '../slots/slotWords.ts';

/** The values in a reminder; `offer` is null if the last lab no longer offers the test. */
export interface Reminder {
  language: MessageLanguage;
  tests: string;
  people: string;
  lab: string;
  offer: { start: { date: string; startTime: string } | null; amount: number } | null;
  bookLink: string;
  endLink: string;
}

/** The sentences of a reminder: its subject, with or without a price, and its two links. */
const sentences = {
  en: {
    someTime: someTimeEnglish,
    priced: `It is time again: ${bookAgainEnglish}, Rs {amount}.`,
    open: `It is time again: ${bookAgainEnglish}.`,
    book: 'To book it, open {link} and log in.',
    end: 'To end this reminder, open {link} and press the button.',
  },
  hi: {
    someTime: someTimeHindi,
    priced: `फिर से समय हो गया है: ${bookAgainHindi}, ₹{amount}।`,
    open: `फिर से समय हो गया है: ${bookAgainHindi}।`,
    book: 'बुक करने के लिए {link} खोलें और लॉग इन करें।',
    end: 'यह रिमाइंडर बंद करने के लिए {link} खोलें और बटन दबाएँ।',
  },
} as const;

/** A reminder: one line for a phone, one line per link for a mail. */
export function reminderWords(reminder: Reminder): {
  variant: 'priced' | 'open';
  phone: Words;
  mail: string;
} {
  const { language, tests, people, lab, offer, bookLink, endLink } = reminder;
  const variant = offer ? 'priced' : 'open';
  const texts = sentences[language];
  const time = offer?.start ? slotWords(offer.start, language) : texts.someTime;
  const parts = { tests, people, lab, time, amount: offer?.amount ?? '' };
  const said = [
    filledIn(texts[variant], parts),
    filledIn(texts.book, { link: bookLink }),
    filledIn(texts.end, { link: endLink }),
  ] as const;
  return {
    variant,
    phone: joined(joined(said[0], said[1]), said[2]),
    mail: said.map(({ text }) => text).join('\n'),
  };
}
