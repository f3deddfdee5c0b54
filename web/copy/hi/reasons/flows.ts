import type { PaymentStatus } from '../../../../machines/generated/schema.ts';
import type { FlowSentences } from './sentences.ts';

/** The status of a payment that was not accepted. */
const standings: Readonly<Record<string, string>> = {
  PENDING: 'अभी पुष्टि नहीं हुई',
  FAILED: 'नहीं हो सका',
  EXPIRED: 'समय पर पेमेंट नहीं हुआ',
  REFUND_PENDING: 'पैसे लौटाए जा रहे हैं',
  REFUNDED: 'पैसे लौटा दिए गए',
} satisfies Partial<Record<PaymentStatus, string>>;

/** The messages of the flows. */
export const flowReasons = {
  CHAT_ANSWER_EMPTY: 'ठीक है।',
  CHAT_FAILED: 'माफ़ कीजिए, कुछ गड़बड़ हो गई।',
  HOLD_LONGER: 'आपका स्लॉट 5 मिनट और रखा गया है। इसके बाद और नहीं रखा जा सकता।',
  ADDRESS_GONE: 'आपकी पिछली बुकिंग का पता अब सेव नहीं है। कृपया कोई पता चुनें।',
  LAB_GONE: 'आपकी पिछली बुकिंग की लैब अभी बुक नहीं हो सकती। कृपया कोई लैब चुनें।',
  PATIENT_GONE: 'आपकी पिछली बुकिंग का कोई मरीज़ अब सेव नहीं है। कृपया मरीज़ चुनें।',
  ITEM_IN_VISIT: 'इस व्यक्ति के लिए यह टेस्ट पहले से जुड़ा है।',
  GEOLOCATION_UNSUPPORTED: 'यह ब्राउज़र आपकी लोकेशन नहीं बता सकता।',
  LOCATION_DENIED: 'आपने इस पेज को अपनी लोकेशन देखने की अनुमति नहीं दी है।',
  LOCATION_NOT_FOUND: 'आपका डिवाइस अपनी लोकेशन पता नहीं कर सका।',
  ORDER_CANCELLED_PICK_SLOT: 'यह ऑर्डर रद्द कर दिया गया। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  ORDER_REFUNDED_PICK_SLOT:
    'यह ऑर्डर समाप्त हो गया है और आपके पैसे उसी तरीक़े से लौटाए जा रहे हैं जिससे पेमेंट हुआ था। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  PAYMENT_DECLINED: 'पेमेंट नहीं हो सका। आपके पैसे नहीं कटे; आप फिर कोशिश कर सकते हैं।',
  PAYMENT_UNCONFIRMED:
    'आपके बैंक ने अभी पुष्टि नहीं की है। अगर आपने पेमेंट कर दिया है, तो ऑर्डर की पुष्टि अपने आप हो जाएगी।',
  PAYMENT_WINDOW_CLOSED: 'पेमेंट विंडो बंद कर दी गई।',
  PIN_INVALID: 'पिन कोड में 6 अंक होते हैं और वह 0 से शुरू नहीं होता।',
  PIN_NOT_SERVED: ({ pin }) => `हम अभी ${pin} में सैंपल लेने नहीं आते।`,
  POSITION_WITHOUT_PIN: 'हम आपकी लोकेशन का पिन कोड पता नहीं कर सके। कृपया उसे लिखें।',
  SLOT_RELEASED:
    'पेमेंट का समय ख़त्म हो गया, और आपका स्लॉट अब औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  SOMETHING_WRONG: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  PAGE_OUTDATED: 'यह पेज खुलने के बाद Assay अपडेट हो गया है। आगे बढ़ने के लिए कृपया पेज फिर से लोड करें।',
  VISIT_OVER: 'यह विज़िट रद्द हो गई है, उसका समय बदल गया है या किसी और को दे दी गई है।',
  UNREACHABLE: 'अभी सर्विस से संपर्क नहीं हो पा रहा है। कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  VERIFICATION_BROKEN: 'पेमेंट की जाँच के दौरान कुछ गड़बड़ हो गई।',
  VERIFICATION_FAILED: ({ status }) =>
    `पेमेंट की पुष्टि नहीं हो सकी (स्थिति: ${standings[status] ?? 'स्वीकार नहीं हुआ'})`,
} satisfies FlowSentences;
