import type { daysCopy } from '../days.ts';
import type { Translation } from '../language.ts';

/** '06:30 am' as spoken: 'सुबह 6:30'. */
function clock(time: string): string {
  const [, hours = '', minutes = '', half = ''] = /^(\d{1,2}):(\d{2})\s*([ap]m)$/i.exec(time) ?? [];
  if (!hours) return time;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  let part = 'रात';
  if (hour >= 4 && hour < 12) part = 'सुबह';
  else if (hour >= 12 && hour < 16) part = 'दोपहर';
  else if (hour >= 16 && hour < 20) part = 'शाम';
  return `${part} ${Number(hours)}:${minutes}`;
}

const isInNight = (time: string) => /^रात (12|[1-3]):/.test(time);
const between = (before: string, day: string) =>
  `${before.replace(',', '')} और ${day.replace(',', '')} के बीच की`;

/** 'रात 12:30' of a day may be either of two nights, so until 4 am both days are named. */
const moment = (day: string, time: string, before: string) =>
  isInNight(time) ? `${between(before, day)} ${time}` : `${day}, ${time}`;
/** The times until 4 am are listed under their night, which belongs to two days. */
export const dayAt = (day: string, time: string, before: string) =>
  isInNight(time) ? `${between(before, day)} रात` : day;

export const daysHindi = {
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  clock,
  moment,
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
} satisfies Translation<typeof daysCopy>;
