import { holdMinutes } from '../orders/booking.rules.ts';
import { fixedDiscount } from '../orders/pricing.rules.ts';

/** Answers about the service itself that no list contains; the first that matches is used. */
const facts: [asked: RegExp, answer: string][] = [
  [
    /^\W*(hi|hello|hey|namaste|good (morning|afternoon|evening))\b\W*$/i,
    'Hello! Ask me about a test, its price, how to prepare for it, or how a visit at home works.',
  ],
  [
    /^\W*(thanks?|thank you|ok(ay)?|great|bye)\b[\w\s]*\W*$/i,
    'You are welcome. Ask whenever something is unclear.',
  ],
  [
    /\b(how|where|can|which way).*\b(pay|payment|upi|card|cash)\b/i,
    `You pay online at checkout, by card, UPI or net banking, through the payment provider's own window. The slot is held for ${holdMinutes} minutes meanwhile.`,
  ],
  [
    /\b(home visit|visit|collection|travel).*\b(free|cost|charge|fee|extra)\b|\b(free|charge|fee|extra)\b.*\b(home visit|collection)\b/i,
    `The visit at home is included: you pay the lab's price less ₹${fixedDiscount}, and nothing on top.`,
  ],
  [
    /\b(which|what|do you|where).*\b(cit(y|ies)|area|place|pin ?code|serve|deliver|come to)\b/i,
    'We collect where a technician can reach you: when you save an address, its ZIP code tells at once whether we come there.',
  ],
  [
    /\b(who|which person).*\b(collect\w*|comes?|visits?|takes?)\b|\btechnician\b/i,
    'A trained technician comes to your home with a photo identity card and collects the sample.',
  ],
  [
    /\b(change|move|reschedul\w*|shift|postpone)\b.*\b(slot|time|date|booking|appointment|order|visit)\b/i,
    'Yes, free of charge, until the technician starts the collection: open the order and choose another slot.',
  ],
  [
    /\b(what|which) (time|hours?)\b|\b(open|opening|working) hours\b|\bwhen (can|do) (you|they) come\b/i,
    'Samples are collected every day between 6 am and 4 pm, in the half hour that you choose.',
  ],
  [
    /\b(coupons?|promo ?codes?|first order|discounts?)\b|\b(any|which|what|current|special) offers?\b/i,
    `Every order has ₹${fixedDiscount} off. The page Offers lists what runs besides, such as the one for a first order; you take an offer with one tap on the review page, before you pay.`,
  ],
  [
    /\b(data|privacy|private|who (can )?sees?)\b/i,
    'Your data is used to carry out your tests and for nothing else; you can fetch a copy or delete your account in your profile.',
  ],
];

/** The answer to a question about the service, if it is one that we know. */
export function serviceFact(question: string): string | undefined {
  return facts.find(([asked]) => asked.test(question))?.[1];
}

/** What people call things, and what the catalogue calls them. */
const synonyms: [said: RegExp, meant: string][] = [
  [/\ban(a)?emi[ac]\w*/i, 'haemoglobin iron ferritin'],
  [/\bheart|cardiac\b/i, 'heart cholesterol lipid CRP'],
  [/\bsugar|diabet\w+/i, 'sugar diabetes HbA1c'],
  [/\bpregnan\w+/i, 'pregnancy hCG'],
  [/\bbones?\b/i, 'calcium vitamin D bones'],
  [/\bhair\b|\btired\w*/i, 'iron ferritin thyroid vitamin'],
  [/\bkidneys?\b|\brenal\b/i, 'kidney creatinine'],
  [/\bflu|cold|fever\b/i, 'fever'],
  [/\bglucose\b/i, 'sugar'],
  [/\bpiss|pee|urin\w+/i, 'urine'],
  [/\binfection\b/i, 'CRP CBC infection'],
];
/** Stop words. */
const empty =
  /\b(tests?|please|need|want|have|get|tell|about|book|best|good|do|does|you|your|any|is|there|a|the|for|of|me|my)\b/gi;

/**
 * The words to search for: without stop words, and with the synonyms that the catalogue uses.
 */
export function searchWords(question: string): string {
  const meant = synonyms.filter(([said]) => said.test(question)).map(([, words]) => words);
  return [question.replaceAll(empty, ' '), ...meant].join(' ').trim();
}
