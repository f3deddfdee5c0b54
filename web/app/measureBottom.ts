/** The bars over the end of a page, the CSS variables with their heights, and how they stay there. */
const variables = {
  '[data-bottom-bar]': ['--bottom-bar', 'fixed'],
  '[data-floating]': ['--floating', 'fixed'],
  '[data-form-end]': ['--form-end', 'sticky'],
} as const;

/**
 * Keeps the variables equal to the heights of the bars, so that every page can leave room for them
 * at its end (web/shared/theme/globalCss.ts, which has typical heights until this code is loaded).
 */
export function measureBottom(): () => void {
  const measured = new Set<Element>();
  const measure = () => {
    for (const [selector, [variable, stays]] of Object.entries(variables)) {
      const heights = [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
        getComputedStyle(element).position === stays ? element.offsetHeight : 0,
      );
      const height = `${Math.max(0, ...heights)}px`;
      const root = document.documentElement;
      // Setting it makes the browser compute the styles of the whole page, and mostly the typical
      // height is right.
      if (getComputedStyle(root).getPropertyValue(variable).trim() !== height)
        root.style.setProperty(variable, height);
    }
  };
  const sizes = new ResizeObserver(measure);
  const find = () => {
    const found = document.querySelectorAll(Object.keys(variables).join());
    const isSame = found.length === measured.size && [...found].every((one) => measured.has(one));
    if (isSame) return;
    measured.clear();
    sizes.disconnect();
    for (const element of found) {
      measured.add(element);
      sizes.observe(element, { box: 'border-box' });
    }
    // Otherwise the observer calls it after the next layout, which it would force here.
    if (found.length === 0) measure();
  };
  const changes = new MutationObserver(find);
  changes.observe(document.body, { childList: true, subtree: true });
  find();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
