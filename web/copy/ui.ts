import { translated } from './language.ts';

/**
 * Texts that belong to no page: states, names for screen readers, and what the browser shows around
 * the page.
 */
export const uiCopy = translated('uiCopy', {
  site: {
    title: 'Assay: lab tests at home',
    description:
      'Book lab tests at home. A trained technician collects the sample, the report comes to your phone.',
  },
  states: {
    failed: 'That did not work',
    retry: 'Retry',
    more: 'Show more',
    loading: 'Loading...',
    busy: 'Loading',
    ok: 'OK',
    close: 'Close',
    keep: 'Keep it',
  },
  names: {
    main: 'Main',
    breadcrumb: 'Breadcrumb',
    steps: 'Steps of the booking',
    stepOf: (step: number, all: number) => `${step} of ${all}`,
    timeline: 'Timeline',
    reached: ', reached',
    notYet: ', not yet',
    rating: 'Rating',
    paid: '(usual price), you pay',
  },
  /** What stands between the names of a list, and before its last one. */
  list: { next: ', ', last: ' and ' },
  inApp: {
    file: 'Nothing saved? The browser of an app may not save files. Open this page in your own browser: the menu of the app can do that.',
  },
  lab: {
    accredited: (body: string, number: string) => `${body} accredited, ${number}`,
    demo: 'Demo lab',
  },
  location: {
    pending: 'Fetching location...',
    unavailable: 'Set your area',
    enter: 'Enter PIN code',
    change: 'Change PIN',
    pin: (pin: string) => `PIN ${pin}`,
  },
} as const);
