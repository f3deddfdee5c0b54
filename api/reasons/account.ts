/** Accounts, sessions and one-time codes. */
export const accountSentences = {
  ACCOUNT_CREATED: 'Account created',
  ACCOUNT_DELETED: 'Your account has been deleted',
  ACCOUNT_HAS_OPEN_ORDER:
    'You still have an order in progress. Please cancel it or wait for its report, then delete the account',
  ACCOUNT_NOT_YOURS: 'This is not your account',
  ACCOUNTS_TOO_MANY: 'Too many accounts were created from here. Please try again later',
  ADMIN_LOGIN_REQUIRED: 'Please log in as an administrator',
  ADMINS_ONLY: 'This is for administrators only',
  CODE_EXPIRED: 'The code is wrong or has expired. Please ask for a new one',
  CODE_LENGTH: 'The code has 4 digits',
  CODE_SENT: 'OTP sent',
  CODE_TRIES_USED: 'Too many wrong codes. Please ask for a new one',
  CODE_TRIES_PAUSED: 'Too many wrong codes. Please try again later',
  PASSWORD_TOO_COMMON: '{field} is too easy to guess. Please choose another one',
  CODE_TOO_SOON: {
    one: 'Please wait {count} second before asking for another code',
    other: 'Please wait {count} seconds before asking for another code',
  },
  CODE_WRONG: {
    one: 'The code is wrong. {count} try is left',
    other: 'The code is wrong. {count} tries are left',
  },
  CODE_WRONG_LAST_TRY: 'The code is wrong. Please ask for a new one',
  CODES_SLOWED:
    'Many wrong codes were entered recently, so for now we can send only one code a day. Please try again later, or ask us for help',
  CODES_TOO_MANY: 'Too many codes were requested. Please try again later',
  EMAIL_INVALID: 'Please enter a valid email',
  EMAIL_OR_PASSWORD_WRONG: 'Wrong email or password',
  EMAIL_TAKEN: 'An account with this email already exists',
  LOGGED_IN: 'Logged in',
  LOGGED_OUT: 'Logged out',
  LOGIN_REQUIRED: 'Please log in',
  SESSION_OTHER: 'Somebody else is logged in here now, so nothing was saved.',
  LOGINS_TOO_MANY: 'Too many failed logins. Please try again later',
  PASSWORD_CHANGED: 'Password changed. Please log in',
  PASSWORD_CHANGED_NUMBER_STAYS:
    'Password changed. Booked visits keep your mobile number; before the next booking we ask you to confirm it. Please log in',
  PASSWORD_WRONG: 'Wrong password',
  PHONE_INVALID: 'Please enter a valid Indian mobile number',
  PHONE_UNVERIFIED: 'Please verify your mobile number first',
  PHONE_VERIFIED: 'Mobile number verified',
  ROLE_FORBIDS: 'Your role does not allow this',
  PROFILE_SAVED: 'Profile saved',
  WHATSAPP_NOT_OFFERED:
    'WhatsApp messages are not available. Please verify your mobile number first',
  RESET_CODE_SENT: 'If this email has an account, a code is on its way',
} as const;
