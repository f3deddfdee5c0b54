/**
 * Where a link leads to a part of the page, that part gets the focus: the fragment alone would leave
 * it at the top, and with it a screen reader (WCAG 2.4.1).
 */
export function focusSkippedTo(): () => void {
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href="#main"]') : null;
    const main = link && document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    // A ring would be around the whole page.
    main.style.outline = 'none';
    main.focus();
  };
  addEventListener('click', follow);
  return () => removeEventListener('click', follow);
}
