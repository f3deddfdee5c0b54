import { notices } from '../../../machines/notices.ts';
import type { Translation } from '../language.ts';
import { sayingFrom } from './sentences.ts';
import type { Pattern } from './sentences.ts';

/** Sentences of the flows. */
const flows: Omit<Translation<typeof notices>, 'verificationFailed'> = {
  fillAllFields: 'कृपया सभी जगहें भरें',
  verificationBroken: 'पेमेंट की जाँच के दौरान कुछ गड़बड़ हो गई।',
  chatFailed: 'माफ़ कीजिए, कुछ गड़बड़ हो गई।',
  chatEmpty: 'ठीक है।',
  slotTaken: 'वह स्लॉट अभी-अभी किसी और ने ले लिया। कृपया दूसरा स्लॉट चुनें।',
  holdExpired:
    'आपका स्लॉट 15 मिनट तक आपके लिए रखा गया था, अब वह औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  orderCancelled: 'यह ऑर्डर रद्द कर दिया गया। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  moneyBack:
    'यह ऑर्डर समाप्त हो गया है और आपके पैसे उसी तरीक़े से लौटाए जा रहे हैं जिससे पेमेंट हुआ था। कृपया फिर से स्लॉट चुनें; बाक़ी सब सुरक्षित है।',
  paymentDeclined: 'पेमेंट नहीं हो सका। आपके पैसे नहीं कटे; आप फिर कोशिश कर सकते हैं।',
  stillConfirming:
    'आपके बैंक ने अभी पुष्टि नहीं की है। अगर आपने पेमेंट कर दिया है, तो ऑर्डर की पुष्टि अपने आप हो जाएगी।',
  geolocationUnsupported: 'यह ब्राउज़र आपकी लोकेशन नहीं बता सकता।',
  somethingWrong: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
};

/** Sentences of the service that customers meet. */
const service: Record<string, string> = {
  'Only water for 8 to 10 hours before the appointment': 'अपॉइंटमेंट से पहले 8 से 10 घंटे तक सिर्फ़ पानी पिएँ',
  'No fasting needed': 'खाली पेट रहने की ज़रूरत नहीं',
  'The technician may come up to 30 minutes before or after the booked time':
    'टेक्नीशियन बुक किए गए समय से 30 मिनट पहले या बाद तक आ सकते हैं',
  'Keep taking prescribed medicines unless your doctor says otherwise':
    'डॉक्टर की लिखी दवाएँ लेते रहें, जब तक डॉक्टर मना न करें',
  'Account created': 'अकाउंट बन गया',
  'OTP sent': 'ओटीपी भेज दिया गया',
  'Mobile number verified': 'मोबाइल नंबर की पुष्टि हो गई',
  'Logged in': 'आप लॉग इन हो गए',
  'Logged out': 'आप लॉग आउट हो गए',
  'If this email has an account, a code is on its way':
    'अगर इस ईमेल का अकाउंट है, तो ओटीपी भेज दिया गया है',
  'Password changed. Please log in': 'पासवर्ड बदल गया। कृपया लॉग इन करें',
  'Wrong email or password': 'ईमेल या पासवर्ड ग़लत है',
  'An account with this email exists already': 'इस ईमेल से पहले से एक अकाउंट है',
  'Please enter a valid email': 'कृपया सही ईमेल लिखें',
  'Email is missing': 'ईमेल नहीं लिखा गया',
  'Please verify your mobile number first': 'कृपया पहले अपने मोबाइल नंबर की पुष्टि करें',
  'The code is wrong or has expired. Please ask for a new one':
    'ओटीपी ग़लत है या उसका समय समाप्त हो गया है। कृपया नया माँगें',
  'The code has 4 digits': 'ओटीपी 4 अंकों का होता है',
  'Too many wrong codes. Please ask for a new one': 'कई बार ग़लत ओटीपी डाला गया। कृपया नया माँगें',
  'Too many codes were asked for. Please try again later':
    'बहुत बार ओटीपी माँगा गया। कृपया बाद में कोशिश करें',
  'Too many failed logins. Please try again later':
    'कई बार ग़लत पासवर्ड डाला गया। कृपया बाद में कोशिश करें',
  'Too many requests. Please wait a moment': 'एक साथ बहुत बार कोशिश हुई। कृपया थोड़ा रुकें',
  'That were many questions. Please wait a while': 'बहुत सारे सवाल हो गए। कृपया थोड़ी देर रुकें',
  'Zipcode is missing': 'पिन कोड नहीं लिखा गया',
  'Zipcode must have 6 digits': 'पिन कोड में 6 अंक होने चाहिए',
  'Zipcode must not begin with 0': 'पिन कोड 0 से शुरू नहीं हो सकता',
  'Date of birth must be a date such as 1990-05-21': 'जन्म तिथि 1990-05-21 जैसी होनी चाहिए',
  'Please enter a valid Indian mobile number': 'कृपया भारत का सही मोबाइल नंबर लिखें',
  'The password is not right': 'पासवर्ड ग़लत है',
  'Date of birth cannot be in the future': 'जन्म तिथि आज के बाद की नहीं हो सकती',
  'The code is wrong. Please ask for a new one': 'ओटीपी ग़लत है। कृपया नया माँगें',
  'Too many wrong codes. Please try again tomorrow':
    'कई बार ग़लत ओटीपी डाला गया। कृपया कल फिर कोशिश करें',
  'Many wrong codes were typed here lately, so for now there is one code a day. Please try again later, or ask us for help':
    'हाल में यहाँ कई ग़लत ओटीपी डाले गए, इसलिए अभी दिन में एक ही ओटीपी मिलेगा। कृपया बाद में कोशिश करें या हमसे मदद लें',
  'Too many accounts were made from here. Please try again later':
    'यहाँ से बहुत सारे अकाउंट बनाए गए। कृपया बाद में कोशिश करें',
  'We cannot reach the service. Please check your connection and try again.':
    'अभी सर्विस से संपर्क नहीं हो पा रहा है। कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  'Please log in': 'कृपया लॉग इन करें',
  'Please type a question': 'कृपया अपना सवाल लिखें',
  'There is no such address': 'ऐसा कोई पता नहीं है',
  'There is no such patient': 'ऐसा कोई मरीज़ नहीं है',
  'There is no such report': 'ऐसी कोई रिपोर्ट नहीं है',
  'There is no such file': 'ऐसी कोई फ़ाइल नहीं है',
  'This address is not there': 'यह पता अब नहीं है',
  'This patient is not there': 'यह मरीज़ अब नहीं है',
  'This lab does not offer the test': 'इस लैब में यह टेस्ट नहीं होता',
  'We do not work with this lab': 'यह लैब हमारे साथ नहीं है',
  'This test is not in our catalogue': 'यह टेस्ट हमारे कैटलॉग में नहीं है',
  'This order was cancelled': 'यह ऑर्डर रद्द कर दिया गया',
  'Your slot was held for 15 minutes and has been released. Please pick a slot again.':
    'आपका स्लॉट 15 मिनट तक आपके लिए रखा गया था, अब वह औरों के लिए ख़ाली है। कृपया फिर से स्लॉट चुनें।',
  'The payment could not be verified': 'पेमेंट की पुष्टि नहीं हो सकी',
  'Files cannot be stored or read just now. Please try again in a moment':
    'अभी फ़ाइलें सेव या लोड नहीं हो पा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें',
  'There is no such order': 'ऐसा कोई ऑर्डर नहीं है',
  'There is no such slot at this lab': 'इस लैब में ऐसा कोई स्लॉट नहीं है',
  'This order is paid already': 'इस ऑर्डर का पेमेंट हो चुका है',
  'The payment is not confirmed yet': 'पेमेंट की अभी पुष्टि नहीं हुई है',
  'The order can no longer be moved': 'इस ऑर्डर का स्लॉट अब नहीं बदला जा सकता',
  'The sample is being collected already, so the order can no longer be cancelled':
    'सैंपल लिया जा रहा है, इसलिए ऑर्डर अब रद्द नहीं हो सकता',
  'This cannot be done with the order as it is now': 'ऑर्डर की अभी की स्थिति में यह नहीं हो सकता',
  'An order is still under way. Please cancel it or wait for its report, then delete the account':
    'एक ऑर्डर अभी चल रहा है। कृपया उसे रद्द करें या उसकी रिपोर्ट का इंतज़ार करें, फिर अकाउंट हटाएँ',
  'The payment provider cannot be reached just now. Please try again in a moment.':
    'अभी पेमेंट कंपनी से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'The payment provider did not answer': 'पेमेंट कंपनी से जवाब नहीं मिला',
  'The service is busy. Please try again in a moment': 'सर्विस व्यस्त है। कृपया थोड़ी देर में फिर कोशिश करें',
  'The service is not available just now. Please try again in a moment.':
    'सर्विस अभी उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  'Something went wrong on our side. Please try again':
    'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें',
};

/** What the sentences of a form call its fields. */
const fields: Record<string, string> = {
  'First name': 'नाम',
  'Last name': 'उपनाम',
  Name: 'नाम',
  Email: 'ईमेल',
  Password: 'पासवर्ड',
  'New password': 'नया पासवर्ड',
  'House/Flat/Block number': 'मकान/फ़्लैट/ब्लॉक नंबर',
  'Road/Area': 'सड़क/इलाक़ा',
  Zipcode: 'पिन कोड',
  'City and state': 'शहर और राज्य',
};
const field = (name: string) => fields[name] ?? name;

/** Sentences that carry a name or a figure. */
const patterns: Pattern[] = [
  [/^Welcome, (.+)$/, (name) => `स्वागत है, ${name}`],
  [
    /^Payment verification failed \(status: (.*)\)$/,
    (status) => `पेमेंट की पुष्टि नहीं हो सकी (स्थिति: ${status})`,
  ],
  [
    /^Please wait (\d+) seconds? before asking for another code$/,
    (seconds) => `नया ओटीपी माँगने से पहले ${seconds} सेकंड रुकें`,
  ],
  [/^We do not collect samples at (\d+) yet$/, (zip) => `हम अभी ${zip} पर सैंपल नहीं लेते`],
  [/^You can keep (\d+) addresses at most$/, (most) => `आप ज़्यादा से ज़्यादा ${most} पते रख सकते हैं`],
  [/^You can keep (\d+) patients at most$/, (most) => `आप ज़्यादा से ज़्यादा ${most} मरीज़ रख सकते हैं`],
  [
    /^The code is wrong. (\d+) tr(?:y is|ies are) left$/,
    (left) => `ओटीपी ग़लत है। ${left} बार और कोशिश कर सकते हैं`,
  ],
  [
    /^Date of birth cannot be more than (\d+) years ago$/,
    (years) => `जन्म तिथि ${years} साल से ज़्यादा पुरानी नहीं हो सकती`,
  ],
  [/^(.+) is missing$/, (name) => `${field(name)} नहीं लिखा गया`],
  [
    /^(.+) must have (\d+) characters or more$/,
    (name, least) => `${field(name)} में कम से कम ${least} अक्षर होने चाहिए`,
  ],
  [
    /^(.+) must have (\d+) characters or fewer$/,
    (name, most) => `${field(name)} में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं`,
  ],
];

const ofFlows = Object.fromEntries(
  (Object.keys(flows) as (keyof typeof flows)[]).map((key) => [notices[key], flows[key]]),
);

/** A sentence of the flows or the service in Hindi. */
export const saidInHindi = sayingFrom({ ...ofFlows, ...service }, patterns);
