/** Milliseconds that whatever was closed or replaced has for giving the focus on by itself. */
const patience = 100;

/**
 * Whoever pressed what then goes away, such as a removed row or 'Yes, cancel it', goes on at the
 * page's heading. The browser would drop the focus, and with it a screen reader, to the top of the
 * document.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () =>
    last !== null && !last.isConnected && document.activeElement === document.body;
  const remember = ({ target }: FocusEvent) => {
    last = target as Element;
  };
  const goOn = () => {
    timer = undefined;
    if (isLost())
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(() => {
    if (isLost()) timer ??= setTimeout(goOn, patience);
  });
  addEventListener('focusin', remember);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', remember);
    changes.disconnect();
    clearTimeout(timer);
  };
}
