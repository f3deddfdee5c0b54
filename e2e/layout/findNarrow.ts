/**
 * The texts that have room for a few letters a line, over many lines: nobody reads them. It runs in
 * the page, so it stands on its own.
 */
export function findNarrow(): string[] {
  const modal = [...document.querySelectorAll('[aria-modal="true"], [data-modal]')]
    .filter((dialog) => dialog.checkVisibility())
    .at(-1);
  const range = document.createRange();
  /** Whether it stands in a box of a pixel: only a screen reader reads it. */
  const isHiddenFromSight = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth <= 2 && getComputedStyle(element).overflowX === 'hidden') ||
      isHiddenFromSight(element.parentElement));
  return [...(modal ?? document.body).querySelectorAll('*')].flatMap((element) => {
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.textContent!.trim(),
    );
    if (nodes.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    const rects = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    if (rects.every(({ width }) => width < 2) || isHiddenFromSight(element)) return [];
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const text = nodes.map(({ textContent }) => textContent!.trim()).join(' ');
    return lines > 3 && text.length / lines < 4 ? [`'${text.slice(0, 50)}' on ${lines} lines`] : [];
  });
}
