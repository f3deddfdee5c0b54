import { translated } from './language.ts';

/** Texts of the profile panel; the quoted ones are verbatim (docs/product/screens.md). */
export const profileCopy = translated('profileCopy', {
  data: {
    title: 'Your data',
    take: 'Download my data',
    remove: 'Delete my account',
    sure: 'Delete your account?',
    text: 'Your names, patients, addresses and reports are removed for good. Orders and payments stay as figures without your name, as the law requires. While an order is in progress or a refund is on its way, the account cannot be deleted. Enter your password to continue.',
    password: 'Password',
    yes: 'Delete for good',
    no: 'Keep it',
  },
  whatsApp: {
    label: 'Messages about my orders by WhatsApp',
    hint: 'Instead of SMS, to your mobile number. Codes still come by SMS. To stop, untick this or answer STOP.',
  },
  panel: {
    title: 'Profile',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    firstName: 'First name',
    lastName: 'Last name',
    guest: 'You are not logged in.',
    logIn: 'Log in',
    signUp: 'Sign up',
    noPhone: 'No mobile number yet',
    changeNumber: 'Change the mobile number',
    proveNumber: 'Confirm a mobile number',
    changeEmail: 'Change the email',
    items: {
      orders: 'Track My Orders',
      family: 'My Family & Friends',
      payments: 'Payments',
      address: 'Manage Address',
      reminders: 'Reminders',
      offers: 'Offers',
      help: 'Help',
      terms: 'Terms & conditions',
      logout: 'Logout',
    },
    noAddress: 'No address saved yet',
    leaving: 'Logging out…',
  },
} as const);
