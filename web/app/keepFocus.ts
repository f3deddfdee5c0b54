/** Milliseconds in which a layer that was closed or replaced may move the focus itself. */
const patience = 100;
const headings = 'h1, h2, h3, legend';

/**
 * When the focused control disappears or is disabled by a press, such as a removed row or an offer
 * just applied, moves the focus to the heading above it (PD-75). The browser would drop the focus,
 * and with it a screen reader, to the top of the document.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  /** The headings above the focused control, nearest first. */
  let above: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isGone = () => last !== null && !canHaveFocus(last) && !isBeingSent(last);
  const remember = (focused: Element) => {
    last = focused;
    above = headingsAbove(focused);
  };
  const follow = ({ target }: FocusEvent) => remember(target as Element);
  const goOn = () => {
    timer = undefined;
    if (!isGone() || !isNowhere()) return;
    const heading = [...above, ...pageHeading()].find((one) => canHaveFocus(one));
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => {
    if (isGone()) timer ??= setTimeout(goOn, patience);
  });
  addEventListener('focusin', follow);
  // This code may be loaded after a control has got the focus.
  if (!isNowhere()) remember(document.activeElement!);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  return () => {
    removeEventListener('focusin', follow);
    changes.disconnect();
    clearTimeout(timer);
  };
}

const isNowhere = () => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
};

const canHaveFocus = (element: Element) =>
  element.isConnected &&
  !element.closest(':disabled, [inert], [hidden]') &&
  element.checkVisibility({ visibilityProperty: true });

/** Whether it is a field of a form that is being sent: those get the focus back (Fieldset). */
const isBeingSent = (element: Element) =>
  element.isConnected && element.closest('fieldset[aria-busy="true"]') !== null;

const pageHeading = () => document.querySelectorAll<HTMLElement>('main h1');

/** The headings above an element: that of its section, of the section around it, and so on. */
function headingsAbove(element: Element): HTMLElement[] {
  const root = element.closest('body > *');
  const before = [...(root?.querySelectorAll<HTMLElement>(headings) ?? [])].filter(
    (heading) =>
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      (heading.tagName !== 'LEGEND' || heading.parentElement?.contains(element)),
  );
  return before
    .toReversed()
    .filter((heading, index, nearest) =>
      nearest.slice(0, index).every((nearer) => levelOf(nearer) > levelOf(heading)),
    );
}

/** 1 for `h1` and so on; the legend of a fieldset ranks below all of them. */
const levelOf = ({ tagName }: Element) => (tagName === 'LEGEND' ? 7 : Number(tagName.slice(1)));
