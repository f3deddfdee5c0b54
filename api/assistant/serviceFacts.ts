import { holdMinutes } from '../orders/booking.rules.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { fixedDiscount } from '../pricing/pricing.rules.ts';

/** Answers about the service itself that no list contains; the first match is used. */
const facts: [asked: RegExp, english: string, hindi: string][] = [
  [
    /^\W*(hi|hello|hey|namaste|good (morning|afternoon|evening))\b\W*$/i,
    'Hello! Ask me about a test, its price, how to prepare for it, or how a visit at home works.',
    'नमस्ते! किसी टेस्ट, उसकी क़ीमत, तैयारी या घर पर विज़िट के बारे में पूछें।',
  ],
  [
    /^\W*(thanks?|thank you|ok(ay)?|great|bye)\b[\w\s]*\W*$/i,
    'You are welcome. Ask whenever something is unclear.',
    'आपका स्वागत है। कुछ भी समझ न आए तो पूछ लें।',
  ],
  [
    /\b(where|status)\b.*\b(refund|money)\b|\brefund status\b|^\W*my refund\W*$|\b(not|never|n't)\b.*\b(got|get|received?|had)\b.*\b(refund|money)\b|\b(refund|money)\b.*\b(not|never|n't)\b.*\b(come|arrived?|received|there)\b|\b(refund|paise?)\b.*\b(nahi|kahan)\b/i,
    "Open 'Payments' in your profile: it says of each payment whether what goes back is on its way or back. It goes to where the money came from and takes 5 to 7 working days.",
    'प्रोफ़ाइल में “पेमेंट” खोलें: वहाँ हर पेमेंट के साथ लिखा है कि रिफ़ंड आ रहा है या हो गया। रकम वहीं लौटती है जहाँ से आई थी, और इसमें 5 से 7 कार्य दिवस लगते हैं।',
  ],
  [
    /\b(talk|speak|chat|connect)\b.*\b(humans?|persons?|people|agent|executive|somebody|someone)\b|\bcustomer (care|service|support)\b|\bhelp ?line\b|\btoll.?free\b|\bcall cent(er|re)\b|\b(contact|call) (you|us|support)\b|^\W*(your )?(phone|contact|support) (number|e?mail)\W*$/i,
    'I know of no telephone line. What can be done about an order is on its page, under My orders: another slot, cancelling, its receipt; refunds stand under Payments. Once a report is there, a doctor calls you about it, free of charge: choose a time on its page.',
    'मुझे किसी फ़ोन लाइन की जानकारी नहीं है। ऑर्डर से जुड़ा काम “मेरे ऑर्डर” में उसके पेज पर होता है: दूसरा स्लॉट, रद्द करना, रसीद; रिफ़ंड “पेमेंट” में दिखते हैं। रिपोर्ट आने पर उसके पेज पर समय चुनें, डॉक्टर मुफ़्त में फ़ोन करते हैं।',
  ],
  [
    /\b(how|where|can|which way).*\b(pay|payment|upi|card|cash)\b/i,
    `You pay online at checkout, by card, UPI or net banking, through the payment provider's own window. The slot is held for ${holdMinutes} minutes meanwhile.`,
    `पेमेंट ऑनलाइन होता है, चेकआउट पर कार्ड, UPI या नेट बैंकिंग से, पेमेंट कंपनी की अपनी विंडो में। तब तक स्लॉट ${holdMinutes} मिनट के लिए आपके नाम रहता है।`,
  ],
  [
    /\b(home visit|visit|collection|travel).*\b(free|cost|charge|fee|extra)\b|\b(free|charge|fee|extra)\b.*\b(home visit|collection)\b/i,
    `The visit at home is included: you pay the lab's price less ₹${fixedDiscount} or your offer, and nothing on top.`,
    `घर आने का शुल्क शामिल है: लैब की क़ीमत में से ₹${fixedDiscount} या आपका ऑफ़र घटाकर जो बचे, बस वही देना है।`,
  ],
  [
    /\b(where|status|track\w*|what (happened|about)|find|see|show)\b.*\b(my|the|our|an) (orders?|bookings?|technician|sample)\b|\btrack\w*\b.*\border\b|\b(order|booking) status\b|^\W*my (orders?|bookings?)\W*$/i,
    "Open 'Track My Orders' in your profile: My orders says of each order where it stands, who comes and when.",
    'प्रोफ़ाइल में “मेरे ऑर्डर ट्रैक करें” खोलें: वहाँ हर ऑर्डर की स्थिति लिखी है, कौन आएगा और कब।',
  ],
  [
    /\b(change|correct|edit|update|wrong|new|remove|delete|add)\b.*\baddress(es)?\b/i,
    "Open 'Manage Address' in your profile to add, change or remove an address. An order that is booked keeps the one it was booked with: cancel it, free of charge until the collection starts, and book again.",
    'पता जोड़ने, बदलने या हटाने के लिए प्रोफ़ाइल में “पते” खोलें। बुक हो चुके ऑर्डर का पता वही रहता है: सैंपल लेना शुरू होने से पहले उसे बिना किसी शुल्क के रद्द करके फिर बुक करें।',
  ],
  [
    /\b[1-9]\d{5}\b|\b(do|can|will|are) (you|they)\b(?!.*\b(morning|afternoon|evening|night|today|tomorrow|weekends?|(sun|mon|tues|wednes|thurs|fri|satur)days?|\d+ ?(am|pm)|home|blood|urine|stool)\b).*\b(come|collect|serve|deliver|visit|available|work|operate)\b.*\b(to|in|at|near|from)\b|\b(which|what|do you|where).*\b(cit(y|ies)|area|place|pin ?code|serve|deliver|come to)\b/i,
    'We collect where a technician can reach you: when you save an address, its ZIP code tells at once whether we come there.',
    'जहाँ टेक्नीशियन पहुँच सकते हैं, वहाँ हम सैंपल लेते हैं: पता सेव करते ही उसका पिन कोड बता देता है कि हम वहाँ आते हैं या नहीं।',
  ],
  [
    /\b(who|which person).*\b(collect\w*|comes?|visits?|takes?)\b|\btechnician\b/i,
    'A trained technician comes to your home with a photo identity card and collects the sample.',
    'प्रशिक्षित टेक्नीशियन फ़ोटो वाले पहचान पत्र के साथ आपके घर आकर सैंपल लेते हैं।',
  ],
  [
    /\b(change|move|reschedul\w*|shift|postpone)\b.*\b(slot|time|date|booking|appointment|order|visit)\b/i,
    'Yes, free of charge, until the technician starts the collection: open the order and choose another slot.',
    'हाँ, बिना किसी शुल्क के, जब तक टेक्नीशियन सैंपल लेना शुरू न करें: ऑर्डर खोलें और दूसरा स्लॉट चुनें।',
  ],
  [
    /\b(what|which) (time|hours?)\b|\b(open|opening|working) hours\b|\bwhen (can|do) (you|they) come\b/i,
    'Samples are collected every day between 6 am and 4 pm, in the half hour that you choose.',
    'सैंपल हर दिन सुबह 6 से शाम 4 बजे के बीच, आपके चुने आधे घंटे में लिए जाते हैं।',
  ],
  [
    /\b(coupons?|promo ?codes?|first order|discounts?)\b|\b(any|which|what|current|special) offers?\b/i,
    `Every order has ₹${fixedDiscount} off, or the offer that fits you where it takes more off, such as the one for a first order: it is in the price from the start, and one tap on the review page removes it. The page Offers lists what runs.`,
    `हर ऑर्डर पर ₹${fixedDiscount} की छूट है, या उससे ज़्यादा छूट वाला ऑफ़र, अगर वह आपके लिए हो, जैसे पहले ऑर्डर का: छूट शुरू से ही क़ीमत में लगी होती है, और ऑर्डर देखने वाले पेज पर एक टैप से हटाई जा सकती है। चालू ऑफ़र “ऑफ़र” पेज पर हैं।`,
  ],
  [
    /\b(free|book|get|talk|speak|call|explain\w*)\b.*\b(doctor|consultation)\b|\b(doctor|consultation)\b.*\b(free|call\w*|talk|explain\w*)\b/i,
    'Once your report is there, choose a time on its page and a doctor calls you to explain it, free of charge. Where no doctor is free, the page says so.',
    'रिपोर्ट आने पर उसके पेज पर समय चुनें, डॉक्टर आपको फ़ोन करके मुफ़्त में समझाएँगे। जब कोई डॉक्टर ख़ाली न हों, तो पेज यह बता देता है।',
  ],
  [
    /\b(data|privacy|private|who (can )?sees?)\b/i,
    'Your data is used to carry out your tests and for nothing else; you can fetch a copy or delete your account in your profile.',
    'आपका डेटा सिर्फ़ आपके टेस्ट के लिए इस्तेमाल होता है; अपनी प्रोफ़ाइल में आप उसकी कॉपी ले सकते हैं या अकाउंट हटा सकते हैं।',
  ],
];

/** The answer to a question about the service; undefined if none matches. */
export const serviceFact = (question: string, language: MessageLanguage): string | undefined =>
  facts.find(([asked]) => asked.test(question))?.[language === 'hi' ? 2 : 1];

/** What people call things, and what the catalogue calls them. */
const synonyms: [said: RegExp, meant: string][] = [
  [/\ban(a)?emi[ac]/i, 'haemoglobin iron ferritin'],
  [/\bheart|cardiac\b/i, 'heart cholesterol lipid CRP'],
  [/\bsugar|diabet/i, 'sugar diabetes HbA1c'],
  [/\bpregnan/i, 'pregnancy hCG'],
  [/\bbones?\b/i, 'calcium vitamin D bones'],
  [/\bhair\b|\btired/i, 'iron ferritin thyroid vitamin'],
  [/\bkidneys?\b|\brenal\b/i, 'kidney creatinine'],
  [/\bflu|cold|fever\b/i, 'fever'],
  [/\bglucose\b/i, 'sugar'],
  [/\bpiss|pee|urin/i, 'urine'],
  [/\binfection\b/i, 'CRP CBC infection'],
];
/** Stop words, which the search ignores. */
const empty =
  /\b(tests?|please|need|want|have|get|tell|about|book|best|good|do|does|you|your|any|is|there|a|the|for|of|me|my|pains?|symptoms?)\b/gi;

/** The words to search for: without stop words, and with the synonyms that the catalogue uses. */
export function searchWords(question: string): string {
  const meant = synonyms.filter(([said]) => said.test(question)).map(([, words]) => words);
  return [question.replaceAll(empty, ' '), ...meant].join(' ').trim();
}
