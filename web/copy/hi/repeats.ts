import type { Translation } from '../language.ts';
import type { repeatsCopy } from '../repeats.ts';

const every = (months: number) => (months === 1 ? 'हर महीने' : `हर ${months} महीने में`);

/** Words of the reminders to have a test again, in Hindi. */
export const repeatsHindi = {
  title: 'यह टेस्ट फिर से कराएँ',
  of: (test, person) => `${person} के लिए ${test}`,
  consent: (by) =>
    `एक हफ़्ते पहले हम आपको ${by} से याद दिलाएँगे। उसमें टेस्ट, व्यक्ति और अगला ख़ाली समय लिखा होगा। उसमें या यहीं एक बार दबाने से यह बंद हो जाता है।`,
  channels: { SMS: 'एसएमएस', WHATSAPP: 'व्हाट्सऐप', EMAIL: 'ईमेल' },
  and: ' और ',
  unreachable: 'पहले प्रोफ़ाइल में अपना मोबाइल नंबर पक्का करें, ताकि रिमाइंडर आप तक पहुँचे।',
  interval: 'कितने समय बाद',
  months: (months) => `${months} महीने`,
  again: (months, when) => `${months} महीने बाद फिर से (${when})`,
  set: (months, when) => `हम आपको ${every(months)} याद दिलाते हैं, अगली बार ${when} के लिए।`,
  due: (months, when) => `हम आपको ${every(months)} याद दिलाते हैं। ${when} में इसका समय है।`,
  dueIn: (when) => `आप इसकी याद चाहते थे: ${when} में समय है।`,
  notOffered: 'यह टेस्ट अब उपलब्ध नहीं है, इसलिए कुछ नहीं भेजा जाता।',
  end: 'यह रिमाइंडर बंद करें',
  ended: 'इस टेस्ट का अब कोई रिमाइंडर नहीं आएगा।',
  book: 'बुक करें',
  monthNames: [
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
  month: (name, year) => `${name} ${year}`,
  page: {
    title: 'रिमाइंडर',
    text: 'वे टेस्ट जो आप फिर से कराना चाहते हैं।',
    failed: 'रिमाइंडर लोड नहीं हो सके।',
    empty: 'अभी कोई रिमाइंडर नहीं',
    emptyText:
      'किसी रिपोर्ट पर, या ऐसे टेस्ट पर जो आपके किसी व्यक्ति का हो चुका है, आप उसे फिर से कराने का रिमाइंडर लगा सकते हैं।',
    toReports: 'अपनी रिपोर्टें देखें',
  },
  byLink: {
    title: 'रिमाइंडर बंद करें',
    text: 'हम आपको इस टेस्ट की याद नहीं दिलाएँगे। आपका अकाउंट और ऑर्डर वैसे ही रहेंगे।',
    action: 'यह रिमाइंडर बंद करें',
    done: 'रिमाइंडर बंद हो गया',
    doneText: 'आप इसे रिपोर्ट पर या टेस्ट पर फिर से लगा सकते हैं।',
    gone: 'इस लिंक से कोई रिमाइंडर बंद नहीं होता',
    goneText: 'शायद लिंक अधूरा है। आपके रिमाइंडर प्रोफ़ाइल में हैं, वहाँ हर एक बंद किया जा सकता है।',
    home: 'Assay पर जाएँ',
    reminders: 'आपके रिमाइंडर',
  },
} satisfies Translation<typeof repeatsCopy>;
