import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails, timePasses } = flow('signUp');
const reset = flow('passwordReset');
const contact = flow('contactChange');

const codeSent = says(
  'The customer has an account and typed the mobile number; a code is on its way.',
  'ग्राहक का खाता बन गया है और मोबाइल नंबर लिखा गया; कोड भेजा गया है।',
  fact('details.submitted'),
  answers('signUp'),
  timePasses(),
  fact('mobile.submitted'),
  answers('sendCode'),
);
const verified = says(
  'The code comes, is typed and right: the number is verified.',
  'कोड आता है, लिखा जाता है और सही है: नंबर पक्का हो गया।',
  fact('code.submitted', { otp: ' 1234' }),
  answers('verifyCode'),
);

/** Stories about what can happen while somebody signs up or in. */
export const accountStories: readonly Story[] = [
  {
    id: 'codeNeverArrives',
    group: 'account',
    asks: { en: 'The code never arrives', hi: 'कोड कभी नहीं आता' },
    inShort: inShort(
      'After 30 seconds another code can be asked for; the customer may also leave it for now, as the account is there already.',
      '30 सेकंड बाद दूसरा कोड माँगा जा सकता है; खाता बन चुका है, इसलिए ग्राहक इसे अभी छोड़ भी सकता है।',
      { signUp: 'code.resend.ready' },
    ),
    before: codeSent,
    steps: [
      says(
        'Nothing comes. After 30 seconds another code can be asked for, 5 an hour and 8 a day in all; a code holds for 5 minutes, and a new one ends the one before. The number stands above the boxes: a wrong one is put right by ‘Change the number’.',
        'कुछ नहीं आता। 30 सेकंड बाद दूसरा कोड माँगा जा सकता है, कुल मिलाकर घंटे में 5 और दिन में 8; एक कोड 5 मिनट चलता है और नया कोड पुराने को ख़त्म करता है। नंबर ऊपर लिखा है: ग़लत हो तो ‘नंबर बदलें’ से सुधारा जाता है।',
        timePasses(),
      ),
      says(
        'Another code is asked for, but the message service does not answer. The page says so. The customer may also leave it for now: the account is there, tests can be looked at, and the code is asked for again when a booking begins.',
        'दूसरा कोड माँगा जाता है, पर संदेश सेवा जवाब नहीं देती। पेज यह बताता है। ग्राहक इसे अभी छोड़ भी सकता है: खाता बन चुका है, टेस्ट देखे जा सकते हैं, और बुकिंग शुरू होने पर कोड फिर माँगा जाता है।',
        fact('code.resendRequested'),
        fails('resendCode'),
      ),
      says(
        'The customer tries once more, and the code is sent.',
        'ग्राहक एक बार और कोशिश करता है और कोड भेजा जाता है।',
        fact('code.resendRequested'),
        answers('resendCode'),
      ),
      verified,
    ],
    ends: { signUp: 'verified' },
  },
  {
    id: 'wrongNumber',
    group: 'account',
    asks: { en: 'The mobile number was mistyped', hi: 'मोबाइल नंबर ग़लत लिखा गया' },
    inShort: inShort(
      'The number is shown above the code; one press leads back to it, and a code goes to the right one.',
      'नंबर कोड के ऊपर दिखता है; एक बटन से उस पर लौटते हैं और कोड सही नंबर पर जाता है।',
      { signUp: 'mobile.editing' },
    ),
    before: codeSent,
    steps: [
      says(
        'The customer sees the wrong number above the code and goes back to it.',
        'ग्राहक कोड के ऊपर ग़लत नंबर देखता है और उस पर लौटता है।',
        fact('mobile.changed'),
      ),
      says(
        'The right number is typed, and a code goes there.',
        'सही नंबर लिखा जाता है और कोड वहाँ जाता है।',
        fact('mobile.submitted'),
        answers('sendCode'),
      ),
      verified,
    ],
    ends: { signUp: 'verified' },
  },
  {
    id: 'passwordForgotten',
    group: 'account',
    asks: { en: 'The password is forgotten', hi: 'पासवर्ड भूल गए' },
    inShort: inShort(
      'A code by e-mail sets a new password; after a wrong code the customer may try again.',
      'ई-मेल से आए कोड से नया पासवर्ड बनता है; कोड ग़लत हो तो फिर कोशिश की जा सकती है।',
      { passwordReset: 'reset.saveFailed' },
    ),
    before: says('The customer is on the page ‘Forgot password’.', 'ग्राहक ‘पासवर्ड भूल गए’ पेज पर है।'),
    steps: [
      says(
        'The e-mail is typed. The answer is the same whether there is such an account or not.',
        'ई-मेल लिखा जाता है। ऐसा खाता हो या न हो, जवाब एक ही है।',
        reset.fact('email.submitted'),
        reset.answers('requestPasswordReset'),
      ),
      unpictured(
        says(
          'The code is wrong: the page says so, and the customer may try again.',
          'कोड ग़लत है: पेज बताता है और ग्राहक फिर कोशिश कर सकता है।',
          reset.fact('password.submitted'),
          reset.fails('resetPassword', 'BAD_REQUEST', 'CODE_WRONG'),
        ),
      ),
      says(
        'The right code sets the new password; the login page follows.',
        'सही कोड से नया पासवर्ड बन जाता है; फिर लॉगिन पेज आता है।',
        reset.fact('password.submitted'),
        reset.answers('resetPassword'),
        reset.timePasses(),
      ),
    ],
    ends: { passwordReset: 'finished' },
  },
  {
    id: 'emailOfAnotherAccount',
    group: 'account',
    asks: {
      en: 'The new e-mail belongs to another account',
      hi: 'नया ईमेल किसी और खाते का है',
    },
    inShort: inShort(
      'The page does not say that it is taken: no code comes, the mail there says so, and another e-mail can be typed.',
      'पेज यह नहीं बताता: कोड नहीं आता, उस पते पर मेल यह बताता है, और दूसरा ईमेल लिखा जा सकता है।',
      { contactChange: 'email.editing' },
    ),
    before: says(
      'The customer is on the page ‘Change your email’.',
      'ग्राहक ‘अपना ईमेल बदलें’ पेज पर है।',
      contact.fact('xstate.route', { to: '#email' }),
    ),
    steps: [
      unpictured(
        says(
          'E-mail and password are typed. The answer is the same as for a free e-mail; the mail there says that it has an account.',
          'ईमेल और पासवर्ड लिखे जाते हैं। जवाब वही है जो ख़ाली ईमेल के लिए होता है; वहाँ के मेल में लिखा है कि उसका खाता पहले से है।',
          contact.fact('email.submitted'),
          contact.answers('sendEmailCode'),
        ),
      ),
      says(
        'No code comes. The page says what that may mean, and the customer goes back.',
        'कोड नहीं आता। पेज बताता है कि इसका क्या मतलब हो सकता है, और ग्राहक लौटता है।',
        contact.fact('contact.edited'),
      ),
      unpictured(
        says(
          'Another e-mail is typed, with the password; its code comes and is right. The account has the new e-mail.',
          'पासवर्ड के साथ दूसरा ईमेल लिखा जाता है; उसका कोड आता है और सही है। खाते में नया ईमेल है।',
          contact.fact('email.submitted'),
          contact.answers('sendEmailCode'),
          contact.fact('code.submitted'),
          contact.answers('verifyEmailCode'),
        ),
      ),
    ],
    ends: { contactChange: 'changed' },
  },
];
