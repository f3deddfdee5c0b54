import type { MessageLanguage } from '../messages/language.ts';
import { words } from '../messages/words.ts';
import type { Words } from '../messages/words.ts';

/** The values in a text about a call; they name neither the test nor the patient. */
export interface CallFacts {
  doctor: string;
  /** 'Mon 23 Nov, 7:00 am'. */
  when: string;
  /** The URL of the report. */
  link: string;
}
type Text = (call: CallFacts) => Words;
export type CallText =
  | 'booked'
  | 'moved'
  | 'cancelled'
  | 'day'
  | 'hour'
  | 'otherDoctor'
  | 'withdrawn'
  | 'noAnswer'
  | 'missed'
  | 'missedAgain'
  | 'note';

const english: Record<CallText, Text> = {
  booked: ({ doctor, when, link }) =>
    words`Your free call: ${doctor} calls you on ${when} to explain your report. To change or cancel it, log in at ${link} until 30 minutes before.`,
  moved: ({ doctor, when, link }) =>
    words`Your free call was moved: ${doctor} calls you on ${when}. To change or cancel it, log in at ${link} until 30 minutes before.`,
  cancelled: ({ doctor, when, link }) =>
    words`Your call with ${doctor} on ${when} is cancelled. You can choose another time at ${link} whenever you like.`,
  day: ({ doctor, when, link }) =>
    words`A reminder: ${doctor} calls you on ${when} to explain your report. Please have it at hand: ${link} (log in to read it).`,
  hour: ({ doctor, when, link }) =>
    words`Your call is soon: ${doctor} calls you on ${when} to explain your report. Please have it at hand: ${link} (log in to read it).`,
  otherDoctor: ({ doctor, when, link }) =>
    words`Your call on ${when} stays, but with another doctor: ${doctor} calls you. Your report: ${link} (log in to read it).`,
  withdrawn: ({ doctor, when, link }) =>
    words`We are sorry: ${doctor} cannot call you on ${when}, and nobody else is free then. Please choose another time: log in at ${link} to do so.`,
  noAnswer: ({ doctor, link }) =>
    words`Just now ${doctor} called to explain your report and could not reach you. There will be one more try. Your report: ${link} (log in to read it).`,
  missed: ({ doctor, link }) =>
    words`Twice ${doctor} called to explain your report and could not reach you. You can choose one more time: log in at ${link} to do so.`,
  missedAgain: ({ doctor, link }) =>
    words`Once more ${doctor} called to explain your report and could not reach you. There is no further call about this report. It stays at ${link} for you to read.`,
  note: ({ doctor, link }) =>
    words`After the call ${doctor} has written a note for you. Log in at ${link} to read it beside your report.`,
};

const hindi: Record<CallText, Text> = {
  booked: ({ doctor, when, link }) =>
    words`आपकी निःशुल्क कॉल: ${doctor} आपको ${when} बजे फ़ोन करके आपकी रिपोर्ट समझाएँगे। समय बदलने या रद्द करने के लिए 30 मिनट पहले तक ${link} पर लॉग इन करें।`,
  moved: ({ doctor, when, link }) =>
    words`आपकी निःशुल्क कॉल का समय बदल गया है: ${doctor} आपको ${when} बजे फ़ोन करेंगे। समय बदलने या रद्द करने के लिए 30 मिनट पहले तक ${link} पर लॉग इन करें।`,
  cancelled: ({ doctor, when, link }) =>
    words`${doctor} के साथ आपकी ${when} बजे की कॉल रद्द हो गई है। आप जब चाहें ${link} पर दूसरा समय चुन सकते हैं।`,
  day: ({ doctor, when, link }) =>
    words`याद रहे: ${doctor} आपको ${when} बजे फ़ोन करके आपकी रिपोर्ट समझाएँगे। रिपोर्ट पास रखें: ${link} (पढ़ने के लिए लॉग इन करें)।`,
  hour: ({ doctor, when, link }) =>
    words`आपकी कॉल थोड़ी देर में है: ${doctor} आपको ${when} बजे फ़ोन करके आपकी रिपोर्ट समझाएँगे। रिपोर्ट पास रखें: ${link} (पढ़ने के लिए लॉग इन करें)।`,
  otherDoctor: ({ doctor, when, link }) =>
    words`${when} बजे की आपकी कॉल तय है, पर अब ${doctor} आपको फ़ोन करेंगे। आपकी रिपोर्ट: ${link} (पढ़ने के लिए लॉग इन करें)।`,
  withdrawn: ({ doctor, when, link }) =>
    words`हमें खेद है: ${doctor} आपको ${when} बजे फ़ोन नहीं कर पाएँगे, और उस समय कोई और डॉक्टर ख़ाली नहीं है। कृपया ${link} पर लॉग इन करके दूसरा समय चुनें।`,
  noAnswer: ({ doctor, link }) =>
    words`अभी ${doctor} ने आपकी रिपोर्ट समझाने के लिए फ़ोन किया, पर बात नहीं हो सकी। एक बार और कोशिश होगी। आपकी रिपोर्ट: ${link} (पढ़ने के लिए लॉग इन करें)।`,
  missed: ({ doctor, link }) =>
    words`${doctor} ने आपकी रिपोर्ट समझाने के लिए दो बार फ़ोन किया, पर बात नहीं हो सकी। आप एक बार और समय चुन सकते हैं: ${link} पर लॉग इन करें।`,
  missedAgain: ({ doctor, link }) =>
    words`${doctor} ने आपकी रिपोर्ट समझाने के लिए फिर फ़ोन किया, पर बात नहीं हो सकी। इस रिपोर्ट के बारे में अब और कॉल नहीं होगी। रिपोर्ट ${link} पर आपके लिए रहेगी।`,
  note: ({ doctor, link }) =>
    words`कॉल के बाद ${doctor} ने आपके लिए एक नोट लिखा है। अपनी रिपोर्ट के साथ उसे पढ़ने के लिए ${link} पर लॉग इन करें।`,
};

/** Messages about a call, by language. */
export const callTexts: Record<MessageLanguage, Record<CallText, Text>> = {
  en: english,
  hi: hindi,
};

/** An additional line in mails, as the e-mail address may not have been verified. */
export const strangersLine: Record<MessageLanguage, string> = {
  en: 'If you have no account with Assay, ignore this message.',
  hi: 'अगर Assay में आपका अकाउंट नहीं है, तो इस संदेश को अनदेखा करें।',
};
