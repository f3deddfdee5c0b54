import type { adminContentCopy } from '../adminContent.ts';
import type { Translation } from '../language.ts';

/** The administration's pages about content, in Hindi. */
export const adminContentHindi = {
  title: 'सामग्री',
  hint: 'यहाँ प्रकाशित की गई सामग्री तुरंत, दोनों भाषाओं में, पेजों पर दिखती है।',
  never: 'अभी प्रकाशित नहीं',
  version: (version, moment) => `संस्करण ${version}, ${moment} को प्रकाशित`,
  count: (entries) => (entries === 1 ? '1 प्रविष्टि' : `${entries} प्रविष्टियाँ`),
  hiddenCount: (hidden) => `${hidden} छिपी हुई`,
  kinds: {
    FAQ: 'अक्सर पूछे जाने वाले सवाल',
    TESTIMONIALS: 'ग्राहकों की राय',
    BANNER: 'बैनर',
    TERMS: 'नियम और शर्तें',
    PRIVACY: 'निजता की सूचना',
  },
  hints: {
    FAQ: 'ये होम पेज पर दिखते हैं और सहायक इन्हीं से जवाब देता है।',
    TESTIMONIALS:
      'ये होम पेज पर दिखती हैं। केवल वही प्रकाशित करें जो किसी ग्राहक ने कहा हो और जिसकी अनुमति दी हो।',
    BANNER: 'होम पेज पर लोग सबसे पहले यही देखते हैं। ऑफ़र में क्या मिलता है, यह “ऑफ़र” में तय होता है।',
    TERMS:
      'हर बार प्रकाशित करने पर तारीख़ के साथ नया संस्करण बनता है; पुराने पढ़े जा सकते हैं। # से शीर्षक, - से सूची और ख़ाली पंक्ति से नया पैराग्राफ़ शुरू होता है।',
    PRIVACY:
      'हर बार प्रकाशित करने पर तारीख़ के साथ नया संस्करण बनता है; पुराने पढ़े जा सकते हैं। # से शीर्षक, - से सूची और ख़ाली पंक्ति से नया पैराग्राफ़ शुरू होता है।',
  },
  fields: {
    question: 'सवाल',
    answer: 'जवाब',
    name: 'नाम',
    location: 'जगह',
    message: 'क्या कहा',
    kicker: 'शीर्षक के ऊपर की पंक्ति',
    title: 'शीर्षक',
    note: 'शीर्षक के नीचे की पंक्ति',
    body: 'टेक्स्ट',
  },
  choosePicture: 'तस्वीर चुनें',
  removePicture: 'तस्वीर हटाएँ',
  inHindi: (field) => `${field} (हिंदी में)`,
  hindiHint: 'ख़ाली हो तो हिंदी पढ़ने वालों को अंग्रेज़ी दिखेगी',
  entry: (number) => `प्रविष्टि ${number}`,
  add: 'प्रविष्टि जोड़ें',
  empty: 'अभी कोई प्रविष्टि नहीं है।',
  hidden: 'छिपी हुई: केवल यहाँ दिखती है',
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  remove: 'हटाएँ',
  removed: 'प्रकाशित करते ही यह हट जाएगी।',
  putBack: 'वापस रखें',
  preview: 'पहले देखें',
  previewIn: 'किस भाषा में देखें',
  languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
  nothingShown: 'यहाँ किसी को कुछ नहीं दिखेगा।',
  publish: 'प्रकाशित करें',
  published: (version) => `संस्करण ${version} प्रकाशित हो गया। अब यह पेजों पर है।`,
  stale: 'आपके शुरू करने के बाद किसी और ने प्रकाशित किया है। आपका लिखा हुआ यहीं है और प्रकाशित नहीं हुआ।',
  showTheirs: 'प्रकाशित सामग्री दिखाएँ',
  theirs: 'अभी जो प्रकाशित है',
  overwrite: 'उसकी जगह मेरी प्रकाशित करें',
  drop: 'मेरा लिखा हुआ हटाएँ',
} satisfies Translation<typeof adminContentCopy>;
