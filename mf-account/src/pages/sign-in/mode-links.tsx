import { FormattedMessage, Link, useIntl, usePageAddress } from '@amberlane/core';
import { keepingReturn, SIGN_IN, type SignInMode } from '../../authentication/sign-in-address.ts';
import css from './mode-links.module.css';

const MODES: readonly { readonly mode: SignInMode; readonly title: string; readonly query: Readonly<Record<string, string>> }[] = [
  { mode: 'password', title: 'sign-in.withPassword', query: {} },
  { mode: 'code', title: 'sign-in.withCode', query: { mode: 'code' } },
];

/** The two ways to sign in, as links: they can be shared, and work where no script runs. */
export function ModeLinks({ mode }: { mode: SignInMode }) {
  const { search } = usePageAddress();
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'sign-in.ways' })}>
      <ul role="list" className={css.modes}>
        {MODES.map(({ mode: other, title, query }) => (
          <li key={other}>
            <Link to={keepingReturn(SIGN_IN, search, query)} className={css.mode} {...(other === mode && { 'aria-current': 'page' })}>
              <FormattedMessage id={title} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
