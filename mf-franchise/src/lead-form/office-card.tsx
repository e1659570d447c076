import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { Ltr } from '@amberlane/ui';
import { FactList } from './fact-list.tsx';
import { leadCalls } from './lead-calls.ts';
import css from './lead-form.module.css';

function useOffice(country: Country) {
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  return data?.find((candidate) => candidate.country === country);
}

interface OfficePhoneProps {
  readonly country: Country;
  readonly children: (phone: ReactNode) => ReactNode;
}

/** The first phone of an office in a sentence above its form, where {@link OfficeCard} is not in view beside it. */
export function OfficePhone({ country, children }: OfficePhoneProps) {
  const [phone] = useOffice(country)?.phones ?? [];
  return phone === undefined ? null : <p className={css.call}>{children(<Phone key="phone" of={phone} />)}</p>;
}

/** Phone, mail and hours of the office that has the form, for those who would rather call. Nothing while it can't be had. */
export function OfficeCard({ country, level = 2 }: { country: Country; level?: 2 | 3 }) {
  const { country: own } = useMarket();
  const office = useOffice(country);
  if (!office) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={country === own ? `${css.office} ${css.inFooter}` : css.office} aria-labelledby="lead-office">
      <Heading id="lead-office" className={css.officeTitle}>
        <FormattedMessage id="lead-form.office.title" values={{ country: office.name }} />
      </Heading>
      <FactList
        stacked
        facts={[
          { id: 'phone', term: <FormattedMessage id="lead-form.office.phone" />, value: <Phones of={office.phones} /> },
          { id: 'mail', term: <FormattedMessage id="lead-form.office.mail" />, value: <Mails of={office.mails} /> },
          { id: 'hours', term: <FormattedMessage id="lead-form.office.hours" />, value: office.hours },
        ]}
      />
    </section>
  );
}

const Phones = ({ of }: { of: readonly string[] }) => (
  <span className={css.addresses}>
    {of.map((phone) => (
      <Phone key={phone} of={phone} />
    ))}
  </span>
);

const Phone = ({ of }: { of: string }) => (
  <a href={`tel:${of.replaceAll(/[^+\d]/g, '')}`}>
    <Ltr>{of}</Ltr>
  </a>
);

const Mails = ({ of }: { of: readonly string[] }) => (
  <span className={css.addresses}>
    {of.map((mail) => (
      <a key={mail} href={`mailto:${mail}`}>
        <bdi dir="ltr" className={css.address}>
          {mail}
        </bdi>
      </a>
    ))}
  </span>
);
