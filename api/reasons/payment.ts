import type { Sentences } from './sentences.ts';

/** Payments and their provider. */
export const paymentSentences = {
  ALREADY_PAID: { en: 'This order has already been paid', hi: 'इस ऑर्डर का पेमेंट हो चुका है' },
  HOLD_EXPIRED: {
    en: 'The time to pay is over, and your slot has been released. Please pick a slot again.',
    hi: 'पेमेंट का समय ख़त्म हो गया, और आपका स्लॉट अब औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें।',
  },
  PAYMENT_AMOUNT_WRONG: {
    en: 'The amount paid is not the amount of the order, so it will be refunded',
    hi: 'चुकाई गई रक़म ऑर्डर की रक़म से अलग है, इसलिए वह लौटाई जाएगी',
  },
  PAYMENT_NOT_CONFIRMED: { en: 'The payment is not confirmed yet', hi: 'पेमेंट की अभी पुष्टि नहीं हुई है' },
  PAYMENT_NOT_VERIFIED: { en: 'The payment could not be verified', hi: 'पेमेंट की पुष्टि नहीं हो सकी' },
  PAYMENT_REFUNDED: {
    en: 'Your order has ended, so your payment will be refunded',
    hi: 'आपका ऑर्डर समाप्त हो गया है, इसलिए आपके पैसे लौटाए जाएँगे',
  },
  // Word for word as in docs/product/interface.md.
  PAYMENT_VERIFIED: { en: 'Payment verified', hi: 'पेमेंट की पुष्टि हो गई' },
  PROVIDER_ORDER_NOT_FOUND: {
    en: 'The payment provider has no such order',
    hi: 'पेमेंट कंपनी के पास ऐसा कोई ऑर्डर नहीं है',
  },
  PROVIDER_UNAVAILABLE: {
    en: 'The payment provider cannot be reached right now. Please try again in a moment.',
    hi: 'अभी पेमेंट कंपनी से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  SANDBOX_CONNECTION_LOST: {
    en: 'The payment window lost its connection',
    hi: 'पेमेंट विंडो का संपर्क टूट गया',
  },
  SANDBOX_CONFIGURED: { en: 'Behaviour set', hi: 'सैंडबॉक्स का बर्ताव तय हो गया' },
  SANDBOX_FAILED: { en: 'Payment failed', hi: 'पेमेंट नहीं हुआ' },
  SANDBOX_PAID: { en: 'Paid', hi: 'पेमेंट हो गया' },
  SIGNATURE_WRONG: { en: 'The signature does not match', hi: 'हस्ताक्षर मेल नहीं खाता' },
  WEBHOOK_KNOWN: { en: 'Already received', hi: 'पहले ही मिल चुका है' },
  WEBHOOK_RECEIVED: { en: 'Received', hi: 'मिल गया' },
} as const satisfies Sentences;
