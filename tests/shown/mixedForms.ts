const months =
  'January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const weekdays = 'Sun|Mon|Tue|Wed|Thu|Fri|Sat';

/**
 * Money is '₹1,299', an hour '07:00 am' (as slots of the specification), a day 'Fri, 27 Nov'. What is
 * written another way, by what is wrong with it.
 */
const otherwise: Record<string, RegExp> = {
  'money apart from its sign': /₹\s+\d/g,
  'money without groups': /₹\d{4,}/g,
  'money in another sign': /\b(?:Rs\.?|INR)\s?\d|\$\d/gi,
  'an hour of one digit': /(?<![\d:.])\d:\d\d\s?[ap]m/gi,
  'an hour in capitals': /\d:\d\d\s?(?:AM|PM)/g,
  'an hour of 24': /(?<![\d:])(?:1[3-9]|2[0-3]):[0-5]\d(?![\d:])/g,
  'an hour that touches am or pm': /\d:\d\d[ap]m/gi,
  'a day in figures': /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g,
  'a month before its day': new RegExp(`\\b(?:${months})\\.? \\d{1,2}\\b(?!\\d)`, 'g'),
  'a whole or other month': new RegExp(
    `\\b\\d{1,2} (?:January|February|March|April|June|July|August|September|Sep|October|November|December)\\b`,
    'g',
  ),
  'a weekday without a comma': new RegExp(`\\b(?:${weekdays}) \\d{1,2} (?:${months})`, 'g'),
};

/** What the specification quotes. */
const quoted = /Starting from ₹1299/g;

/** Money, hours and days on a page that are not written as everywhere else. */
export function mixedForms(page: HTMLElement): string[] {
  const copy = page.cloneNode(true) as HTMLElement;
  // A time that is left runs in minutes and seconds.
  for (const part of copy.querySelectorAll('script, style, noscript, [role=timer]')) part.remove();
  const attributes = [...copy.querySelectorAll('[aria-label], [title]')].flatMap((element) =>
    ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return [...texts, ...attributes].flatMap((text) =>
    Object.entries(otherwise).flatMap(([fault, form]) =>
      [...text.replaceAll(quoted, '').matchAll(form)].map(([found]) => `${fault}: ${found}`),
    ),
  );
}
