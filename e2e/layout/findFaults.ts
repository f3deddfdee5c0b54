/** What is wrong with how a screen is laid out. */
export interface LayoutFault {
  kind: 'covered' | 'wide' | 'clipped' | 'small' | 'tall';
  /** The element, as a person would name it. */
  element: string;
}

/**
 * Looks at what the page shows at its end and at its top. It runs in the page, so it stands on its
 * own. A modal dialog is the whole screen while it is open.
 */
export async function findFaults(): Promise<LayoutFault[]> {
  const smallest = 24;
  const tolerance = 1.5;
  const faults = new Map<string, LayoutFault>();
  const modal = [...document.querySelectorAll('[aria-modal="true"], [data-modal]')]
    .filter((dialog) => dialog.checkVisibility())
    .at(-1);
  const screen = modal ?? document.body;

  /** The next frame that is painted; the page's own clock may stand still. */
  const painted = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  const scrollers = () => [
    document.scrollingElement!,
    ...(modal
      ? [modal, ...modal.querySelectorAll('*')].filter((element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY),
        )
      : []),
  ];
  const scroll = async (to: 'top' | 'end') => {
    // What is far below is laid out when it comes near, and may move the end.
    for (let before = -1, height = 0; before !== height;) {
      before = height;
      for (const scroller of scrollers())
        scroller.scrollTo({ top: to === 'end' ? scroller.scrollHeight : 0, behavior: 'instant' });
      await painted();
      height = scrollers().reduce((sum, { scrollHeight }) => sum + scrollHeight, 0);
    }
  };

  /** Whether it stands in a box of a pixel: only a screen reader reads it. */
  const isHiddenFromSight = (element: Element): boolean =>
    element !== screen &&
    ((element.clientWidth <= 2 && getComputedStyle(element).overflowX === 'hidden') ||
      isHiddenFromSight(element.parentElement!));
  const isSeen = (element: Element) => {
    const { width, height, right } = element.getBoundingClientRect();
    return (
      Math.min(width, height) > 2 &&
      right > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isHiddenFromSight(element)
    );
  };
  const all = (selector: string, isWanted: (element: Element) => boolean = () => true) =>
    [...screen.querySelectorAll(selector)].filter(
      (element) =>
        isWanted(element) && !element.closest('[data-overlay], [inert]') && isSeen(element),
    );
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} '${name.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}'`;
  };
  const add = (kind: LayoutFault['kind'], element: Element, why = '') => {
    const fault = { kind, element: nameOf(element) + why };
    faults.set(kind + fault.element, fault);
  };

  const pressables = () =>
    all(
      'a[href], button, select, textarea, summary, label:has(> input), [role="menuitem"], ' +
        'input:not([type="radio"], [type="checkbox"], [type="hidden"])',
    );
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent!.trim());
  const texts = () => all('*:not(textarea)', (element) => ownText(element).length > 0);
  const boxOf = (nodes: Node[]) => {
    const range = document.createRange();
    range.setStartBefore(nodes[0]!);
    range.setEndAfter(nodes.at(-1)!);
    return range.getBoundingClientRect();
  };
  const boxes = () => [
    ...pressables().map((element) => [element, element.getBoundingClientRect()] as const),
    ...texts().map((element) => [element, boxOf(ownText(element))] as const),
  ];

  const over = (element: Element | null): Element | null =>
    element === null || element === modal
      ? null
      : /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : over(element.parentElement);
  const isAtTop = (element: Element) => element.getBoundingClientRect().bottom < innerHeight / 2;
  /** How far a round corner keeps away from where a square one would be. */
  const cutOf = (element: Element, size: number) =>
    0.3 * Math.min(parseFloat(getComputedStyle(element).borderTopLeftRadius), size / 2);
  /** Whether something that stays where it is lies on a point of the element, and at which end. */
  const findCovered = (end: 'top' | 'end') => {
    for (const [element, { left, right, top, bottom }] of boxes()) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inset = 2 + cutOf(element, Math.min(right - left, bottom - top));
      const points = [
        [x, y],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      for (const point of points) {
        const hit = document
          .elementsFromPoint(...point)
          .find((found) => !found.closest('[data-overlay]'));
        const bar = over(hit ?? null);
        // Toasts are looked for by their place, as they let presses through.
        if (element.closest('[data-toasts]') || bar?.closest('[data-toasts]')) continue;
        if (!bar || bar.contains(element) || !screen.contains(bar) || element.contains(bar))
          continue;
        // What a bar at one end covers comes out at the other end.
        if (isAtTop(bar) === (end === 'top')) add('covered', element, ` by ${nameOf(bar)}`);
      }
    }
  };

  /** What floats lies on nothing that stays where it is and can be pressed: no scrolling frees that. */
  const findUnderFloating = () => {
    for (const floating of all('[data-floating]')) {
      const above = floating.getBoundingClientRect();
      for (const element of pressables()) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isUnder =
          left < above.right && right > above.left && top < above.bottom && bottom > above.top;
        if (isUnder && !floating.contains(element) && over(element))
          add('covered', element, ` by ${nameOf(floating)}`);
      }
    }
  };

  /** A toast passes over the bar at the top, and over nothing of the page. */
  const findUnderToasts = () => {
    for (const toast of all('[data-toast]')) {
      const over = toast.getBoundingClientRect();
      for (const [element, { left, right, top, bottom }] of boxes()) {
        if (element.closest('header, aside, [data-toasts]')) continue;
        const isUnder = left < over.right && right > over.left && top < over.bottom - tolerance;
        if (isUnder && bottom > over.top) add('covered', element, ` by ${nameOf(toast)}`);
      }
    }
  };

  /** Bars that stay where they are leave two thirds of the screen to the page. */
  const findTall = () => {
    const bars = all('*', (element) => element.clientWidth > innerWidth / 2).filter(
      (element) =>
        over(element) === element &&
        !over(element.parentElement) &&
        !element.closest('[data-toasts]'),
    );
    const height = bars
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, one) => sum + one, 0);
    if (height > innerHeight / 3) add('tall', bars[0]!, `: bars take ${Math.round(height)} px`);
  };

  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      scrollsSideways(element.parentElement));
  const findWide = () => {
    const { scrollWidth } = document.documentElement;
    for (const [element, { right }] of boxes())
      if (right > innerWidth + tolerance && !scrollsSideways(element))
        add('wide', element, ` by ${Math.round(right - innerWidth)} px`);
    if (scrollWidth > innerWidth)
      add('wide', document.documentElement, `: the page is ${scrollWidth} px wide`);
  };

  const findClipped = () => {
    for (const element of texts()) {
      const text = boxOf(ownText(element));
      if (element.closest('[title]')) continue;
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const sideways = text.right > right + tolerance || text.left < left - tolerance;
        const upright = text.bottom > bottom + 3 || text.top < top - 3;
        if (/hidden|clip/.test(style.overflowX) && sideways) add('clipped', element, ' sideways');
        if (/hidden|clip/.test(style.overflowY) && upright) add('clipped', element, ' in height');
        if (box.matches('a, button, label') && style.display !== 'inline' && sideways)
          add('clipped', element, ' beyond its button');
        if (/auto|scroll/.test(style.overflow)) break;
      }
    }
  };

  const findSmall = () => {
    const targets = pressables().filter(
      (element) =>
        // A link within a sentence is as high as its line.
        getComputedStyle(element).display !== 'inline' ||
        ownText(element.parentElement!).length === 0,
    );
    const rects = targets.map((element) => element.getBoundingClientRect());
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < smallest - 0.5;
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
    for (const [index, rect] of rects.entries()) {
      if (!isSmall(rect)) continue;
      const [x, y] = middle(rect) as [number, number];
      const isNear = rects.some((other, otherIndex) => {
        if (otherIndex === index || targets[index]!.contains(targets[otherIndex]!)) return false;
        const [otherX, otherY] = middle(other) as [number, number];
        if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < smallest;
        const nearX = Math.max(other.left, Math.min(x, other.right));
        const nearY = Math.max(other.top, Math.min(y, other.bottom));
        return Math.hypot(x - nearX, y - nearY) < smallest / 2;
      });
      if (isNear)
        add('small', targets[index]!, ` ${Math.round(rect.width)}×${Math.round(rect.height)}`);
    }
  };

  await document.fonts.ready;
  await scroll('top');
  findCovered('top');
  findUnderFloating();
  findUnderToasts();
  findWide();
  findClipped();
  findSmall();
  await scroll('end');
  findTall();
  findCovered('end');
  findUnderFloating();
  return [...faults.values()];
}
