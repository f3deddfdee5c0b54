import { translated } from './language.ts';

/** Of the pages that most people begin with: a tab names them before their words are there. */
export const pageTitles = translated('pageTitles', {
  home: 'Lab tests at home',
  signUp: 'Create your account',
  login: 'Welcome back',
} as const);

/** What stands around every page. */
export const shellCopy = translated('shellCopy', {
  product: 'Assay',
  home: 'Home',
  reports: 'Reports',
  appointments: 'My Appointments',
  profile: 'Profile',
  logIn: 'Log in',
  footer: {
    promise: 'Samples collected at home by trained technicians, 6 am to 4 pm, every day.',
    help: 'Help',
    terms: 'Terms & conditions',
    privacy: 'Privacy notice',
    offers: 'Offers',
    admin: 'Administration',
    note: 'Reports are for a doctor to interpret. Not for emergencies.',
  },
  skip: 'Skip to the content',
} as const);

/** Of what cannot be shown. */
export const errorCopy = translated('errorCopy', {
  unreachable: 'We cannot reach the service at the moment. Your progress is saved.',
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the page has moved.',
    action: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong',
    text: 'The mistake is ours, and nothing you saved is lost.',
    action: 'Go to the home page',
  },
} as const);
