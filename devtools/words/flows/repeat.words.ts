import type { repeatMachine } from '../../../machines/repeat/repeat.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const repeat = {
  states: {
    '': { en: 'Reminder of a test', hi: 'टेस्ट का रिमाइंडर' },
    starting: { en: 'Page just opened', hi: 'पेज अभी खुला' },
    offering: { en: 'Reminder offered', hi: 'रिमाइंडर का प्रस्ताव' },
    saving: { en: 'Reminder being saved', hi: 'रिमाइंडर सहेजा जा रहा है' },
    reminding: { en: 'Reminder set', hi: 'रिमाइंडर लगा है' },
    ending: { en: 'Reminder being ended', hi: 'रिमाइंडर बंद किया जा रहा है' },
    ended: { en: 'Reminder ended', hi: 'रिमाइंडर बंद हो गया' },
  },
  means: {
    '': 'एक व्यक्ति के लिए टेस्ट फिर से कराने का रिमाइंडर: लगाना, बदलना, बंद करना।',
    starting: 'पता है कि रिमाइंडर लगा है या नहीं।',
    offering: 'कोई रिमाइंडर नहीं लगा; एक बार दबाने से चुने हुए अंतराल का लग जाता है।',
    saving: 'रिमाइंडर लगाया जा रहा है, या उसका दूसरा अंतराल सेव हो रहा है।',
    reminding: 'रिमाइंडर लगा है; अंतराल बदलना या बंद करना एक बार दबाने का काम है।',
    ending: 'रिमाइंडर बंद किया जा रहा है।',
    ended: 'रिमाइंडर अभी बंद हुआ; एक बार दबाने से फिर लग जाता है।',
  },
  events: {
    'interval.chosen': { en: 'an interval was chosen', hi: 'अंतराल चुना गया' },
    'reminder.wanted': { en: 'the reminder is wanted', hi: 'रिमाइंडर चाहिए' },
    'reminder.ended': { en: 'the reminder is to be ended', hi: 'रिमाइंडर बंद करना है' },
  },
  guards: {
    isReminded: { en: 'a reminder is set', hi: 'रिमाइंडर लगा है' },
  },
  actions: {
    setReminder: { en: 'remembers the reminder', hi: 'रिमाइंडर याद रखता है' },
  },
  services: {
    setRepeat: { en: 'setting the reminder', hi: 'रिमाइंडर लगाना' },
    endRepeat: { en: 'ending the reminder', hi: 'रिमाइंडर बंद करना' },
  },
} satisfies FlowWords<typeof repeatMachine>;
