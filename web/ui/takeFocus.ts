/** A ref callback: the element gets the focus as soon as it is mounted. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
