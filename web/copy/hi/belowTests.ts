import type { belowTestsCopy } from '../belowTests.ts';
import type { Translation } from '../language.ts';

export const belowTestsHindi = {
  common: {
    heading: 'सबसे ज़्यादा बुक होने वाले टेस्ट',
    price: 'क़ीमत ₹1299 से शुरू',
    time: 'रिपोर्ट 24 घंटे में',
    count: '42 टेस्ट',
    tests: [
      { name: 'पूरे शरीर की जाँच', icon: 'icon:body' },
      { name: 'हृदय जोखिम की जाँच', icon: 'icon:heart-cardiogram' },
      { name: 'तनाव की जाँच', icon: 'icon:nerve' },
    ],
  },
  testimonials: 'लोग क्या कहते हैं',
  faq: 'अक्सर पूछे जाने वाले सवाल',
  failed: 'सूची लोड नहीं हो सकी।',
} satisfies Translation<typeof belowTestsCopy>;
