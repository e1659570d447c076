/** Keeps on paper one part of the page, what it stands in and what belongs to every sheet. */
import css from './print-sheet.module.css';

/** Hides on paper whatever stands beside the part, up to `main`. Gives the function that shows it again. */
export function hideBeside(part: Element): () => void {
  const hidden: Element[] = [];
  for (let inner = part; inner.parentElement && inner.tagName !== 'MAIN'; inner = inner.parentElement) {
    hidden.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner && !sibling.matches('[data-every-sheet]')));
  }
  const { beside } = css;
  if (beside === undefined) return () => undefined;
  for (const element of hidden) element.classList.add(beside);
  return () => {
    for (const element of hidden) element.classList.remove(beside);
  };
}
