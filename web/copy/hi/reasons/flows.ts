import type { Sentences } from './sentences.ts';

/** Messages of the flows. */
export const flowReasons = {
  CHAT_ANSWER_EMPTY: 'ठीक है।',
  CHAT_FAILED: 'माफ़ कीजिए, कुछ गड़बड़ हो गई।',
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
  SLOT_RELEASED:
    'आपका स्लॉट 15 मिनट तक आपके लिए रखा गया था, अब वह औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  SOMETHING_WRONG: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  UNREACHABLE: 'अभी सर्विस से संपर्क नहीं हो पा रहा है। कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  VERIFICATION_BROKEN: 'पेमेंट की जाँच के दौरान कुछ गड़बड़ हो गई।',
  VERIFICATION_FAILED: ({ status }) => `पेमेंट की पुष्टि नहीं हो सकी (स्थिति: ${status})`,
} satisfies Partial<Sentences>;
