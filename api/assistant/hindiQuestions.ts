import { plainText } from '../catalogue/plainText.ts';

/**
 * Words of questions in Hindi, also with Latin letters, and their English. A phrase stands before
 * phrases that are part of it; for words with endings, the stem is enough.
 */
const phrases: [hindi: string, english: string][] = [
  ['खाली पेट|khali pet|उपवास|व्रत', 'fasting'],
  ['सबसे सस्त|sabse sast', 'cheapest'],
  ['सबसे महंग|sabse mehng', 'most expensive'],
  ['रिपोर्ट कब|report kab', 'when report ready'],
  ['किस समय|कितने बजे|कब आ|समय पर|kab aa|kitne baje', 'what time when do you come'],
  ['कितन(े|ा) (का|की|के|रुपय|पैस|खर्च)|kitne (ka|ki|rupay|paise)', 'how much cost'],
  ['कीमत|दाम|रेट|खर्च|मूल्य|kimat|keemat|daam|kharch', 'price'],
  ['फायद|लाभ|fayd|faayd|क्यों|kyon', 'benefits'],
  ['पहले क्या|तैयारी|pehle kya|taiyari', 'what before prepare'],
  ['पहले|pehle', 'before'],
  ['उपलब्ध|मिलते हैं|available', 'available'],
  ['कौन[- ]?(सा|सी|से)|kaun ?(sa|si|se)', 'which'],
  ['कितन|kitn', 'how many'],
  ['रद्द|कैंसिल|cancel', 'cancel booking'],
  ['(रिफंड|पैसे?|refund|paise?) .*(कहां|नहीं|kahan|nahi)', 'where is my refund'],
  ['कस्टमर केयर|हेल्पलाइन|फोन नंबर|किसी (इंसान|आदमी|व्यक्ति) से|customer care|helpline', 'customer care'],
  ['पैसे? (कब )?(वापस|लौट)|वापस पैस|रिफंड|paise? wapas|refund', 'refund money back after cancelling'],
  ['समय बदल|स्लॉट बदल|तारीख बदल|आगे बढ़ा|आगे बढा|time badal|slot badal', 'change slot'],
  ['(ऑर्डर|बुकिंग) .*(कहां|स्थिति|स्टेटस)|(order|booking) .*(kahan|status)', 'where is my order'],
  ['(मेरे|मेरा) (ऑर्डर|बुकिंग)|mere order', 'my orders'],
  ['पता .*बदल|pata .*badal', 'change address'],
  ['कौन (आ|ले)|टेक्नीशियन|kaun aa|technician', 'who comes technician'],
  ['भुगतान|पेमेंट|पैसे कैसे|payment|upi|यूपीआई', 'how pay payment'],
  ['छूट|ऑफर|कूपन|chhoot|offer|coupon', 'discount offers'],
  ['किन शहर|किस शहर|कहां आ|कहां-कहां|पिन कोड|इलाक|kahan aa|shahar', 'which cities area pin code'],
  ['डेटा|निजी|गोपनीय', 'data privacy'],
  ['कैसे बुक|बुक कैसे|बुक कर|kaise book|book kaise', 'how do I book'],
  ['रिपोर्ट|report', 'report'],
  ['पानी|paani|pani', 'drink water'],
  ['दवा|गोली|dawa|dawai', 'medicines'],
  ['घर (आने|पर|से) .*(शुल्क|पैस|मुफ्त|फ्री)', 'home visit free charge'],
  ['दर्द|dard', 'pain'],
  ['चक्कर|chakkar', 'dizzy'],
  ['थकान|कमजोरी|thakan|kamzori', 'tired'],
  ['खांसी|khansi', 'symptom cough'],
  ['उल्टी|मतली|ulti', 'symptom vomiting'],
  ['दस्त|dast', 'symptom diarrhoea'],
  ['सूजन|soojan', 'symptom swelling'],
  ['तकलीफ|बीमार|तबीयत|taklif|bimar|tabiyat', 'symptom'],
  ['नमस्ते|नमस्कार', 'namaste'],
  ['धन्यवाद|शुक्रिया|dhanyavad|shukriya', 'thanks'],
  ['बुखार|bukhar', 'fever'],
  ['शुगर|डायबिटीज|मधुमेह|madhumeh', 'sugar diabetes'],
  ['थायरॉइड|थायराइड|थाइराइड', 'thyroid'],
  ['कोलेस्ट्रॉल|लिपिड', 'cholesterol lipid'],
  // Not the beginning of 'Delhi'.
  ['दिल(?!्ल)|हृदय|हार्ट', 'heart'],
  ['लिवर|जिगर|पीलिया|piliya', 'liver'],
  ['किडनी|गुर्द|gurd', 'kidney'],
  ['खून की कमी|khoon ki kami|एनीमिया', 'anaemia'],
  ['हीमोग्लोबिन', 'haemoglobin'],
  ['विटामिन', 'vitamin'],
  ['हड्डी|हड्डियों|haddi', 'bones'],
  ['पेशाब|मूत्र|यूरिन|peshab', 'urine'],
  ['गर्भ|प्रेगनेंसी|प्रेग्नेंसी|garbh', 'pregnancy'],
  ['डेंगू|dengu', 'dengue'],
  ['मलेरिया', 'malaria'],
  ['टाइफाइड', 'typhoid'],
  ['कोविड|कोरोना', 'covid'],
  ['जोड़|जोड|गठिया|gathiya', 'arthritis uric acid rheumatoid'],
  ['एलर्जी|खुजली|khujli', 'allergy'],
  ['बाल झड़|बाल झड|baal jhad', 'hair'],
  ['टेस्ट|जांच|jaanch', 'tests'],
];

const known = phrases.map(
  ([hindi, english]) => [new RegExp(plainText(hindi), 'giu'), english] as const,
);
/** Words that identify Hindi with Latin letters, as they do not occur in English. */
const hinglish =
  /\b(kya|kaise|kitn\w*|kaun|mujhe|chahiye|hai|hain|ka|ki|ke|se|kab|kahan|dhanyavad|shukriya)\b/i;

/**
 * A question as the assistant's rules and the search read it: Hindi is translated word by word. A
 * question in English is returned unchanged.
 */
export function inEnglish(question: string): string {
  const text = plainText(question);
  if (!/\p{Script=Devanagari}/u.test(text) && !hinglish.test(text)) return question;
  // Words without a translation are kept, as codes and names in Latin letters tell which test is
  // meant.
  const rest = known.reduce((said, [hindi, english]) => said.replace(hindi, ` ${english} `), text);
  return rest
    .replace(/[^\p{Script=Latin}\d?/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
