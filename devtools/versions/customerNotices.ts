import type { Language } from '../words/language.ts';
import { rankOf } from './weekOf.ts';

/** A change that customers notice, and the first stored version that had it. */
export interface CustomerNotice {
  since: string;
  /** The flows that it is about. */
  flows: readonly string[] | 'all';
  says: Record<Language, string>;
}

const notice = (since: string) => (flows: CustomerNotice['flows'], en: string, hi: string) => ({
  since,
  flows,
  says: { en, hi },
});
const release2 = notice('2026-W48 v0.2.0');
const week48 = notice('2026-W48');

/** Written by hand for each release, most important first: at most five for each version. */
export const customerNotices: readonly CustomerNotice[] = [
  week48(
    ['booking'],
    'A booking that was paid or given up on one device is no longer offered to be continued on another.',
    'जिस बुकिंग का भुगतान एक फ़ोन पर हो चुका या जो छोड़ दी गई, उसे दूसरे फ़ोन पर आगे बढ़ाने को अब नहीं कहा जाता।',
  ),
  week48(
    'all',
    'Pages answer to a press sooner, above all on slow phones and connections.',
    'पेज दबाने पर जल्दी जवाब देते हैं, ख़ासकर धीमे फ़ोन और इंटरनेट पर।',
  ),
  week48(
    ['booking'],
    'A booking of a test that is no longer offered says so, with a way on; loading the labs again never helped.',
    'बुकिंग का कोई टेस्ट अब न होता हो तो पेज यह बताता है और आगे का रास्ता देता है; लैब फिर से लोड करने से कुछ नहीं होता था।',
  ),
  week48(
    ['whatsAppConsent'],
    'A consent to WhatsApp messages that was changed on another device shows at once in the open profile.',
    'दूसरे फ़ोन पर बदली गई WhatsApp की सहमति खुली प्रोफ़ाइल में तुरंत दिखती है।',
  ),
  week48(
    ['booking'],
    'A changed price, and a payment that could not be checked, are said in the step where they happen, no longer in one of their own; nothing is ordered at a price that nobody saw, as before.',
    'बदला हुआ दाम, और वह भुगतान जिसकी जाँच नहीं हो सकी, अब उसी चरण में बताए जाते हैं, अलग चरण में नहीं; जो दाम किसी ने नहीं देखा उस पर पहले की तरह ऑर्डर नहीं बनता।',
  ),
  release2(
    ['repeat'],
    'Customers can be reminded of tests that are repeated.',
    'जो जाँचें दोहराई जाती हैं, ग्राहक उनकी याद मँगा सकते हैं।',
  ),
  release2(
    ['consultation'],
    'A doctor explains a report in a free call, at a time that the customer chooses.',
    'डॉक्टर मुफ़्त कॉल में रिपोर्ट समझाते हैं, ग्राहक के चुने हुए समय पर।',
  ),
  release2(
    ['contactChange'],
    'The mobile number and the e-mail of an account can be changed.',
    'खाते का मोबाइल नंबर और ईमेल बदला जा सकता है।',
  ),
  release2(
    ['booking', 'payment'],
    'Paying works inside other apps, such as Instagram, where no payment window opens.',
    'भुगतान दूसरे ऐप के अंदर भी होता है, जैसे Instagram में, जहाँ भुगतान की विंडो नहीं खुलती।',
  ),
  release2(
    ['booking'],
    'The booking says which tests do not suit the patient or do not go together, and which times are too early after a meal.',
    'बुकिंग बताती है कि कौन सी जाँच मरीज़ के लिए नहीं है या दूसरी के साथ नहीं होती, और कौन सा समय खाने के बाद बहुत जल्दी है।',
  ),
];

/** Most notices that are shown. */
const most = 8;

/** The changes that customers notice between two versions, newest first. */
export const noticesBetween = (before: string, after: string): CustomerNotice[] =>
  customerNotices
    .filter(({ since }) => rankOf(before) < rankOf(since) && rankOf(since) <= rankOf(after))
    .slice(0, most);

export const isAbout = ({ flows }: CustomerNotice, flow: string): boolean =>
  flows === 'all' || flows.includes(flow);
