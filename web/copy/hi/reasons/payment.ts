import type { Sentences } from './sentences.ts';

/** Payments and their provider. */
export const paymentReasons = {
  ALREADY_PAID: 'इस ऑर्डर का पेमेंट हो चुका है',
  HOLD_EXPIRED: 'पेमेंट का समय ख़त्म हो गया, और आपका स्लॉट अब औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें।',
  PAYMENT_AMOUNT_WRONG: 'चुकाई गई रक़म ऑर्डर की रक़म से अलग है, इसलिए वह लौटाई जाएगी',
  PAYMENT_NOT_CONFIRMED: 'पेमेंट की अभी पुष्टि नहीं हुई है',
  PAYMENT_NOT_VERIFIED: 'पेमेंट की पुष्टि नहीं हो सकी',
  PAYMENT_REFUNDED: 'आपका ऑर्डर समाप्त हो गया है, इसलिए आपके पैसे लौटाए जाएँगे',
  PAYMENT_VERIFIED: 'पेमेंट की पुष्टि हो गई',
  PROVIDER_ORDER_NOT_FOUND: 'पेमेंट कंपनी के पास ऐसा कोई ऑर्डर नहीं है',
  PROVIDER_UNAVAILABLE: 'अभी पेमेंट कंपनी से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  SANDBOX_CONFIGURED: 'सैंडबॉक्स का बर्ताव तय हो गया',
  SANDBOX_CONNECTION_LOST: 'पेमेंट विंडो का संपर्क टूट गया',
  SANDBOX_FAILED: 'पेमेंट नहीं हुआ',
  SANDBOX_PAID: 'पेमेंट हो गया',
  SIGNATURE_WRONG: 'हस्ताक्षर मेल नहीं खाता',
  WEBHOOK_KNOWN: 'पहले ही मिल चुका है',
  WEBHOOK_RECEIVED: 'मिल गया',
} satisfies Partial<Sentences>;
