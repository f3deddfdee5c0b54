import { plainText } from '../catalogue/plainText.ts';

/** How people describe emergencies, in English and in Hindi with Latin letters. */
const inLatin = [
  'chest\\b.*\\b(pain|hurt|ach|tight|pressure|heav|discomfort)',
  '(pain|ach\\w*|tightness|discomfort)\\b.*\\bchest|(pressure|heaviness) (on|in) (my |the )?chest',
  '(trouble|difficult\\w*|hard|short\\w*|cannot|can.?t|unable|problem|struggl\\w*|not able)\\b.*\\bbreath',
  'breath\\w*\\b.*\\b(trouble|difficult|problem|hard|short)|breathless|choking|suffocat',
  'faint(ed|ing)\\b|pass(ed|ing) out|unconscious|unresponsive|collapsed',
  '(heav|severe|uncontroll|profuse)\\w*\\b.*\\bbleed|(a lot|too much|non.?stop) bleeding',
  'bleed\\w*\\b.*\\b(heavily|severely|a lot|too much|not stop|won.?t stop|non.?stop)',
  '(vomit|cough|throw)\\w*\\b.*\\bblood\\b',
  '(have|having|had|like|be) an? (heart attack|stroke|seizure)',
  '(face|mouth|arm|side)\\b.*\\b(droop|numb|paraly)|(droop|numb|paraly)\\w*\\b.*\\b(face|mouth|arm|side)\\b',
  'slurr\\w* (speech|words)|speech is slurr|suicid|kill myself|overdose|snake ?bite',
  '(s(ee|i)n[ea]|chh?a+ti) (me|mein|mai|main)\\b.*\\b(dard|jalan|dabav|jakdan)',
  'sa+ns\\b.*\\b(nahi|nahin|ruk|ghut|phool|takle+f|dikkat|pareshani|mushkil)|dam ghut',
  'behosh|lakwa|dil ka da+ura|ulti (me|mein)\\b.*\\bkho+n',
  'kho+n\\b.*\\b(bah|nahi ruk|ruk nahi|band nahi|zyada nikal)',
];
const inHindi = [
  '(सीने|सीना|छाती|चेस्ट).*(दर्द|पेन|जलन|दबाव|जकड़|भारी)|(दर्द|पेन|दबाव|जकड़न).*\\s(सीने|छाती|चेस्ट)',
  '(सांस|ब्रीदिंग).*(नहीं|रुक|घुट|फूल|तकलीफ|दिक्कत|परेशानी|मुश्किल|प्रॉब्लम|प्रोब्लम)|दम (घुट|फूल)',
  'बेहोश|लकवा|पक्षाघात|(दिल का|हार्ट) (दौरा|अटैक) (पड़|आ|हो)|आत्महत्या|सुसाइड|सूसाइड',
  '(खून|ब्लीडिंग).*(बह|रुक नहीं|नहीं रुक|बंद नहीं|ज्यादा निकल)|(हैवी|बहुत|ज्यादा) ब्लीडिंग|(उल्टी|वोमिट|खांसी).*में.*(खून|ब्लड(?! (टेस्ट|प्रेशर|शुगर)))',
  '(चेहरा|मुंह).*टेढ|(हाथ|चेहरा).*सुन्न',
];

const emergency = new RegExp(
  `\\b(${inLatin.join('|')})|(?<![\\p{L}\\p{M}])(${inHindi.map(plainText).join('|')})`,
  'iu',
);

/** Whether a question, as it was asked, may describe an emergency (PD-152). */
export const maybeEmergency = (question: string): boolean => emergency.test(plainText(question));
