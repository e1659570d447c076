import { FormattedMessage, useNavigate, usePageAddress, usePlace } from '@amberlane/core';
import { PageHead, Wrap } from '@amberlane/ui';
import { returnOf } from '../../../site/return-address.ts';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { SignInForm } from './sign-in-form.tsx';
import css from './sign-in-page.module.css';

/** Signing in on a page of its own, as long as no remote brings one: guarded pages lead here, and from here back. */
export function SignInPage({ fault }: { fault: SignInFault | null }) {
  const place = usePlace();
  const { search } = usePageAddress();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={<FormattedMessage id="shell.nav.signIn" />} lead={<FormattedMessage id="shell.signIn.lead" />} />
      <Wrap className={css.form}>
        <SignInForm look="wide" fault={fault} onDone={() => void navigate(returnOf(place, search), { replace: true })} />
      </Wrap>
    </>
  );
}
