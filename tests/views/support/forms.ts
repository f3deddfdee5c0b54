import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A field by its name. */
export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
export const write = (name: string, value: string) =>
  fireEvent.input(field(name), { target: { value } });
/** Fills in a form whose fields have the names of what is sent. */
export function writeAll(fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) write(name, value);
}
/** Adds tags to a list, as a pasted text. */
export const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: label }), {
    clipboardData: { getData: () => text },
  });
export const box = (name: string, container = document.body) =>
  within(container).getByRole<HTMLInputElement>('checkbox', { name });
/** What is ticked is so once the form knows it, not only the browser's box. */
export async function tick(name: string, ticked = true, container = document.body): Promise<void> {
  fireEvent.click(box(name, container));
  await waitFor(() => expect(box(name, container).checked).toBe(ticked));
}

/** What is typed into the fields of a test, by their names. */
const texts = {
  testName: 'Vitamin D',
  price: '899',
  report_time: '24 Hours',
  tat: 'Next day',
  description: 'About it.',
  inclusions: '25-OH',
  testNameHindi: 'विटामिन डी',
  descriptionHindi: 'इसके बारे में।',
  inclusionsHindi: 'डी',
};
/** What is pasted into its lists, by their labels. */
const lists = {
  disclaimers: 'Note one, Note two',
  features: 'At home,',
  why_book: 'Bones,',
  'Other names that the search knows': 'sun,vitamin',
  'Hindi: what to know before': 'एक,',
  'Hindi: what comes with it': 'दो,',
  'Hindi: why to book it': 'तीन,',
};
/** What is sent of a test that was filled in so. */
export const testSent = {
  testName: 'Vitamin D',
  price: '899',
  reportTime: '24 Hours',
  tat: 'Next day',
  description: 'About it.',
  inclusions: '25-OH',
  disclaimers: ['Note one', 'Note two'],
  features: ['At home'],
  whyBook: ['Bones'],
  aliases: ['sun', 'vitamin'],
  nameHindi: 'विटामिन डी',
  descriptionHindi: 'इसके बारे में।',
  inclusionsHindi: 'डी',
  disclaimersHindi: ['एक'],
  featuresHindi: ['दो'],
  whyBookHindi: ['तीन'],
};
export function fillInTest(): void {
  for (const [name, value] of Object.entries(texts)) write(name, value);
  for (const [label, text] of Object.entries(lists)) paste(label, text);
}
