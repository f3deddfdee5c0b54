import type { Sentences } from './sentences.ts';

/** Any request: its format, its fields, and a service that cannot answer. */
export const requestSentences = {
  ALREADY_EXISTS: { en: 'This already exists', hi: 'यह पहले से मौजूद है' },
  BODY_NOT_JSON: { en: 'The body is not valid JSON', hi: 'भेजा गया डेटा सही JSON नहीं है' },
  BODY_NOT_OBJECT: { en: 'Please send a JSON object', hi: 'कृपया JSON ऑब्जेक्ट भेजें' },
  CONTENT_TYPE_UNKNOWN: {
    en: 'This kind of content is not accepted; send JSON',
    hi: 'इस तरह का डेटा नहीं लिया जाता; JSON भेजें',
  },
  CLOCK_OFF: {
    en: "This machine's clock is {seconds} s off the database's",
    hi: 'इस मशीन की घड़ी डेटाबेस की घड़ी से {seconds} सेकंड अलग है',
  },
  DATABASE_UNAVAILABLE: {
    en: 'The database cannot be reached',
    hi: 'डेटाबेस से संपर्क नहीं हो पा रहा है',
  },
  FIELD_ENTRY_TOO_LONG: {
    en: '{field}: each entry must have {most} characters or fewer',
    hi: '{field}: हर एक में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं',
  },
  FIELD_INVALID: { en: '{field} is not valid', hi: '{field}: यह सही नहीं है' },
  FIELD_MISSING: { en: '{field} is missing', hi: '{field} नहीं लिखा गया' },
  FIELD_NOT_ALLOWED: {
    en: '{field} must be one of {allowed}',
    hi: '{field}: इनमें से एक चुनें: {allowed}',
  },
  FIELD_NOT_OTHER_TEST: {
    en: '{field}: {test} is not the id of another test in our catalogue',
    hi: '{field}: {test} हमारी सूची के किसी दूसरे टेस्ट की id नहीं है',
  },
  FIELD_NOT_FIXED: { en: '{field} must be {value}', hi: '{field}: केवल {value} हो सकता है' },
  FIELD_TOO_FEW: {
    en: '{field} must have {least} or more entries',
    hi: '{field}: कम से कम {least} लिखें',
  },
  FIELD_TOO_LARGE: {
    en: '{field} must be {most} or less',
    hi: '{field}: ज़्यादा से ज़्यादा {most} हो सकता है',
  },
  FIELD_TOO_LONG: {
    en: '{field} must have {most} characters or fewer',
    hi: '{field} में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं',
  },
  FIELD_TOO_MANY: {
    en: '{field} must have {most} or fewer entries',
    hi: '{field}: ज़्यादा से ज़्यादा {most} लिखें',
  },
  FIELD_TOO_SHORT: {
    en: '{field} must have {least} characters or more',
    hi: '{field} में कम से कम {least} अक्षर होने चाहिए',
  },
  FIELD_TOO_SMALL: {
    en: '{field} must be {least} or more',
    hi: '{field}: कम से कम {least} होना चाहिए',
  },
  FIELD_TYPE_WRONG: { en: '{field} must be {kind}', hi: '{field}: यह {kind} होना चाहिए' },
  FIELD_UNKNOWN: { en: '{name} is not known here', hi: "'{name}' यहाँ नहीं होता" },
  INTERNAL: {
    en: 'Something went wrong on our side. Please try again',
    hi: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें',
  },
  NESTED_TOO_DEEPLY: { en: 'The request is nested too deeply', hi: 'भेजे गए डेटा में बहुत ज़्यादा स्तर हैं' },
  NUL_CHARACTER: {
    en: 'Texts must not contain the NUL character',
    hi: 'टेक्स्ट में NUL अक्षर नहीं हो सकता',
  },
  OTHER_SITE: { en: 'This request came from another site', hi: 'यह अनुरोध किसी और साइट से आया है' },
  REQUEST_INVALID: { en: 'The request is not valid', hi: 'यह अनुरोध सही नहीं है' },
  REQUESTS_TOO_MANY: {
    en: 'Too many requests. Please wait a moment',
    hi: 'एक साथ बहुत बार कोशिश हुई। कृपया थोड़ा रुकें',
  },
  ROUTE_NOT_FOUND: { en: 'There is nothing at {route}', hi: '{route} पर कुछ नहीं है' },
  SERVICE_BUSY: {
    en: 'The service is busy. Please try again in a moment',
    hi: 'सर्विस व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें',
  },
  // Used by the gateway when it cannot reach this service.
  SERVICE_UNAVAILABLE: {
    en: 'The service is not available right now. Please try again in a moment.',
    hi: 'सर्विस अभी उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  TOO_LARGE: { en: 'This is too large', hi: 'यह बहुत बड़ा है' },
  URL_INVALID: { en: 'The URL is not valid', hi: 'यह URL सही नहीं है' },
  URL_NOT_FOUND: { en: 'There is nothing at this URL', hi: 'इस URL पर कुछ नहीं है' },
  VALUE_INVALID: {
    en: 'The request contains a value that is not valid',
    hi: 'भेजे गए डेटा में कुछ सही नहीं है',
  },
} as const satisfies Sentences;
