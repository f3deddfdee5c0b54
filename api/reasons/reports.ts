import type { Sentences } from './sentences.ts';

/** Reports, the values in them, and links to them. */
export const reportSentences = {
  REPORT_FILE_MISSING: { en: "Please choose the report's PDF", hi: 'कृपया रिपोर्ट की PDF फ़ाइल चुनें' },
  REPORT_LINK_ENDED: { en: 'This link opens nothing any more', hi: 'यह लिंक अब कुछ नहीं खोलता' },
  REPORT_LINK_GONE: {
    en: 'This link has expired or was taken back. Please ask whoever sent it to you for a new one',
    hi: 'इस लिंक का समय पूरा हो गया है या इसे बंद कर दिया गया है। जिसने यह भेजा था, कृपया उनसे नया लिंक माँगें',
  },
  REPORT_LINK_MADE: { en: 'Link made', hi: 'लिंक बन गया' },
  REPORT_LINK_NOT_FOUND: {
    en: 'This report has no such link',
    hi: 'इस रिपोर्ट का ऐसा कोई लिंक नहीं है',
  },
  REPORT_LINKS_TOO_MANY: {
    en: {
      one: 'A report can have at most {count} open link. Please stop sharing it first',
      other: 'A report can have at most {count} open links. Please stop sharing one of them first',
    },
    hi: 'एक रिपोर्ट के एक साथ ज़्यादा से ज़्यादा {count} लिंक खुले रह सकते हैं। कृपया पहले एक को बंद करें',
  },
  REPORT_NOT_FOUND: { en: 'There is no such report', hi: 'ऐसी कोई रिपोर्ट नहीं है' },
  REPORT_BARS_CANCELLING: {
    en: 'A report is ready already. Please cancel only the tests that have none',
    hi: 'एक रिपोर्ट तैयार हो चुकी है। कृपया केवल वे टेस्ट रद्द करें जिनकी रिपोर्ट नहीं आई है',
  },
  REPORT_NOT_UPLOADED: {
    en: 'Please upload the report before completing the order',
    hi: 'ऑर्डर पूरा करने से पहले कृपया रिपोर्ट अपलोड करें',
  },
  REPORTS_RELEASED: {
    en: 'All reports of this order are released. Please correct the report instead',
    hi: 'इस ऑर्डर की सभी रिपोर्टें जारी हो चुकी हैं। कृपया रिपोर्ट को सुधारें',
  },
  REPORT_NOT_PDF: { en: 'The report must be a PDF', hi: 'रिपोर्ट PDF फ़ाइल होनी चाहिए' },
  REPORT_TOO_EARLY: {
    en: 'A report can only be added to an order that is being examined or is completed',
    hi: 'रिपोर्ट तभी अपलोड हो सकती है जब ऑर्डर की जाँच चल रही हो या पूरी हो चुकी हो',
  },
  REPORT_FILE_CHANGED: {
    en: 'This file does not wait any more. Please look at the report again',
    hi: 'यह फ़ाइल अब इंतज़ार में नहीं है। कृपया रिपोर्ट फिर से देखें',
  },
  REPORT_FILE_UNREAD: {
    en: 'Please type the name and the age or the sex, as the file itself has them',
    hi: 'कृपया नाम और उम्र या लिंग वैसे लिखें जैसे फ़ाइल में हैं',
  },
  REPORT_REJECTED: { en: 'Rejected. The file was removed', hi: 'लौटा दी गई। फ़ाइल हटा दी गई है' },
  REPORT_UPLOADED: {
    en: 'Report uploaded. Somebody else can check and release it now',
    hi: 'रिपोर्ट अपलोड हो गई। अब कोई और इसे जाँचकर जारी कर सकता है',
  },
  CORRECTION_REASON_MISSING: {
    en: 'This report is released already. Please write why it changes',
    hi: 'यह रिपोर्ट पहले ही जारी हो चुकी है। कृपया लिखें कि यह क्यों बदल रही है',
  },
  CRITICAL_CALL_MISSING: {
    en: 'A value is critical: call the patient or the doctor first, and write whom you reached',
    hi: 'एक नतीजा गंभीर है: पहले मरीज़ या डॉक्टर को फ़ोन करें, और लिखें कि किससे बात हुई',
  },
  MEASURED_INVALID: {
    en: '{parameter} must be a number such as 5.6',
    hi: '{parameter} 5.6 जैसी संख्या होनी चाहिए',
  },
  MEASURED_MISSING: {
    en: '{parameter} has no value yet',
    hi: '{parameter} का नतीजा अभी नहीं भरा गया है',
  },
  MEASURED_UNEXPECTED: {
    en: '{parameter} is not measured by this test, or is there twice',
    hi: '{parameter} इस टेस्ट में नहीं मापा जाता, या दो बार दिया गया है',
  },
  MEASURED_UNIT_OTHER: {
    en: '{parameter} is measured in {unit} here',
    hi: '{parameter} यहाँ {unit} में मापा जाता है',
  },
  PARAMETER_FAULTY: {
    en: '{parameter} is there twice, or has bounds the wrong way round',
    hi: '{parameter} दो बार है, या उसकी सीमाएँ उलटी हैं',
  },
  PARAMETERS_MISSING: {
    en: 'This test has no list of values yet. Please upload its PDF',
    hi: 'इस टेस्ट के नतीजों की सूची अभी नहीं है। कृपया इसकी PDF अपलोड करें',
  },
  REJECTION_REASON_MISSING: {
    en: 'Please write what is wrong with the file',
    hi: 'कृपया लिखें कि फ़ाइल में क्या गलत है',
  },
  RELEASE_OWN_FILE: {
    en: 'You uploaded this file. Somebody else has to release it',
    hi: 'यह फ़ाइल आपने अपलोड की है। इसे किसी और को जारी करना होगा',
  },
  RELEASE_OWN_VALUES: {
    en: 'You entered these values. Somebody else has to release them',
    hi: 'ये नतीजे आपने भरे हैं। इन्हें किसी और को जारी करना होगा',
  },
  VALUES_CHANGED: {
    en: 'These values have changed meanwhile. Please look at them again',
    hi: 'ये नतीजे इस बीच बदल गए हैं। कृपया इन्हें फिर से देखें',
  },
  VALUES_ENTERED: {
    en: 'Saved. Somebody else can release the values now',
    hi: 'सहेज लिया गया। अब कोई और इन नतीजों को जारी कर सकता है',
  },
  VALUES_OTHER_PATIENT: {
    en: 'This is for somebody else: {field} is not as in this report. Nothing is saved',
    hi: 'यह किसी और का है: {field} इस रिपोर्ट से मेल नहीं खाता। कुछ भी सहेजा नहीं गया',
  },
  VALUES_RELEASED: { en: 'Released', hi: 'जारी हो गया' },
  VALUES_SAMPLE_MISSING: {
    en: 'Please give the sample id of the tube that was measured',
    hi: 'कृपया उस ट्यूब का सैंपल नंबर दें जिसकी जाँच हुई',
  },
} as const satisfies Sentences;
