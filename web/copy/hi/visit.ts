import type { Translation } from '../language.ts';
import type { visitCopy } from '../visit.ts';

/** A time of day in words: 'रात 9:30 बजे' */
function clock(hour: number, minute: number): string {
  const parts = [
    [20, 'रात'],
    [16, 'शाम'],
    [12, 'दोपहर'],
    [4, 'सुबह'],
  ] as const;
  const part = parts.find(([from]) => hour >= from)?.[1] ?? 'रात';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${part} ${hour % 12 || 12}${minutes} बजे`;
}

/** A duration in words: '3 घंटे 20 मिनट' */
const lasting = (hours: number, minutes: number) =>
  [hours > 0 ? `${hours} घंटे` : '', minutes > 0 || hours === 0 ? `${minutes} मिनट` : '']
    .filter(Boolean)
    .join(' ');

export const visitHindi = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  fasting: {
    title: 'विज़िट से पहले',
    after: (weekday, hour, minute) =>
      `${weekday}, ${clock(hour, minute)} के बाद पानी के सिवा कुछ न लें।`,
    night: (before, after, hour, minute) =>
      `${before} और ${after} के बीच की ${clock(hour, minute)} के बाद पानी के सिवा कुछ न लें।`,
    needs: (hours, hour, minute) =>
      `${hours} घंटे ख़ाली पेट रहना ज़रूरी है: तभी चुनें जब आपने ${clock(hour, minute)} के बाद कुछ न खाया हो।`,
    asked: (hour, minute) => `क्या आपने आख़िरी बार ${clock(hour, minute)} से पहले खाया था?`,
    confirm: 'हाँ, यही समय बुक करें',
    decline: 'दूसरा समय चुनें',
    full: (hours) => `पूरे ${hours} घंटे, ताकि टेक्नीशियन जल्दी आएँ तो भी ठीक रहे।`,
    mark: 'ख़ाली पेट हों तो',
    toEat: (hours, minutes) => `खाने के लिए ${lasting(hours, minutes)} बाक़ी`,
    toVisit: (hours, minutes) => `विज़िट तक ${lasting(hours, minutes)} बाक़ी। पानी पी सकते हैं।`,
  },
  number: 'ऑर्डर नंबर',
  calendar: {
    title: 'अपने कैलेंडर में जोड़ें',
    file: 'कैलेंडर फ़ाइल',
    google: 'Google Calendar',
  },
  receipt: {
    download: 'रसीद',
    creditNote: (number, amount) => `क्रेडिट नोट ${number}: ${amount}`,
  },
  share: {
    button: 'परिवार को बताएँ',
    copied: 'कॉपी हो गया। इसे किसी भी संदेश में पेस्ट कर सकते हैं।',
    failed: 'इसे किसी संदेश में कॉपी करें:',
    text: ({ people, day, from, until, place, technician, number }) =>
      `${people} का सैंपल: ${day}, ${from} – ${until}, ${place} पर।${technician ? ` ${technician} आएँगे।` : ''} ऑर्डर ${number}।`,
  },
  rating: {
    title: 'विज़िट कैसी रही?',
    stars: (n) => `${n} स्टार`,
    group: 'विज़िट के लिए स्टार',
    comment: 'क्या अच्छा रहा, क्या नहीं? (चाहें तो लिखें)',
    send: 'रेटिंग भेजें',
    missing: 'कृपया एक से पाँच स्टार चुनें।',
    thanks: 'रेटिंग के लिए धन्यवाद।',
    given: (n) => `आपने 5 में से ${n} स्टार दिए।`,
  },
} satisfies Translation<typeof visitCopy>;
