/** What an installation for customers needs, with nothing to complain of. */
export const realSettings = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://assay:x@db/assay',
  PUBLIC_URL: 'https://lab.example',
  TRUST_PROXY: 'none',
  ADMIN_EMAIL: 'owner@lab.example',
  ADMIN_PASSWORD: 'three green chairs',
  SECRETS_KEY: 'm2Qv7Xc9Lr4TzW1p',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'k3J9sLq0aZp7Xw2d',
  SMTP_URL: 'smtps://u:p@mail.lab.example',
  SMS_URL: 'https://sms.example',
  SMS_ACCOUNT_SID: 'x',
  SMS_AUTH_TOKEN: 'x',
  SMS_FROM: '+911234567890',
};
