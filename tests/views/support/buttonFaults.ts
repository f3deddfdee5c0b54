import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { where } from './show.tsx';

/** A menu is opened by the browser itself, and what is chosen already stays so. */
const notPressed =
  ':disabled, [aria-disabled="true"], [aria-pressed="true"], [popovertarget], [type="radio"]:checked';
const pressable =
  'button:not([role]), [role="button"], input[type="checkbox"], input[type="radio"], select';
/** What can be pressed; a query by role takes three times as long. */
const open = () =>
  firstOfGroups(
    [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (one) => !one.matches(notPressed) && !one.closest('[hidden], [inert], [aria-hidden="true"]'),
    ),
  );
/** One radio stands for those that it excludes. */
const firstOfGroups = (all: HTMLElement[]) => {
  const groupOf = (one: HTMLElement) =>
    one.matches('[type="radio"]') ? one.getAttribute('name') : null;
  return all.filter((one, index) => {
    const group = groupOf(one);
    return group === null || all.findIndex((other) => groupOf(other) === group) === index;
  });
};
const isField = (one: HTMLElement) =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement;
const nameOf = (one: HTMLElement) =>
  one.getAttribute('aria-label') ??
  (isField(one) ? one.labels?.[0]?.textContent || one.value : one.textContent);
const namesOfOpen = () => open().map(nameOf);
const fields = () => document.querySelectorAll<HTMLInputElement>('input, textarea, select');

/** Where an element stands, as its place among the children of each element around it. */
const placeOf = (one: Element | null): string =>
  one?.parentElement
    ? `${placeOf(one.parentElement)} ${[...one.parentElement.children].indexOf(one)}`
    : '';

/** The page as somebody finds it, the place of the focus included. */
const look = () =>
  [
    document.title,
    document.body.outerHTML,
    ...Array.from(fields(), ({ value }) => value),
    where(),
    document.cookie,
    placeOf(document.activeElement),
  ].join('\n');

/** Waits until two looks find the same: answers, and parts whose code comes later, are there then. */
export async function untilStill(interval = 15): Promise<void> {
  await vi.dynamicImportSettled();
  let before = '';
  await waitFor(
    () => {
      const seen = before;
      before = look();
      expect(before).toBe(seen);
    },
    { interval },
  );
}

/** How the changes that a page sends end. */
export type Outcome = 'answered' | 'refused' | 'unanswered';
interface Walk {
  /** Shows the page from its beginning. */
  showAnew(): Promise<void>;
  /** Counts what a press may do that is not seen on the page. */
  done(): number;
  /** Counts the changes that were sent. */
  sent?(): number;
  /** Lets the changes that are sent from now on end like this. */
  end?(outcome: Outcome): void;
  /** Whether the page says that a change was refused. */
  isRefusalSaid?(): boolean;
}

/** One of the buttons, once these are there: a question hides what is behind it a moment later. */
async function buttonOf(names: string[], index: number): Promise<HTMLElement> {
  await waitFor(() => expect(namesOfOpen()).toEqual(names));
  return open()[index]!;
}

/** Clicks, or chooses the next option. */
function activate(control: HTMLElement): void {
  if (!(control instanceof HTMLSelectElement)) fireEvent.click(control);
  else {
    const other = [...control.options].find(({ selected, disabled }) => !selected && !disabled);
    if (other) fireEvent.change(control, { target: { value: other.value } });
  }
}

/** Presses a button as a browser does, with the focus; gives whether anything happened. */
async function press(button: HTMLElement, done: Walk['done']): Promise<boolean> {
  button.focus();
  await untilStill(10);
  // A question that stands before the page has the focus back: nothing behind it can be pressed.
  if (document.activeElement !== button) return true;
  const [before, count] = [look(), done()];
  activate(button);
  const happens = waitFor(() => expect(done() > count || look() !== before).toBe(true), {
    // Not for as long as until the page asks again by itself.
    timeout: 2000,
  });
  const happened = await happens.then(
    () => true,
    () => false,
  );
  await untilStill();
  return happened;
}

/** What is typed into an empty field, by its type. */
const typed: Record<string, string> = {
  date: '2026-09-14',
  email: 'ravi@example.com',
  number: '2',
  password: 'assay-demo-2',
  tel: '9000000003',
  text: '5',
  textarea: 'As agreed',
  time: '10:00',
};
/** Types into every empty field, and chooses the first of what is chosen from. */
async function fillIn(): Promise<void> {
  for (const field of fields()) {
    const { type, name, disabled } = field;
    if (disabled) continue;
    if (type === 'radio' && !document.querySelector(`[name="${name}"]:checked`))
      fireEvent.click(field);
    if (field.value === '' && type in typed)
      fireEvent.input(field, { target: { value: typed[type] } });
  }
  await untilStill();
}

/**
 * Presses every button of a page, and what is chosen from; the buttons that a press has brought,
 * with the fields filled in; and, while a change is being sent, all others. Gives the presses that
 * did nothing, or that sent a change twice, without an end, or refused without a word.
 */
export async function faultsOfButtons(walk: Walk): Promise<string[]> {
  // The code of later parts is there when the page is shown once more.
  await walk.showAnew();
  await walk.showAnew();
  return faultsIn(walk, 'page');
}

/** What is pressed: a page, what a press has brought, a question on that, or a page that is sending. */
type Part = 'page' | 'brought' | 'asked' | 'sending';

async function faultsIn(walk: Walk, part: Part, pressed: string[] = []): Promise<string[]> {
  const { done, sent = () => 0 } = walk;
  const names = namesOfOpen();
  const faults: string[] = [];
  let hasChosen = false;
  for (const [index, name] of names.entries()) {
    if (pressed.includes(name)) continue;
    if (hasChosen || namesOfOpen().join() !== names.join()) await walk.showAnew();
    const [place, changes] = [where(), sent()];
    const button = await buttonOf(names, index);
    hasChosen = isField(button);
    // Fields that a press has brought are tried by the tests of forms.
    if (hasChosen && part !== 'page') continue;
    if (!(await press(button, done))) faults.push(name);
    if (part === 'sending') continue;
    const isSending = sent() > changes;
    const hasBrought = where() === place && namesOfOpen().some((next) => !names.includes(next));
    const isAsked = document.querySelector('[role="alertdialog"]') !== null;
    const goesOn = hasBrought && (part === 'page' || (part === 'brought' && isAsked));
    const after = (outcome: Outcome): Walk => ({
      ...walk,
      async showAnew() {
        await walk.showAnew();
        walk.end?.(outcome);
        await press(await buttonOf(names, index), done);
        if (goesOn && outcome === 'answered') await fillIn();
      },
    });
    const inside: string[] = [];
    if (goesOn) {
      // What has taken its place may have the same name.
      const stillThere = names.filter((other) => other !== name || button.isConnected);
      // Without what the presses before may have set going.
      await after('answered').showAnew();
      const next = part === 'page' ? 'brought' : 'asked';
      inside.push(...(await faultsIn(after('answered'), next, stillThere)));
    }
    if (isSending) {
      await walk.showAnew();
      inside.push(...(await pressedTwice(await buttonOf(names, index), sent)));
      inside.push(...(await faultsOfSending(walk, after, place)));
      await walk.showAnew();
    }
    faults.push(...inside.map((next) => `${name} > ${next}`));
  }
  return faults;
}

async function pressedTwice(button: HTMLElement, sent: () => number): Promise<string[]> {
  const before = sent();
  fireEvent.click(button);
  fireEvent.click(button);
  await untilStill();
  return sent() > before + 1 ? ['(sent twice)'] : [];
}

/** What is wrong once a change was sent, however it ends. */
async function faultsOfSending(
  walk: Walk,
  after: (end: Outcome) => Walk,
  place: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const end of ['answered', 'refused'] as const) {
    await after(end).showAnew();
    if (where() === place && document.querySelector('[data-loading]'))
      faults.push(`(still waits, ${end})`);
  }
  if (!walk.isRefusalSaid?.()) faults.push('(its refusal)');
  const unanswered = after('unanswered');
  await unanswered.showAnew();
  return [...faults, ...(await faultsIn(unanswered, 'sending'))];
}
