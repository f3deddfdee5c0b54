declare global {
  interface Window {
    /** What checks of a page's looks ask: the name of an element, and what stands out from what. */
    looks: {
      nameOf(element: Element): string;
      /** From 1, the same colour, to 21. */
      contrast(one: string, other: string): number;
      /** The colour that an element is drawn on. */
      behind(element: Element | null): string;
    };
  }
}

/** Gives the page `window.looks`. It runs in the page, so it stands on its own. */
export function installLooks(): void {
  const nameOf = (element: Element) => {
    const name =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    return `${element.tagName.toLowerCase()} '${name.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}'`;
  };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  // Reading a pixel takes long, and a page has few colours.
  const known = new Map<string, readonly [number, number, number, number]>();
  /** Red, green, blue and opacity of any CSS colour, the latter from 0 to 1. */
  const read = (color: string) => {
    const before = known.get(color);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const parts = [red, green, blue, opacity / 255] as const;
    known.set(color, parts);
    return parts;
  };
  const luminance = (color: string) => {
    const [red, green, blue] = read(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (one: string, other: string) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const behind = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return read(backgroundColor)[3] > 0.9 ? backgroundColor : behind(element.parentElement);
  };
  window.looks = { nameOf, contrast, behind };
}
