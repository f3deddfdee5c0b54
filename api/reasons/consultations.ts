import type { Sentences } from './sentences.ts';

/** Calls of doctors with customers. */
export const consultationSentences = {
  CALL_EXISTS: {
    en: 'A call about this report is booked already',
    hi: 'इस रिपोर्ट के लिए कॉल पहले से बुक है',
  },
  CALL_LATE: {
    en: 'A call can be changed until 30 minutes before it',
    hi: 'कॉल का समय उससे 30 मिनट पहले तक बदला जा सकता है',
  },
  CALL_NOT_BOOKED: {
    en: 'No call about this report is booked. Please choose a time',
    hi: 'इस रिपोर्ट के लिए कोई कॉल बुक नहीं है। कृपया समय चुनें',
  },
  CALL_NOT_FOUND: { en: 'There is no such call', hi: 'ऐसी कोई कॉल नहीं है' },
  CALL_OVER: { en: 'This call is over', hi: 'यह कॉल पूरी हो चुकी है' },
  CALL_TIME_CLOSED: {
    en: 'This time can no longer be booked. Please choose another one',
    hi: 'यह समय अब बुक नहीं हो सकता। कृपया दूसरा समय चुनें',
  },
  CALL_TIME_INVALID: {
    en: 'Please choose one of the times that are offered',
    hi: 'कृपया दिखाए गए समय में से एक चुनें',
  },
  CALL_TIME_TAKEN: {
    en: 'This time has just been taken. Please choose another one',
    hi: 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें',
  },
  CALLS_USED_UP: {
    en: {
      one: 'The doctor could not reach you in {count} call, so no other one can be booked about this report',
      other:
        'The doctor could not reach you in {count} calls, so no other one can be booked about this report',
    },
    hi: 'डॉक्टर {count} कॉल में आपसे बात नहीं कर पाए, इसलिए इस रिपोर्ट के लिए और कॉल बुक नहीं हो सकती',
  },
  CONSULTATION_BOOKED: { en: 'Your call is booked', hi: 'आपकी कॉल बुक हो गई है' },
  CONSULTATION_CANCELLED: { en: 'Your call is cancelled', hi: 'आपकी कॉल रद्द हो गई है' },
  CONSULTATION_MOVED: { en: 'Your call was moved', hi: 'आपकी कॉल का समय बदल गया है' },
  DOCTORS_NONE: {
    en: 'No doctor is there for calls at the moment',
    hi: 'इस समय कॉल के लिए कोई डॉक्टर उपलब्ध नहीं है',
  },
  CALL_HOURS_TOO_SHORT: {
    en: 'The times of a day must leave room for at least one call of {minutes} minutes',
    hi: 'हर दिन के समय में कम से कम {minutes} मिनट की एक कॉल होनी चाहिए',
  },
  CALL_NOTE_MISSING: {
    en: 'Please write a note for the customer',
    hi: 'कृपया ग्राहक के लिए एक नोट लिखें',
  },
  CALL_NOTED: { en: 'The call is noted', hi: 'कॉल दर्ज हो गई' },
  CALL_NOT_YET: {
    en: 'You can say what became of a call once its time has come',
    hi: 'कॉल के बारे में उसके समय से पहले नहीं लिखा जा सकता',
  },
  CALL_PHONE_NOT_TODAY: {
    en: 'The number is shown on the day of the call',
    hi: 'नंबर कॉल के दिन ही दिखता है',
  },
  CALLS_IN_THE_WAY: {
    en: {
      one: 'Nothing is saved yet: {count} call is booked then: {calls}',
      other: 'Nothing is saved yet: {count} calls are booked then: {calls}',
    },
    hi: 'अभी कुछ सेव नहीं हुआ: उस समय {count} कॉल बुक हैं: {calls}',
  },
  DOCTOR_HOURS_SAVED: { en: 'Your times are saved', hi: 'आपके समय सेव हो गए' },
} as const satisfies Sentences;
