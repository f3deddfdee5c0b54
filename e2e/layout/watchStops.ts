/** What was wrong with the stops of Tab. `sawAll`: none of them came meanwhile. */
export interface Found {
  faults: string[];
  sawAll: boolean;
}

/** The stops of Tab on a screen, looked at as each of them gets the focus. */
interface Stops {
  /** All stops have been met, or a whole round passed by those that are left. */
  isRound(): boolean;
  /** Ends the watch; the focus is where it was. */
  finish(): Found;
}

/**
 * Looks at each element that Tab comes to: it has a ring of 2 px in a colour that stands out, is in
 * sight and is not covered; one of a group of radios is a stop and no more; and all that can be
 * pressed is one. It runs in the page, after `installLooks`. A modal dialog is the whole screen
 * while it is open.
 */
export function watchStops(): Stops {
  const { nameOf, contrast, behind } = window.looks;
  const leastRing = 2;
  const leastContrast = 3;
  const faults = new Set<string>();
  const met = new Set<Element>();
  const before = document.activeElement as HTMLElement;
  let first: HTMLElement | null = null;
  /** What was there and not met at the end of the round before, and at the end of this one. */
  let [leftBefore, left]: (HTMLElement[] | null)[] = [null, null];
  let group: Element | null = null;

  /** The ring is drawn around the control, its label, or the card or box that stands for it. */
  const ringFault = (element: Element) => {
    const label = element.closest('label');
    const box = element.closest('[data-part="control"]');
    const drawn = [element, label, ...(label?.querySelectorAll('*') ?? []), box];
    const rings = drawn.flatMap((part) => {
      if (!part?.checkVisibility({ opacityProperty: true })) return [];
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return outlineStyle === 'none' || parseFloat(outlineWidth) === 0
        ? []
        : [
            {
              width: parseFloat(outlineWidth),
              ratio: contrast(outlineColor, behind(part.parentElement)),
            },
          ];
    });
    if (rings.length === 0) return 'no ring';
    if (rings.some(({ width, ratio }) => width >= leastRing && ratio >= leastContrast)) return null;
    return rings
      .map(({ width, ratio }) => `a ring of ${width} px and ${ratio.toFixed(1)}:1`)
      .join();
  };

  const placeFault = (element: Element) => {
    const seen = element.closest('label') ?? element;
    const { left, top, width, height, bottom } = seen.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || width === 0 || height === 0) return 'out of sight';
    const found = [0.1, 0.5, 0.9].map((part) =>
      document.elementFromPoint(left + width * part, Math.min(top + height / 2, innerHeight - 1)),
    );
    const isSeen = found.some(
      (one) =>
        one !== null &&
        (seen.contains(one) ||
          one.contains(seen) ||
          // What waits for an answer lies over all of the page for that long; a toast, over the bar
          // at the top, for a moment.
          one.closest('[data-overlay], [data-toasts]')),
    );
    return isSeen ? null : 'covered';
  };

  const look = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    first ??= element;
    if (met.has(element)) {
      if (element === first) [leftBefore, left] = [left, unmet()];
      return;
    }
    met.add(element);
    if (element.closest('[data-toasts]')) {
      // There is nothing to press on it, and leaving it leads back to where Tab came from.
      faults.add(`${nameOf(element)}: a toast is a stop`);
      return;
    }
    // The ring as it will be, not as it begins to come.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    for (const fault of [ringFault(element), placeFault(element)])
      if (fault) faults.add(`${nameOf(element)}: ${fault}`);
    const radios = element.matches('input[type="radio"]')
      ? element.closest('[role="radiogroup"]')
      : null;
    if (radios && radios === group) faults.add(`${nameOf(element)}: one more stop in its group`);
    group = radios;
  };
  document.addEventListener('focusin', look);

  const pressable = () => {
    const modal = [...document.querySelectorAll('[aria-modal="true"], [data-modal]')]
      .filter((dialog) => dialog.checkVisibility())
      .at(-1);
    const kinds =
      'a[href], button, input:not([type="hidden"], [type="radio"]), select, textarea, summary';
    return [...(modal ?? document.body).querySelectorAll<HTMLElement>(kinds)].filter(
      (element) =>
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden="true"]') &&
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  };
  const unmet = () => pressable().filter((element) => !met.has(element) && element !== before);
  const atFirst = new Set(pressable());

  // What goes by itself while it has the focus sends it back, and what comes late was not there to
  // be met: another round meets them.
  const passedBy = () => left?.filter((element) => leftBefore?.includes(element)) ?? [];
  const isRound = () => left?.length === 0 || passedBy().length > 0;

  return {
    isRound,
    finish() {
      document.removeEventListener('focusin', look);
      for (const element of isRound() ? passedBy() : unmet())
        faults.add(`${nameOf(element)}: Tab does not come to it`);
      before.focus({ preventScroll: true });
      // What was switched off for as long as it had the focus does not take it again. The heading is
      // there in every window.
      const heading = document.querySelector<HTMLElement>('main h1');
      if (document.activeElement !== before && before !== document.body && heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      return { faults: [...faults], sawAll: pressable().every((element) => atFirst.has(element)) };
    },
  };
}
