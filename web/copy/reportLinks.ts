import { translated } from './language.ts';

const times = (count: number) => (count === 1 ? '1 time' : `${count} times`);

/**
 * Texts of the links by which a report is read without an account, for those who create and open
 * them.
 */
export const reportLinksCopy = translated('reportLinksCopy', {
  title: 'Share this report',
  text: 'For a doctor or a relative: whoever has the link reads this one report without an account, and nothing else of yours. It works for 7 days, and you can stop it sooner.',
  make: 'Make a link for 7 days',
  made: 'This is shown only now, so copy or share it before you leave this page.',
  link: 'Link to this report',
  copy: 'Copy link',
  copied: 'Copied. You can paste it into a message.',
  copyFailed: 'Please copy the link by hand.',
  share: 'Share',
  links: 'Links to this report',
  loadFailed: 'The links could not be loaded.',
  until: (day: string) => `Works until ${day}`,
  opened: (count: number) => (count === 0 ? 'Not opened yet' : `Opened ${times(count)}`),
  ended: 'Opens nothing any more',
  stop: 'Stop sharing',
  stopOf: (moment: string) => `Stop sharing the link of ${moment}`,
  of: (moment: string) => `Made ${moment}`,
  shared: {
    title: 'Shared report',
    note: (day: string) => `Shared with you until ${day}.`,
    gone: 'This link has expired',
    goneText:
      'Links to reports work for some days, and whoever sent one can stop it sooner. Please ask them for a new one.',
    home: 'To Assay',
    failed: 'The report could not be loaded.',
    fileFailed: 'The PDF could not be loaded. Please try again.',
    fileGone:
      'This link has ended meanwhile, so the PDF can no longer be loaded. Please ask whoever sent it for a new one.',
  },
} as const);
