import type { MessageLanguage } from '../messages/language.ts';
import { daysAgo, startOfDay } from './times.ts';

/** The day and start of a slot as they are stored: '2026-11-23', '07:00 am'. */
interface Start {
  date: string;
  startTime: string;
}

const dayIn = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};
type DayWords = Record<MessageLanguage, (date: string) => string>;
/** A day in a message: 'Mon 23 Nov', '23 नवंबर'. */
const days: DayWords = {
  en: dayIn('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
  hi: dayIn('hi-IN', { day: 'numeric', month: 'long' }),
};
/** A day on what is kept for years: '23 November 2026', '23 नवंबर 2026'. */
export const datedDays: DayWords = {
  en: dayIn('en-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
  hi: dayIn('hi-IN', { day: 'numeric', month: 'long', year: 'numeric' }),
};

/** The Hindi word for the part of the day that an hour belongs to. */
const partOfDay = (hour: number): string => {
  if (hour >= 4 && hour < 12) return 'सुबह';
  if (hour >= 12 && hour < 16) return 'दोपहर';
  return hour >= 16 && hour < 20 ? 'शाम' : 'रात';
};

/** The start of a slot ('07:00 am') as it is written in a sentence: '7:00 am', 'सुबह 7:00'. */
export function startWords(
  { startTime: time }: Pick<Start, 'startTime'>,
  language: MessageLanguage,
): string {
  const [, hour = '', minutes = '', half = ''] = /^(\d{2}):(\d{2}) ([ap]m)$/.exec(time) ?? [];
  if (!hour) return time;
  const shown = `${Number(hour)}:${minutes}`;
  if (language === 'en') return `${shown} ${half}`;
  return `${partOfDay((Number(hour) % 12) + (half === 'pm' ? 12 : 0))} ${shown}`;
}

/** From midnight to 4 am. */
const isInNight = (time: string) => /^(12|0[1-3]):\d{2} am$/.test(time);

/**
 * When a slot begins: 'Mon 23 Nov, 7:00 am', '23 नवंबर, सुबह 7:00'. In Hindi the small hours are named
 * by the days on both sides, as 'रात 1:00' of a day may be either of two nights. `datedDays` add the year.
 */
export function slotWords(slot: Start, language: MessageLanguage, dayWords = days): string {
  const day = (date: string) => dayWords[language](date).replace(',', '');
  const start = startWords(slot, language);
  return language === 'hi' && isInNight(slot.startTime)
    ? `${day(daysAgo(1, startOfDay(slot.date)))} और ${day(slot.date)} के बीच की ${start}`
    : `${day(slot.date)}, ${start}`;
}
