import { fieldLabel } from './fields.ts';
import type { Sentences } from './sentences.ts';

/** Any request: its form, its fields, and a service that cannot answer. */
export const requestReasons = {
  ALREADY_EXISTS: 'यह पहले से मौजूद है',
  BODY_NOT_JSON: 'भेजा गया डेटा सही JSON नहीं है',
  BODY_NOT_OBJECT: 'कृपया JSON ऑब्जेक्ट भेजें',
  CLOCK_OFF: ({ seconds }) => `इस मशीन की घड़ी डेटाबेस की घड़ी से ${seconds} सेकंड अलग है`,
  CONTENT_TYPE_UNKNOWN: 'इस तरह का डेटा नहीं लिया जाता; JSON भेजें',
  DATABASE_UNAVAILABLE: 'डेटाबेस से संपर्क नहीं हो पा रहा है',
  FIELD_ENTRY_TOO_LONG: ({ field, most }) =>
    `${fieldLabel(field)}: हर एक में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  FIELD_INVALID: ({ field }) => `${fieldLabel(field)}: यह सही नहीं है`,
  FIELD_MISSING: ({ field }) => `${fieldLabel(field)} नहीं लिखा गया`,
  FIELD_NOT_OTHER_TEST: ({ field, test }) =>
    `${fieldLabel(field)}: ${test} हमारी सूची के किसी दूसरे टेस्ट की id नहीं है`,
  FIELD_NOT_ALLOWED: ({ field, allowed }) => `${fieldLabel(field)}: इनमें से एक चुनें: ${allowed}`,
  FIELD_NOT_FIXED: ({ field, value }) => `${fieldLabel(field)}: केवल ${value} हो सकता है`,
  FIELD_TOO_FEW: ({ field, least }) => `${fieldLabel(field)}: कम से कम ${least} लिखें`,
  FIELD_TOO_LARGE: ({ field, most }) => `${fieldLabel(field)}: ज़्यादा से ज़्यादा ${most} हो सकता है`,
  FIELD_TOO_LONG: ({ field, most }) => `${fieldLabel(field)} में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  FIELD_TOO_MANY: ({ field, most }) => `${fieldLabel(field)}: ज़्यादा से ज़्यादा ${most} लिखें`,
  FIELD_TOO_SHORT: ({ field, least }) => `${fieldLabel(field)} में कम से कम ${least} अक्षर होने चाहिए`,
  FIELD_TOO_SMALL: ({ field, least }) => `${fieldLabel(field)}: कम से कम ${least} होना चाहिए`,
  FIELD_TYPE_WRONG: ({ field, kind }) => `${fieldLabel(field)}: यह ${kind} होना चाहिए`,
  FIELD_UNKNOWN: ({ name }) => `'${name}' यहाँ नहीं होता`,
  INTERNAL: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें',
  NESTED_TOO_DEEPLY: 'भेजे गए डेटा में बहुत ज़्यादा स्तर हैं',
  NUL_CHARACTER: 'टेक्स्ट में NUL अक्षर नहीं हो सकता',
  OTHER_SITE: 'यह अनुरोध किसी और साइट से आया है',
  REQUEST_INVALID: 'यह अनुरोध सही नहीं है',
  REQUESTS_TOO_MANY: 'एक साथ बहुत बार कोशिश हुई। कृपया थोड़ा रुकें',
  ROUTE_NOT_FOUND: ({ route }) => `${route} पर कुछ नहीं है`,
  SERVICE_BUSY: 'सर्विस व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें',
  SERVICE_UNAVAILABLE: 'सर्विस अभी उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  TOO_LARGE: 'यह बहुत बड़ा है',
  URL_INVALID: 'यह URL सही नहीं है',
  URL_NOT_FOUND: 'इस URL पर कुछ नहीं है',
  VALUE_INVALID: 'भेजे गए डेटा में कुछ सही नहीं है',
} satisfies Partial<Sentences>;
