import { translated } from './language.ts';

/** Texts of sign-up and login. */
export const authCopy = translated('authCopy', {
  signUp: {
    lead: 'Lab tests at home, in two minutes.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    hint: '8 characters or more',
    phone: 'Mobile number',
    phoneHint: 'We text you a code. You can also add it later.',
    action: 'Sign up',
    have: 'Have an account?',
    logIn: 'Log in',
  },
  login: {
    lead: 'Log in to book and to follow your tests.',
    action: 'Log in',
    forgot: 'Forgot password?',
    no: 'New here?',
    signUp: 'Sign up',
  },
  mobile: {
    title: 'Your mobile number',
    lead: 'We’ll text you a one-time code.',
    label: 'Mobile number',
    placeholder: '+91',
    action: 'Send OTP',
  },
  code: {
    title: 'Enter the code',
    lead: (phone: string) => `We sent 4 digits to ${phone}.`,
    group: 'One-time code',
    digit: (number: number, length: number) => `digit ${number} of ${length}`,
    action: 'Verify',
    resend: 'Resend code',
    soon: (seconds: number) =>
      `You can request another code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    change: 'Change the number',
  },
  adminLogin: { title: 'Administration', lead: 'Log in with your administrator account.' },
} as const);
