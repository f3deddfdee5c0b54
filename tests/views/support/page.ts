import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

type Name = string | RegExp;
const textOf = ({ textContent }: Element) => textContent;

/** The one button of that name, on the page or within a part of it. */
export const button = (name: Name, part: HTMLElement = document.body) =>
  within(part).getByRole<HTMLButtonElement>('button', { name });
export const press = (name: Name, part?: HTMLElement) => fireEvent.click(button(name, part));
/** Whether what a button sends is on its way. */
export const isBusy = (name: Name) =>
  screen.getByRole('button', { name, hidden: true }).hasAttribute('data-loading');
/** What all elements of a role say, in their order. */
export const texts = (role: string, part: HTMLElement = document.body) =>
  within(part).queryAllByRole(role).map(textOf);
export const buttons = (part?: HTMLElement) => texts('button', part);
/** What the page says at once to who listens to it: failures and refusals. */
export const alerts = () => texts('alert');
export const says = (...words: unknown[]) => waitFor(() => expect(alerts()).toEqual(words));
/** What is said of all elements that a selector finds. */
export const textsOf = (selector: string, part: ParentNode = document) =>
  Array.from(part.querySelectorAll(selector), textOf);
/** Links, each with its text and where it leads. */
export const links = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
export const hrefs = (part?: HTMLElement) => links(part).map(([, href]) => href);

/** A field by its label. */
export const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const valueOf = (label: string) => labelled(label).value;
/** Types into a field, or chooses in it, by its label. */
export const put = (label: string, value: string) => {
  const field: HTMLElement = labelled(label);
  const target = { target: { value } };
  if (field.tagName === 'SELECT') fireEvent.change(field, target);
  else fireEvent.input(field, target);
};
export const optionsOf = (label: string) =>
  Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ value }) => value);
export const chosenText = (label: string) =>
  screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]!.textContent;
export const radio = (name: string, part: HTMLElement = document.body) =>
  within(part).getByRole<HTMLInputElement>('radio', { name });
/** What is chosen is so once the page knows it, not only the browser's radio. */
export async function choose(name: string, part?: HTMLElement): Promise<void> {
  fireEvent.click(radio(name, part));
  await waitFor(() => expect(radio(name, part).closest('label')!.dataset.state).toBe('checked'));
}
/** Answers the question that stands before the page. */
export async function answer(name: string): Promise<void> {
  press(name, await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
/** What is read out with an element besides its name. */
export const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
