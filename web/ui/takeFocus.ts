/** As a ref: the element has the focus as soon as it is there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
