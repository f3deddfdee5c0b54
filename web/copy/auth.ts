import { translated } from './language.ts';

/** Words of sign-up, login and password reset. */
export const authCopy = translated('authCopy', {
  signUp: {
    title: 'Create your account',
    lead: 'Lab tests at home, in two minutes.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    password: 'Password',
    hint: '8 characters or more',
    action: 'Sign up',
    consent: 'By signing up you agree to our',
    terms: 'Terms & conditions',
    use: 'and to our use of your data for your tests.',
    have: 'Already with us?',
    logIn: 'Log in',
  },
  login: {
    title: 'Welcome back',
    lead: 'Log in to book and to follow your tests.',
    action: 'Log in',
    forgot: 'Forgot password?',
    no: 'New here?',
    signUp: 'Sign up',
  },
  mobile: {
    title: 'Your mobile number',
    lead: 'We send a one-time code to verify that it is yours.',
    label: 'Mobile number',
    placeholder: '+91',
    action: 'Send OTP',
  },
  code: {
    title: 'Enter the code',
    lead: (phone: string) => `We sent 4 digits to ${phone}.`,
    group: 'One-time code',
    action: 'Verify',
    resend: 'Resend code',
    soon: 'You can request another code in 30 seconds.',
    change: 'Change the number',
  },
  forgot: {
    title: 'Forgot password',
    lead: 'We send a 4-digit OTP to your e-mail.',
    action: 'Send OTP',
  },
  reset: {
    title: 'Set a new password',
    lead: (email: string) => `If ${email} has an account, a 4-digit OTP is on its way.`,
    otp: 'OTP',
    otpHint: 'Enter the 4-digit OTP',
    password: 'New password',
    action: 'Reset password',
    done: 'Your password is set. Taking you to the login page…',
  },
  adminLogin: { title: 'Administration', lead: 'Log in with your administrator account.' },
} as const);
