import css from './spinner.module.css';

/** A turning ring in the colour of its text; the words beside it say what is being waited for. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
