import type { Page } from '@playwright/test';

/**
 * What is wrong for who reads the screen, or has it read: the focus is not in the first field that
 * was refused, what is wrong with it is out of sight, a dialog begins elsewhere than at its field, or
 * two regions say the same.
 */
export async function readingFaults(page: Page): Promise<string[]> {
  const found = () => page.evaluate(findReadingFaults);
  // The focus follows what is painted, and what opens comes in a moment.
  const deadline = Date.now() + 1000;
  let faults = await found();
  while (faults.length > 0 && Date.now() < deadline) faults = await found();
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll('[role="dialog"]'))
      dialog.setAttribute('data-looked-at', '');
  });
  return faults;
}

/** Runs in the page. */
function findReadingFaults(): string[] {
  const faults: string[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const name = (element: Element | null | undefined) =>
    element?.outerHTML.replace(/(class|style)="[^"]*"/g, '').slice(0, 90) ?? 'nothing';

  const refused = [...document.querySelectorAll('form [aria-invalid="true"]')].find(isShown);
  if (refused && !document.activeElement?.closest('form [aria-invalid="true"]'))
    faults.push(`refused is ${name(refused)}, the focus is at ${name(document.activeElement)}`);
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return isShown(element) && bottom > 0 && top < innerHeight;
  };
  const why = document.getElementById(refused?.getAttribute('aria-errormessage') ?? '');
  const isRead = (text: string | null) =>
    [...document.querySelectorAll('form p')].some(
      (one) => one.textContent === text && isInSight(one),
    );
  if (why?.textContent && !isRead(why.textContent))
    faults.push(`out of sight: what is wrong with ${name(refused)}`);

  const dialog = [...document.querySelectorAll('[role="dialog"]')].filter(isShown).at(-1);
  const fields =
    'textarea, input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"])';
  const first = dialog?.querySelector(fields);
  const begins = first === document.activeElement || dialog?.hasAttribute('data-looked-at');
  if (first && !begins)
    faults.push(`a dialog begins at ${name(document.activeElement)}, its field is ${name(first)}`);

  const live = [
    ...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]'),
  ].filter(
    (region) =>
      region.getAttribute('aria-live') !== 'off' &&
      !region.querySelector('[role="alert"], [role="status"], [aria-live]') &&
      isShown(region),
  );
  const said = live.map((region) => region.textContent!.trim()).filter(Boolean);
  for (const text of new Set(said))
    if (said.filter((one) => one === text).length > 1) faults.push(`said twice: ${text}`);
  return faults;
}
