import { fireEvent, screen, waitFor } from '@testing-library/react';
import { where } from './show.tsx';

/** The buttons that can be pressed; a menu is opened by the browser itself. */
const open = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((button) => !button.matches(':disabled, [aria-disabled="true"], [popovertarget]'));
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;
const fields = () => document.querySelectorAll<HTMLInputElement>('input, textarea, select');

/** The page as somebody finds it, the place of the focus included. */
export const look = () =>
  [
    document.documentElement.outerHTML,
    ...Array.from(fields(), ({ value }) => value),
    where(),
    document.cookie,
    [...document.querySelectorAll('*')].indexOf(document.activeElement!),
  ].join('\n');

/**
 * Presses each button, and gives the names of those that did nothing: the page stayed as it was, and
 * `done` counted nothing. Where other buttons are there afterwards, the page is shown anew.
 */
export async function deadButtons(
  done: () => number,
  showAnew: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const names = open().map(nameOf);
  const dead: string[] = [];
  for (const [index, name] of names.entries()) {
    if (open().map(nameOf).join() !== names.join()) await showAnew();
    const button = open()[index];
    if (button === undefined || nameOf(button) !== name) continue;
    const [before, count] = [look(), done()];
    fireEvent.click(button);
    const happened = () => done() > count || look() !== before;
    await waitFor(() => {
      if (!happened()) throw new Error(`${name} does nothing`);
    }).catch(() => dead.push(name));
  }
  return dead;
}
