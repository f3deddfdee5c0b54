import { translated } from './language.ts';

/** Texts of changing one's number or e-mail, loaded with that page. */
export const contactCopy = translated('contactCopy', {
  number: {
    title: 'Change your mobile number',
    lead: 'We send a 4-digit OTP to the new number. Until you enter it, messages about your visits go to the number of before.',
    label: 'New mobile number',
  },
  email: {
    title: 'Change your email',
    lead: 'We send a 4-digit OTP to the new email. Once you enter it, you log in with that, and all other devices are logged out.',
    label: 'New email',
  },
  password: 'Password',
  passwordHint: 'The password of your account, so that nobody else can change this',
  send: 'Send OTP',
  code: {
    title: 'Enter the OTP',
    lead: (to: string) => `We sent 4 digits to ${to}.`,
    label: 'OTP',
    hint: 'Enter the 4-digit OTP',
    action: 'Confirm',
    noSms: 'No SMS after half a minute? Check the number, and have the OTP sent again.',
    noMail:
      'No OTP? Look into the spam folder as well. If the email has an Assay account already, the mail there says so instead: log in to that account, or delete it to use the email here.',
    otherNumber: 'Check the number or send again',
    otherEmail: 'Check the email or send again',
  },
} as const);
