import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const signIn = {
  states: {
    '': { en: 'Login', hi: 'लॉगिन' },
    editing: { en: 'Typing email and password', hi: 'ईमेल और पासवर्ड लिखा जा रहा है' },
    signingIn: { en: 'Logging in', hi: 'लॉग इन हो रहा है' },
    codeEditing: { en: 'Typing the second-factor code', hi: 'दूसरे फ़ैक्टर का कोड लिखा जा रहा है' },
    confirming: { en: 'Second-factor code being checked', hi: 'दूसरे फ़ैक्टर का कोड जाँचा जा रहा है' },
    pausing: { en: 'Pause before the next page', hi: 'अगले पेज से पहले ठहराव' },
    signedIn: { en: 'Logged in', hi: 'लॉग इन है' },
  },
  means: {
    '': 'ईमेल और पासवर्ड से लॉग इन करता है, और जिस खाते में दूसरा चरण है उसमें कोड से भी।',
    editing: 'ईमेल और पासवर्ड लिखे जा रहे हैं।',
    signingIn: 'ईमेल और पासवर्ड की जाँच हो रही है।',
    codeEditing: 'पासवर्ड सही था; दूसरे चरण का कोड लिखा जा रहा है।',
    confirming: 'दूसरे चरण के कोड की जाँच हो रही है।',
    pausing: 'लॉग इन हो गया; एक पल में अगला पेज खुलता है।',
    signedIn: 'लॉग इन हो गया।',
  },
  events: {
    'signIn.begun': { en: 'the login was opened', hi: 'लॉगिन खोला गया' },
    'credentials.submitted': { en: 'email and password were sent', hi: 'ईमेल और पासवर्ड भेजे गए' },
  },
  guards: {
    isCustomer: { en: 'it is a customer', hi: 'यह ग्राहक है' },
    isCodeAsked: { en: 'the account has a second factor', hi: 'खाते में दूसरा चरण है' },
    isTooLate: { en: 'the password was too long ago', hi: 'पासवर्ड डाले बहुत समय हो गया' },
  },
  services: {
    signIn: { en: 'logging in', hi: 'लॉग इन करना' },
    confirmSignIn: { en: 'checking the code', hi: 'कोड जाँचना' },
  },
  delays: {
    afterSignIn: { en: 'a moment later', hi: 'एक पल बाद' },
  },
} satisfies FlowWords<typeof signInMachine>;
