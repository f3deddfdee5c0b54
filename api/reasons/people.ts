import type { Sentences } from './sentences.ts';

/** Patients and addresses. */
export const peopleSentences = {
  ADDRESS_DEFAULT_CHANGED: { en: 'Default address changed', hi: 'मुख्य पता बदल गया' },
  ADDRESS_CHANGED_SINCE: {
    en: 'This address was changed meanwhile, on another device or in another tab. It stands in the list as it is saved now: please check what you typed, and save again',
    hi: 'इस बीच यह पता किसी दूसरे डिवाइस या टैब पर बदला गया है। सूची में वह वैसा है जैसा अब सहेजा हुआ है: कृपया अपना लिखा जाँचें और फिर से सहेजें',
  },
  ADDRESS_NOT_FOUND: { en: 'There is no such address', hi: 'ऐसा कोई पता नहीं है' },
  ADDRESS_REMOVED: { en: 'Address removed', hi: 'पता हटा दिया गया' },
  ADDRESS_SAVED: { en: 'Address saved', hi: 'पता सेव हो गया' },
  ADDRESSES_TOO_MANY: {
    en: {
      one: 'You can save at most {count} address',
      other: 'You can save at most {count} addresses',
    },
    hi: 'आप ज़्यादा से ज़्यादा {count} पते रख सकते हैं',
  },
  GUARDIAN_CONSENT_NEEDED: {
    en: 'For somebody under 18, please confirm that you are the parent or guardian and consent',
    hi: '18 साल से कम उम्र के मरीज़ के लिए कृपया पुष्टि करें कि आप माता-पिता या अभिभावक हैं और सहमति देते हैं',
  },
  GUARDIAN_CONSENT_MISSING: {
    en: '{name} is under 18: please edit the patient and confirm that you consent as parent or guardian',
    hi: '{name} की उम्र 18 साल से कम है: कृपया मरीज़ की जानकारी बदलें और माता-पिता या अभिभावक के रूप में सहमति दें',
  },
  BIRTH_DATE_IN_FUTURE: {
    en: 'Date of birth cannot be in the future',
    hi: 'जन्म तिथि आज के बाद की नहीं हो सकती',
  },
  BIRTH_DATE_INVALID: {
    en: 'Date of birth must be a date such as 1990-05-21',
    hi: 'जन्म तिथि 1990-05-21 जैसी होनी चाहिए',
  },
  BIRTH_DATE_TOO_LONG_AGO: {
    en: 'Date of birth cannot be more than {years} years ago',
    hi: 'जन्म तिथि {years} साल से ज़्यादा पुरानी नहीं हो सकती',
  },
  GENDER_UNKNOWN: {
    en: 'Gender must be one of Male, Female, Others',
    hi: 'लिंग Male, Female या Others में से एक होना चाहिए',
  },
  PATIENT_NOT_FOUND: { en: 'There is no such patient', hi: 'ऐसा कोई मरीज़ नहीं है' },
  PATIENT_REMOVED: { en: 'Patient removed', hi: 'मरीज़ हटा दिया गया' },
  PATIENT_SAVED: { en: 'Patient saved', hi: 'मरीज़ सेव हो गया' },
  PATIENTS_TOO_MANY: {
    en: {
      one: 'You can save at most {count} patient',
      other: 'You can save at most {count} patients',
    },
    hi: 'आप ज़्यादा से ज़्यादा {count} मरीज़ रख सकते हैं',
  },
  RELATION_UNKNOWN: {
    en: 'Booking for must be one of Myself, Mother, Father, Son, Daughter, Others',
    hi: 'मरीज़ Myself, Mother, Father, Son, Daughter या Others में से एक होना चाहिए',
  },
  ZIPCODE_BEGINS_WITH_ZERO: {
    en: 'Zipcode must not begin with 0',
    hi: 'पिन कोड 0 से शुरू नहीं हो सकता',
  },
  ZIPCODE_LENGTH: { en: 'Zipcode must have 6 digits', hi: 'पिन कोड में 6 अंक होने चाहिए' },
  ZIPCODE_NOT_SERVED: {
    en: 'We do not collect samples at {zipCode} yet',
    hi: 'हम अभी {zipCode} पर सैंपल नहीं लेते',
  },
} as const satisfies Sentences;
