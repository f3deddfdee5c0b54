/**
 * The texts that have room for a few letters a line, over many lines: nobody reads them. It runs in
 * the page, so it stands on its own.
 */
export function findNarrow(): string[] {
  const modal = [...document.querySelectorAll('[aria-modal="true"], [data-modal]')]
    .filter((dialog) => dialog.checkVisibility())
    .at(-1);
  const range = document.createRange();
  return [...(modal ?? document.body).querySelectorAll('*')].flatMap((element) => {
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === 3 && node.textContent!.trim(),
    );
    if (nodes.length === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    const rects = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    // What only a screen reader reads is a pixel wide.
    if (rects.every(({ width }) => width < 2) || element.getBoundingClientRect().width < 2)
      return [];
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const text = nodes.map(({ textContent }) => textContent!.trim()).join(' ');
    return lines > 3 && text.length / lines < 4 ? [`'${text.slice(0, 50)}' on ${lines} lines`] : [];
  });
}
