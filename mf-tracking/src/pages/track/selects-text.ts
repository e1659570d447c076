/** Whether a press on `target` ends a selection of text in the line that holds it. */
export function selectsText(selection: Selection | null, target: EventTarget | null): boolean {
  if (!selection || selection.isCollapsed || !(target instanceof Element)) return false;
  const line = target.closest('summary');
  return line !== null && [selection.anchorNode, selection.focusNode].some((end) => line.contains(end));
}
