import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { phoneText } from '@amberlane/contract/domain/phone-number';
import { FormattedMessage, useIntl, useMarket, useRoutes } from '@amberlane/core';
import { Button, ButtonLink, Ltr, Skeleton, StatusMark } from '@amberlane/ui';
import type { Customer } from '../api/customer-api.ts';
import { PERSONAL, SECURITY } from '../account-layout/account-pages.ts';
import { FIRST_PASSWORD, firstPasswordThen } from '../authentication/sign-in-address.ts';
import { useTextMessages } from '../authentication/text-messages.ts';
import css from './contact.module.css';

const ContactChange = lazy(() => import('./contact-change.tsx'));

export type ContactKind = 'email' | 'mobile';

/** How the customer signs in: mail address, mobile number, password, each with the way to change it. */
export function SignInCard({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState<ContactKind | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    setOpen(null);
    title.current?.focus();
  };
  const toggle = (kind: ContactKind): void => setOpen((before) => (before === kind ? null : kind));
  return (
    <section className={css.card} aria-labelledby="sign-in-card">
      <h2 id="sign-in-card" ref={title} tabIndex={-1} className={css.title}>
        <FormattedMessage id="contact-change.card" />
      </h2>
      <ul role="list" className={css.rows}>
        <AddressRow kind="email" value={customer.email} isOpen={open === 'email'} onToggle={toggle} />
        <AddressRow kind="mobile" value={customer.phone} spare={customer.profile.contactPhone} isOpen={open === 'mobile'} onToggle={toggle} />
        <PasswordRow isSet={customer.passwordSet} />
      </ul>
      {open === null ? null : (
        <Suspense fallback={<Skeleton />}>
          <ContactChange key={open} kind={open} customer={customer} onEnd={close} />
        </Suspense>
      )}
    </section>
  );
}

interface AddressRowProps {
  readonly kind: ContactKind;
  readonly value: string | null;
  /** Another number of the customer, with which its form starts; '' for none. */
  readonly spare?: string;
  /** Its form is open. */
  readonly isOpen: boolean;
  readonly onToggle: (kind: ContactKind) => void;
}

function AddressRow({ kind, value, spare = '', isOpen, onToggle }: AddressRowProps) {
  const intl = useIntl();
  const sendsTexts = useTextMessages();
  const canChange = kind === 'email' || sendsTexts;
  const isMissing = value === null;
  const offersSpare = isMissing && spare !== '';
  return (
    <Row
      term={<FormattedMessage id={`contact-change.${kind}`} />}
      value={isMissing ? <FormattedMessage id="contact-change.none" /> : <Proven>{kind === 'mobile' ? phoneText(value) : <MailAddress of={value} />}</Proven>}
      isMissing={isMissing}
    >
      {canChange ? (
        <Button small {...(!offersSpare && { 'aria-label': intl.formatMessage({ id: `contact-change.${kind}.${isMissing ? 'add' : 'change'}` }) })} aria-expanded={isOpen} onClick={() => onToggle(kind)}>
          {offersSpare ? <FormattedMessage id="contact-change.mobile.offer" values={{ number: <Ltr key="number">{phoneText(spare)}</Ltr> }} /> : <FormattedMessage id={isMissing ? 'personal.add' : 'contact-change.change'} />}
        </Button>
      ) : null}
    </Row>
  );
}

/** An address of the account, which holds none that was not proven by a code. */
const Proven = ({ children }: { children: ReactNode }) => (
  <>
    <Ltr>{children}</Ltr>{' '}
    <StatusMark status="delivered">
      <FormattedMessage id="contact-change.confirmed" />
    </StatusMark>
  </>
);

/** Breaks after the `@` where a line is too short for all of it. */
function MailAddress({ of }: { of: string }) {
  const domainAt = of.lastIndexOf('@') + 1;
  return (
    <>
      {of.slice(0, domainAt)}
      <wbr />
      {of.slice(domainAt)}
    </>
  );
}

function PasswordRow({ isSet }: { isSet: boolean }) {
  const intl = useIntl();
  const routes = useRoutes();
  const market = useMarket();
  return (
    <Row term={<FormattedMessage id="contact-change.password" />} value={<FormattedMessage id={`contact-change.password.${isSet ? 'set' : 'unset'}`} />} isMissing={!isSet}>
      {routes.has(isSet ? SECURITY : FIRST_PASSWORD) ? (
        <ButtonLink small {...(isSet && { 'aria-label': intl.formatMessage({ id: 'contact-change.password.change' }) })} to={isSet ? SECURITY : firstPasswordThen(market, PERSONAL)}>
          <FormattedMessage id={isSet ? 'contact-change.change' : 'contact-change.password.choose'} />
        </ButtonLink>
      ) : null}
    </Row>
  );
}

interface RowProps {
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly isMissing: boolean;
  readonly children: ReactNode;
}

function Row({ term, value, isMissing, children }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.term}>{term}</span>
      <span className={isMissing ? css.missing : css.value}>{value}</span>
      <span className={css.action}>{children}</span>
    </li>
  );
}
