import { FormattedMessage } from '@amberlane/core';
import { PageHead, Wrap } from '@amberlane/ui';
import { PageSignIn } from './page-sign-in.tsx';
import css from './sign-in-page.module.css';

/** Signing in on a page of its own, as long as no remote brings one. Who is signed in is led back by the page's guard. */
export function SignInPage() {
  return (
    <>
      <PageHead title={<FormattedMessage id="shell.nav.signIn" />} lead={<FormattedMessage id="shell.signIn.lead" />} />
      <Wrap className={css.form}>
        <PageSignIn />
      </Wrap>
    </>
  );
}
