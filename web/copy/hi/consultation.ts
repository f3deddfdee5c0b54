import type { consultationCopy } from '../consultation.ts';
import type { Translation } from '../language.ts';

/** Words of the free call in which a doctor explains a report, in Hindi. */
export const consultationHindi = {
  title: 'डॉक्टर से बात करें, मुफ़्त',
  text: (minutes) =>
    `डॉक्टर आपको ${minutes} मिनट के लिए फ़ोन करके यह रिपोर्ट समझाते हैं। इसका कोई शुल्क नहीं है।`,
  unavailable:
    'इस समय कॉल के लिए कोई डॉक्टर उपलब्ध नहीं है। आपकी रिपोर्ट यहीं रहेगी; कृपया कुछ दिन बाद फिर देखें, या इसे अपने डॉक्टर को दिखाएँ।',
  phoneMissing: 'डॉक्टर आपके मोबाइल नंबर पर फ़ोन करते हैं। कृपया पहले उसकी पुष्टि करें।',
  confirmNumber: 'मेरे नंबर की पुष्टि करें',
  failed: 'डॉक्टर की कॉल लोड नहीं हो सकी।',
  day: 'दिन',
  time: 'समय (भारत)',
  noTimes: 'अगले 7 दिन के सारे समय भर गए हैं। कृपया कल फिर देखें।',
  missed: (doctor) =>
    `${doctor} ने आपको दो बार फ़ोन किया, पर बात नहीं हो सकी। कृपया दूसरा समय चुनें: इस रिपोर्ट के लिए यह आख़िरी मौक़ा है।`,
  overdue: 'हमें खेद है: तय समय पर आपको फ़ोन नहीं आया। कृपया दूसरा समय चुनें।',
  withdrawn: (doctor) => `हमें खेद है: ${doctor} तय समय पर फ़ोन नहीं कर पाएँगे। कृपया दूसरा समय चुनें।`,
  chosen: (when) => `डॉक्टर आपको ${when} पर फ़ोन करेंगे।`,
  number: (phone) => `आपके नंबर ${phone} पर।`,
  languageLabel: 'डॉक्टर किस भाषा में बात करें',
  book: 'यह कॉल बुक करें',
  moveHere: 'कॉल इस समय पर रखें',
  otherTime: 'दूसरा समय चुनें',
  keep: 'कॉल वैसी ही रहने दें',
  booked: 'आपकी कॉल बुक है',
  who: 'कौन फ़ोन करेंगे',
  when: 'कब',
  onNumber: 'आपका नंबर',
  language: 'भाषा',
  noAnswer: 'डॉक्टर ने अभी फ़ोन किया, पर बात नहीं हो सकी। एक बार और कोशिश होगी।',
  changeUntil: 'आप 30 मिनट पहले तक इसका समय बदल या इसे रद्द कर सकते हैं।',
  unchangeable: 'अब इसका समय नहीं बदल सकता। कृपया अपना फ़ोन और यह रिपोर्ट पास रखें।',
  move: 'समय बदलें',
  cancel: 'कॉल रद्द करें',
  cancelQuestion: 'यह कॉल रद्द करें?',
  cancelText: 'इसके बाद आप दूसरा समय चुन सकते हैं।',
  cancelYes: 'हाँ, कॉल रद्द करें',
  explained: 'डॉक्टर का नोट',
  explainedBy: (doctor, when) => `${doctor}, ${when} की कॉल के बाद`,
  usedUp:
    'डॉक्टर दो कॉल में आपसे बात नहीं कर पाए, इसलिए इस रिपोर्ट के लिए और कॉल नहीं होगी। कृपया इसे अपने डॉक्टर को दिखाएँ।',
} satisfies Translation<typeof consultationCopy>;
