/**
 * A `ref` for what takes the focus when it comes, because the control that led to it is gone (WCAG 2.4.3). A heading
 * or a box needs `tabIndex={-1}`.
 */
export const focusOnArrival = (element: HTMLElement | null): void => element?.focus();
