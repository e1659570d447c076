/** What protects the account at a glance, and what to improve next. */
import type { ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { ButtonLink, StatusMark, StatusShape, TextLink } from '@amberlane/ui';
import type { Customer } from '../api/customer-api.ts';
import { PERSONAL, PREFERENCES } from '../account-layout/account-pages.ts';
import { notificationsApi } from '../notifications/notifications-api.ts';
import { Section } from './section.tsx';
import { securityApi } from './security-api.ts';
import css from './security.module.css';

/** What can be added to the way in, in the order in which it matters. */
const PROTECTIONS = ['app', 'alerts'] as const;

/** Nothing until all states are known: the sections below say what could not be loaded. */
export function ProtectionSummary({ customer }: { customer: Customer }) {
  const { data: factor } = securityApi.useSecondFactorQuery(null);
  const { data: alerts } = notificationsApi.useNotificationsQuery(null);
  if (!factor || !alerts) return null;
  const isOn = { app: factor.on, alerts: alerts.reachable && alerts.signInAlert };
  // The app is asked for after a password.
  const next = customer.passwordSet ? PROTECTIONS.find((one) => !isOn[one]) : 'password';
  const count = PROTECTIONS.filter((one) => isOn[one]).length;
  return (
    <p className={css.summary}>
      {next ? <Stops reached={count} /> : <StatusShape status="delivered" />}
      <strong>
        <FormattedMessage id="security.summary" values={{ on: count, all: PROTECTIONS.length }} />
      </strong>
      <span>
        <FormattedMessage id="security.summary.next" values={{ next: next ?? 'none', go: (words: ReactNode) => <TextLink key="go" href={`#${next}`}>{words}</TextLink> }} />
      </span>
    </p>
  );
}

/** How far it is, as stops; the sentence beside it says the same. */
const Stops = ({ reached }: { reached: number }) => (
  <span className={css.stops} aria-hidden="true">
    {PROTECTIONS.map((one, index) => (
      <span key={one} className={index < reached ? css.reached : css.stop} />
    ))}
  </span>
);

/** Whether something is on, in a word that agrees with its name. */
export const OnOff = ({ of, on }: { of: 'app' | 'alerts'; on: boolean }) => (
  <StatusMark status={on ? 'delivered' : 'neutral'}>
    <FormattedMessage id={on ? `security.${of}.on` : `security.${of}.off`} />
  </StatusMark>
);

/** Whether emails about sign-ins on new devices are sent, with the way to the page that turns them on and off; without a mail address, the way to add one. */
export function AlertsSection() {
  const { data } = notificationsApi.useNotificationsQuery(null);
  if (!data) return null;
  return (
    <Section
      anchor="alerts"
      title={<FormattedMessage id="security.alerts.title" />}
      lead={<FormattedMessage id="security.alerts.lead" />}
      state={<OnOff of="alerts" on={data.reachable && data.signInAlert} />}
      action={
        <ButtonLink to={data.reachable ? PREFERENCES : PERSONAL}>
          <FormattedMessage id={data.reachable ? 'security.alerts.change' : 'security.alerts.addEmail'} />
        </ButtonLink>
      }
    />
  );
}
