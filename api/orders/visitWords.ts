import { mapAddress } from '../../machines/text/addressText.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { words } from '../messages/words.ts';
import type { Words } from '../messages/words.ts';
import { lastMealBy } from '../catalogue/lastMeal.ts';
import { strictestFasting } from './fasting.ts';
import type { OrderRow, OrderWithItems } from './orderRows.ts';
import type { BookedItem } from './orders.tables.ts';

const day = (language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Kolkata' });
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});
const weekdays = { en: day('en-IN'), hi: day('hi-IN') };
const hourOf = (moment: Date) => Math.floor((moment.getTime() / 3600_000 + 5.5) % 24);
const isInNight = (moment: Date) => hourOf(moment) < 4;
/** The days on both sides of a night. */
const daysOfNight = (language: MessageLanguage, moment: Date) =>
  [new Date(moment.getTime() - 24 * 3600_000), moment].map((date) =>
    weekdays[language].format(date),
  );

/** The Hindi words for the parts of the day, each with its first hour. */
const partsOfDay = [
  [4, 'सुबह'],
  [12, 'दोपहर'],
  [16, 'शाम'],
  [20, 'रात'],
] as const;

function hindiClock(moment: Date): string {
  const part = partsOfDay.findLast(([from]) => hourOf(moment) >= from)?.[1] ?? 'रात';
  return `${part} ${clock
    .format(moment)
    .replace(/ [ap]m$/, '')
    .replace(':00', '')} बजे`;
}

/**
 * 'after 9:30 pm on Saturday', and the same in Hindi. The small hours are named by the days on both
 * sides, as 'Saturday night, 1 am' is as often the night that begins on Saturday.
 */
const sentences: Record<MessageLanguage, (moment: Date) => Words> = {
  en: (moment) => {
    const time = clock.format(moment);
    return words`Nothing but water ${
      isInNight(moment)
        ? `after ${time === '12:00 am' ? 'midnight' : `${time} on the night`} between ${daysOfNight('en', moment).join(' and ')}`
        : `after ${time} on ${weekdays.en.format(moment)}`
    }.`;
  },
  hi: (moment) =>
    words`${
      isInNight(moment)
        ? `${daysOfNight('hi', moment).join(' और ')} के बीच की ${hindiClock(moment)}`
        : `${weekdays.hi.format(moment)}, ${hindiClock(moment)}`
    } के बाद पानी के सिवा कुछ न लें।`,
};

/**
 * The fasting instructions before a visit, with clock times; null where no test requires fasting.
 */
export function fastingWords(
  order: Pick<OrderRow, 'booked' | 'starts_at' | 'language'> & {
    items: { booked: BookedItem; cancelled_at: unknown }[];
  },
): Words | null {
  const from = lastMealBy(strictestFasting(order.booked, order.items), order.starts_at);
  return from && sentences[order.language](from);
}

/** The texts of a visit's calendar entry. */
export function visitWords(order: OrderWithItems): {
  title: string;
  details: string;
  place: string;
} {
  const { booked, item_count: count, language } = order;
  const isHindi = language === 'hi';
  const tests = isHindi ? `${count} टेस्ट` : `${count} tests`;
  const test = (isHindi && booked.test.testNameHindi) || booked.test.testName;
  const what = count > 1 ? tests : test;
  return {
    title: isHindi ? `सैंपल लेना: ${what}` : `Sample collection: ${what}`,
    details: [
      isHindi
        ? `ऑर्डर ${order.number}, ${booked.lab.name}`
        : `Order ${order.number}, ${booked.lab.name}`,
      fastingWords(order)?.text,
    ]
      .filter(Boolean)
      .join('\n'),
    place: mapAddress(booked.address),
  };
}
