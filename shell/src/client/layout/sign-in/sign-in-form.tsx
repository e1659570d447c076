import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, Link, marketHref, useIntl, usePageAddress, useMarket } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { RETURN_FIELD } from '@amberlane/contract/site/site-address';
import { Button, Field, Icon, icons } from '@amberlane/ui';
import type { SignInFault } from '../../../site/sign-in-fault.ts';
import { audienceClass } from '../audience/audience.ts';
import { useMenu } from '../page-links.ts';
import type { MenuLink } from '../../../site/site-menu.ts';
import { refusalOf, type SignInField, type SignInSentence } from './sign-in-outcome.ts';
import { StepField } from './step-field.tsx';
import { loadPasswordWrap, useSignIn } from './use-sign-in.ts';
import css from './sign-in-form.module.css';

/** For which a session is kept on a device that asks for it. */
const REMEMBERED_DAYS = RULES.cookies.rememberedSeconds / 86_400;

export interface PasswordSignInProps {
  /** What stands in the field of the account at first. */
  readonly userName?: string;
  /** The reader has left the field of the account. */
  readonly onUserName?: (userName: string) => void;
  /** The address waits for the code of its registration: asks for it at once. */
  readonly asksForCode?: boolean;
  /** Below the field of that code: what to do when none came. */
  readonly codeHelp?: ReactNode;
}

interface SignInFormProps extends PasswordSignInProps {
  /** `panel`: 230 px of the header; `wide`: inputs of 330 × 35 px, on a page of its own (spec §2). */
  readonly look: 'panel' | 'wide';
  /** The last attempt, when it came as a plain form and was refused. */
  readonly fault?: SignInFault | null;
  /** Where a plain form leads after signing in; the page that shows it unless said. */
  readonly returnTo?: string;
  /** Signed in without leaving the page. */
  readonly onDone?: () => void;
}

/** Signs in with password. A plain form; once React runs it stays on the page and says beside the field what is wrong. */
export function SignInForm({ look, fault = null, returnTo, onDone, userName, onUserName, asksForCode = false, codeHelp }: SignInFormProps) {
  const market = useMarket();
  const everywhere = useMenu('sign-in');
  const inPanel = useMenu('sign-in', 'sign-in/panel');
  const intl = useIntl();
  const { path, search } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal, step, signIn } = useSignIn(fault && refusalOf({ ...fault, status: null, requestId: null, fields: [] }), asksForCode ? 'code' : null);
  const errorAt = (field: SignInField): ReactNode => {
    const fault = [refusal, refusal?.also].find((one) => one?.field === field);
    return fault ? <Sentence of={fault.sentence} /> : undefined;
  };

  useEffect(() => {
    const field = refusal && form.current?.elements.namedItem(refusal.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [refusal]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    void signIn(new FormData(event.currentTarget)).then((done) => {
      if (!done) return;
      form.current?.reset();
      onDone?.();
    });
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it notices the reader, nothing is operated
    <form ref={form} method="post" action="/-/sign-in" aria-label={look === 'panel' ? intl.formatMessage({ id: 'shell.nav.signIn' }) : undefined} className={`${css.form} ${css[look]}`} onSubmit={submit} onFocus={() => void loadPasswordWrap()} noValidate>
      <input type="hidden" name="countryCode" value={market.country} />
      <input type="hidden" name="returnTo" value={returnTo ?? marketHref(market, path) + search} />
      <Field
        name="userName"
        label={<FormattedMessage id="shell.signIn.userName" />}
        hint={look === 'wide' ? <FormattedMessage id="shell.signIn.userNameHint" /> : undefined}
        error={errorAt('userName')}
        defaultValue={fault?.userName ?? userName}
        onBlur={(event) => onUserName?.(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PasswordField error={errorAt('password')} />
      {step === null ? null : <StepField step={step} help={codeHelp} errorAt={errorAt} />}
      <div className={css.line}>
        <label className={css.remember}>
          <input type="checkbox" name="rememberMe" value="true" />
          <FormattedMessage id="shell.signIn.remember" values={{ days: REMEMBERED_DAYS }} />
        </label>
        {look === 'wide' ? <OtherWays links={everywhere} /> : null}
      </div>
      <Button type="submit" kind="primary" wide busy={busy}>
        <FormattedMessage id={busy ? 'shell.signIn.busy' : 'shell.nav.signIn'} />
      </Button>
      {look === 'panel' ? <OtherWays links={inPanel} /> : null}
    </form>
  );
}

const Sentence = ({ of: sentence }: { of: SignInSentence }) => (typeof sentence === 'string' ? sentence : <FormattedMessage id={sentence.id} />);

function PasswordField({ error }: { error: ReactNode }) {
  const [shown, setShown] = useState(false);
  const name = useIntl().formatMessage({ id: shown ? 'shell.signIn.hidePassword' : 'shell.signIn.showPassword' });
  return (
    <Field
      name="password"
      type={shown ? 'text' : 'password'}
      label={<FormattedMessage id="shell.signIn.password" />}
      error={error}
      className={css.password}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      required
      suffix={
        <button type="button" className={css.eye} aria-label={name} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon of={icons.eye} />
        </button>
      }
    />
  );
}

/** Links that lead back where this page would. */
function OtherWays({ links }: { links: readonly MenuLink[] }) {
  const back = new URLSearchParams(usePageAddress().search).get(RETURN_FIELD);
  const query = back === null ? '' : `?${new URLSearchParams({ [RETURN_FIELD]: back }).toString()}`;
  if (links.length === 0) return null;
  return (
    <p className={css.links}>
      {links.map(({ path, title, condition }) => (
        <Link key={path} to={path + query} className={audienceClass(condition)}>
          {title}
        </Link>
      ))}
    </p>
  );
}
