import type { Translation } from '../language.ts';
import type { reportLinksCopy } from '../reportLinks.ts';

/** Words of the links by which a report is read without an account, in Hindi. */
export const reportLinksHindi = {
  title: 'यह रिपोर्ट साझा करें',
  text: 'किसी डॉक्टर या परिवार के लिए: जिसके पास लिंक है, वह बिना अकाउंट के सिर्फ़ यह एक रिपोर्ट पढ़ सकता है, आपका और कुछ नहीं। लिंक 7 दिन चलता है, और आप इसे पहले भी बंद कर सकते हैं।',
  make: '7 दिन का लिंक बनाएँ',
  made: 'यह सिर्फ़ अभी दिखेगा, इसलिए यह पेज छोड़ने से पहले इसे कॉपी या साझा कर लें।',
  link: 'इस रिपोर्ट का लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया। अब इसे किसी संदेश में पेस्ट कर सकते हैं।',
  copyFailed: 'कृपया लिंक को ख़ुद कॉपी करें।',
  share: 'साझा करें',
  links: 'इस रिपोर्ट के लिंक',
  loadFailed: 'लिंक लोड नहीं हो सके।',
  until: (day) => `${day} तक चलेगा`,
  opened: (count) => (count === 0 ? 'अभी तक नहीं खोला गया' : `${count} बार खोला गया`),
  ended: 'अब कुछ नहीं खोलता',
  stop: 'साझा करना बंद करें',
  stopOf: (moment) => `${moment} का लिंक साझा करना बंद करें`,
  of: (moment) => `${moment} को बनाया गया`,
  shared: {
    title: 'साझा की गई रिपोर्ट',
    note: (day) => `आपके साथ ${day} तक साझा की गई है।`,
    gone: 'इस लिंक का समय पूरा हो गया है',
    goneText:
      'रिपोर्ट के लिंक कुछ दिन चलते हैं, और भेजने वाला उन्हें पहले भी बंद कर सकता है। कृपया उनसे नया लिंक माँगें।',
    home: 'Assay पर जाएँ',
    failed: 'रिपोर्ट लोड नहीं हो सकी।',
    fileFailed: 'PDF लोड नहीं हो सकी। कृपया फिर से कोशिश करें।',
  },
} satisfies Translation<typeof reportLinksCopy>;
