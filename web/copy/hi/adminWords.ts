import type { Dictionary } from '../language.ts';
import { adminHindi, tagsHindi } from './admin.ts';
import { sayingFrom } from './sentences.ts';

/** What the sentences of the service call the fields of a test. */
const fields: Record<string, string> = {
  'report time': 'रिपोर्ट का समय',
  'turn-around time': 'रिपोर्ट बनने का समय',
  description: 'विवरण',
  inclusions: 'शामिल चीज़ें',
  disclaimers: 'जानने योग्य बातें',
  features: 'ख़ासियतें',
  'reasons to book': 'बुक करने के कारण',
  icon: 'आइकन',
  image: 'मुख्य तस्वीर',
  report: 'रिपोर्ट',
};
const field = (name: string) => fields[name] ?? name;

/** Sentences of the service that only administrators meet. */
const service: Record<string, string> = {
  'Test added': 'टेस्ट जुड़ गया',
  'Please give the test a name': 'कृपया टेस्ट का नाम लिखें',
  'The name of the test must have at most 120 characters':
    'टेस्ट के नाम में ज़्यादा से ज़्यादा 120 अक्षर हो सकते हैं',
  'The price must be whole rupees, from 1 to 10,00,000': 'क़ीमत 1 से 10,00,000 तक पूरे रुपयों में लिखें',
  'A test with this name is already in the catalogue': 'इस नाम का टेस्ट कैटलॉग में पहले से है',
  "Please choose the report's PDF": 'कृपया रिपोर्ट की PDF फ़ाइल चुनें',
  'The report must be a PDF': 'रिपोर्ट PDF फ़ाइल होनी चाहिए',
  'A report belongs to an order that is being examined or is completed':
    'रिपोर्ट तभी अपलोड हो सकती है जब ऑर्डर की जाँच चल रही हो या पूरी हो चुकी हो',
  'Please name the technician': 'कृपया टेक्नीशियन का नाम चुनें',
  'Please log in as an administrator': 'कृपया एडमिन अकाउंट से लॉग इन करें',
  'This is for administrators only': 'यह केवल एडमिन के लिए है',
  'Serviceable pins is not valid': 'पिन कोड के शुरुआती अंक सही नहीं हैं: 1 से 6 अंक लिखें, पहला अंक 0 न हो',
};

/** The administration's words and sentences in Hindi; fetched only by administrators who read it. */
export const adminWords: Dictionary = {
  areas: { adminCopy: adminHindi, tagsCopy: tagsHindi },
  said: sayingFrom(service, [
    [
      /^The (.+) must have at most (\d+) characters$/,
      (name, most) => `${field(name)}: ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
    ],
    [
      /^Each of the (.+) must have at most (\d+) characters$/,
      (name, most) => `${field(name)}: हर एक में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
    ],
    [
      /^Please give at most (\d+) (.+)$/,
      (most, name) => `${field(name)}: ज़्यादा से ज़्यादा ${most} लिखें`,
    ],
    [
      /^The (.+) must be a PNG, JPEG or WebP picture$/,
      (name) => `${field(name)}: केवल PNG, JPEG या WebP तस्वीर चुनें`,
    ],
    [
      /^The (.+) is larger than (\d+) MB$/,
      (name, most) => `${field(name)}: फ़ाइल ${most} MB से बड़ी है`,
    ],
  ]),
};
