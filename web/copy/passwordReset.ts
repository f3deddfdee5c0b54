import { translated } from './language.ts';

/** Texts of the password reset, loaded with that page. */
export const passwordResetCopy = translated('passwordResetCopy', {
  forgot: {
    title: 'Forgot password',
    lead: 'We send a 4-digit OTP to your email.',
    action: 'Send OTP',
  },
  reset: {
    title: 'Set a new password',
    lead: (email: string) => `If ${email} has an account, a 4-digit OTP is on its way.`,
    otp: 'OTP',
    otpHint: 'Enter the 4-digit OTP',
    again: 'Send another OTP, or change the email',
    password: 'New password',
    action: 'Reset password',
    done: 'Your password is set. Taking you to the login page…',
  },
} as const);
