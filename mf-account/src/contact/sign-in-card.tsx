import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { phoneText } from '@amberlane/contract/domain/phone-number';
import { FormattedMessage, useMarket, useRoutes } from '@amberlane/core';
import { Button, ButtonLink, Ltr, Skeleton } from '@amberlane/ui';
import type { Customer } from '../api/customer-api.ts';
import { PERSONAL, SECURITY } from '../account-layout/account-pages.ts';
import { FIRST_PASSWORD, firstPasswordThen } from '../authentication/sign-in-address.ts';
import { useTextMessages } from '../authentication/text-messages.ts';
import css from './contact.module.css';

const ContactChange = lazy(() => import('./contact-change.tsx'));

export type ContactKind = 'email' | 'mobile';

interface Opened {
  readonly kind: ContactKind;
  /** With which its field begins. */
  readonly userName: string;
}

/** How the customer signs in: mail address, mobile number, password, each with the way to change it. */
export function SignInCard({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    setOpen(null);
    title.current?.focus();
  };
  const toggle = (kind: ContactKind, userName = ''): void => setOpen((before) => (before?.kind === kind && before.userName === userName ? null : { kind, userName }));
  const openAs = (kind: ContactKind): string | null => (open?.kind === kind ? open.userName : null);
  return (
    <section className={css.card} aria-labelledby="sign-in-card">
      <h2 id="sign-in-card" ref={title} tabIndex={-1} className={css.title}>
        <FormattedMessage id="contact-change.card" />
      </h2>
      <ul role="list" className={css.rows}>
        <AddressRow kind="email" value={customer.email} opened={openAs('email')} onToggle={toggle} />
        <AddressRow kind="mobile" value={customer.phone} offer={customer.profile.contactPhone} opened={openAs('mobile')} onToggle={toggle} />
        <PasswordRow isSet={customer.passwordSet} />
      </ul>
      {open === null ? null : (
        <Suspense fallback={<Skeleton />}>
          <ContactChange key={open.kind + open.userName} {...open} customer={customer} onEnd={close} />
        </Suspense>
      )}
    </section>
  );
}

interface AddressRowProps {
  readonly kind: ContactKind;
  readonly value: string | null;
  /** What may be added, should there be none; '' for nothing in particular. */
  readonly offer?: string;
  /** With what its form is open; null while it is not. */
  readonly opened: string | null;
  readonly onToggle: (kind: ContactKind, userName?: string) => void;
}

function AddressRow({ kind, value, offer = '', opened, onToggle }: AddressRowProps) {
  const sendsTexts = useTextMessages();
  const isChangeable = kind === 'email' || sendsTexts;
  const isMissing = value === null;
  const isOffered = kind === 'mobile' && sendsTexts && isMissing && offer !== '';
  return (
    <Row
      term={<FormattedMessage id={`contact-change.${kind}`} />}
      value={isMissing ? <FormattedMessage id="contact-change.none" /> : <Ltr>{kind === 'mobile' ? phoneText(value) : <MailAddress of={value} />}</Ltr>}
      isMissing={isMissing}
      help={
        isOffered ? (
          <>
            <span>
              <FormattedMessage id="contact-change.mobile.offer" values={{ number: <Ltr key="number">{phoneText(offer)}</Ltr> }} />
            </span>
            <span className={css.choices}>
              <Button small aria-expanded={opened === offer} onClick={() => onToggle(kind, offer)}>
                <FormattedMessage id="contact-change.mobile.use" />
              </Button>
              <Button small kind="quiet" aria-expanded={opened === ''} onClick={() => onToggle(kind)}>
                <FormattedMessage id="contact-change.mobile.other" />
              </Button>
            </span>
          </>
        ) : kind === 'mobile' && sendsTexts && isMissing ? (
          <FormattedMessage id="contact-change.mobile.none" />
        ) : null
      }
    >
      {isChangeable && !isOffered ? (
        <Button small aria-expanded={opened === ''} onClick={() => onToggle(kind)}>
          <FormattedMessage id={`contact-change.${kind}.${isMissing ? 'add' : 'change'}`} />
        </Button>
      ) : null}
    </Row>
  );
}

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
  const routes = useRoutes();
  const market = useMarket();
  return (
    <Row term={<FormattedMessage id="contact-change.password" />} value={<FormattedMessage id={`contact-change.password.${isSet ? 'set' : 'unset'}`} />} isMissing={!isSet}>
      {routes.has(isSet ? SECURITY : FIRST_PASSWORD) ? (
        <ButtonLink small to={isSet ? SECURITY : firstPasswordThen(market, PERSONAL)}>
          <FormattedMessage id={`contact-change.password.${isSet ? 'change' : 'choose'}`} />
        </ButtonLink>
      ) : null}
    </Row>
  );
}

interface RowProps {
  readonly term: ReactNode;
  readonly value: ReactNode;
  readonly isMissing: boolean;
  /** What may be done about it. */
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

function Row({ term, value, isMissing, help, children }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.term}>{term}</span>
      <span className={isMissing ? css.missing : css.value}>{value}</span>
      <span className={css.action}>{children}</span>
      {help ? <div className={css.help}>{help}</div> : null}
    </li>
  );
}
