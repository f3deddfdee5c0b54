/** What keeps somebody from seeing or hitting a control. */
export interface AccessFault {
  kind:
    | 'faint border'
    | 'small text'
    | 'small target'
    | 'choice unmarked'
    | 'bars unmarked'
    | 'layer unmarked';
  /** The element, as a person would name it. */
  element: string;
}

/**
 * Looks at the screen as it stands, by computed styles. It runs in the page, after `installLooks`. A modal dialog is the whole screen while it is open. `forced`: the colours are the system's,
 * so only what is drawn in them can tell what is chosen.
 */
export function findAccessFaults({ forced }: { forced: boolean }): AccessFault[] {
  const { nameOf, contrast, behind } = window.looks;
  const leastContrast = 3;
  const leastText = 13;
  const leastTarget = 44;
  const faults = new Map<string, AccessFault>();
  const modal = [...document.querySelectorAll('[aria-modal="true"], [data-modal]')]
    .filter((dialog) => dialog.checkVisibility())
    .at(-1);
  const screen = modal ?? document.body;
  const isSeen = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      right > 0 &&
      bottom > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const all = (selector: string) =>
    [...screen.querySelectorAll(selector)].filter(
      (element) =>
        !element.closest('[data-overlay], [inert], [aria-hidden="true"]') && isSeen(element),
    );
  const add = (kind: AccessFault['kind'], element: Element, why = '') => {
    const fault = { kind, element: nameOf(element) + why };
    faults.set(kind + fault.element, fault);
  };

  /** What a person types into, and the marks of what is ticked; a chosen one stands out by colour. */
  const findFaintBorders = () => {
    const edged = all(
      'input:not([type="radio"], [type="checkbox"], [type="file"], [type="hidden"]), textarea, select, ' +
        'label[data-state="unchecked"] > [data-part="control"], ' +
        'label[data-state="unchecked"] > [data-part="item-control"]',
    );
    for (const element of edged) {
      const edge = element.closest('[data-scope="tags-input"][data-part="control"]') ?? element;
      const card = element.closest('[data-scope="radio-card"][data-part="item"]');
      const { borderTopColor, borderTopWidth } = getComputedStyle(card ?? edge);
      if (borderTopWidth === '0px') add('faint border', element, ': none');
      const ratio = contrast(borderTopColor, behind((card ?? edge).parentElement));
      if (ratio < leastContrast) add('faint border', element, ` ${ratio.toFixed(2)}:1`);
    }
  };

  const findSmallTexts = () => {
    for (const element of all('*')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim(),
      );
      const { fontSize } = getComputedStyle(element);
      if (own && parseFloat(fontSize) < leastText) add('small text', element, ` ${fontSize}`);
    }
  };

  const findSmallTargets = () => {
    const targets = all(
      'a[href], button, select, textarea, summary, label:has(> input), [role="menuitem"], ' +
        'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"])',
    );
    for (const element of targets) {
      // A link within a sentence is as high as its line.
      const sentence = element.parentElement!;
      const isInSentence =
        element.matches('a') &&
        [...sentence.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim());
      if (isInSentence) continue;
      // A press anywhere in the box of tags is a press on its field.
      const box = element.closest('[data-scope="tags-input"][data-part="control"]') ?? element;
      const boxes = [box, ...element.querySelectorAll('*')].map((part) =>
        part.getBoundingClientRect(),
      );
      const height = Math.max(...boxes.map((box) => box.height));
      const width = Math.max(...boxes.map((box) => box.width));
      if (height < leastTarget - 0.5 || width < leastTarget - 0.5)
        add('small target', element, ` ${Math.round(width)}×${Math.round(height)}`);
    }
  };

  /** How an element and what is in it are drawn, without what forced colours leave out. */
  const drawing = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === 'none') return '';
          const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineColor } =
            style;
          return [
            backgroundColor,
            borderTopColor,
            borderTopWidth,
            outlineStyle,
            outlineColor,
          ].join();
        }),
      )
      .join('|') + (element.querySelector('svg') ? 'picture' : '');

  const findUnmarkedChoices = () => {
    for (const chosen of all('label[data-state="checked"]')) {
      const scope = chosen.getAttribute('data-scope');
      const others = all(`label[data-scope="${scope}"][data-state="unchecked"]`);
      const isAlone = others.length > 0 && others.every((one) => drawing(one) === drawing(chosen));
      if (isAlone) add('choice unmarked', chosen);
    }
    const bars = all('[data-bar]');
    const kinds = new Set(bars.map((bar) => `${bar.getAttribute('data-bar')} ${drawing(bar)}`));
    if (bars.length > 0 && new Set(bars.map(drawing)).size !== kinds.size)
      add('bars unmarked', bars[0]!);
    for (const bar of bars)
      if (contrast(getComputedStyle(bar).backgroundColor, behind(bar.parentElement)) < 1.1)
        add('bars unmarked', bar, ': not to be seen');
  };

  /** What lies over the page has an edge on every side; its background is that of the page. */
  const findUnmarkedLayers = () => {
    const layers = document.querySelectorAll(
      'dialog[open], [role="dialog"], [role="alertdialog"], :popover-open',
    );
    for (const layer of [...layers].filter(isSeen)) {
      const style = getComputedStyle(layer);
      const isOpen = ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-width`) === '0px' ||
          contrast(style.getPropertyValue(`border-${side}-color`), style.backgroundColor) <
            leastContrast,
      );
      if (isOpen) add('layer unmarked', layer);
    }
  };

  if (forced) {
    findUnmarkedChoices();
    findUnmarkedLayers();
  } else {
    findFaintBorders();
    findSmallTexts();
    findSmallTargets();
  }
  return [...faults.values()];
}
