/** Where Ctrl+Enter or Cmd+Enter sends: forms that only ask. Until React answers keys, the page does. */
const ASKING_FIELD = 'form[method=get] textarea';

/** Sends such forms natively until the returned function is called. */
export function answerEarlyKeys(): () => void {
  const send = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): void => {
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    if (target instanceof HTMLTextAreaElement && target.matches(ASKING_FIELD)) target.form?.requestSubmit();
  };
  document.addEventListener('keydown', send);
  return () => document.removeEventListener('keydown', send);
}
