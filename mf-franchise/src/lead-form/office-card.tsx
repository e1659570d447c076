import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { Ltr, OpeningText, useOfficeOpening } from '@amberlane/ui';
import { leadCalls, type Office } from './lead-calls.ts';
import css from './lead-form.module.css';

function useOffice(country: Country) {
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  return data?.find((candidate) => candidate.country === country);
}

interface OfficeCardProps {
  readonly country: Country;
  readonly level?: 2 | 3;
  /** The message around its phone while the office is open, or where nothing says whether it is: when to call rather than write. */
  readonly call?: string;
}

/** Phone and hours of the office that has the form, for those who would rather call. Nothing while it can't be had; phones show another country's alone. */
export function OfficeCard({ country, level = 2, call }: OfficeCardProps) {
  const office = useOffice(country);
  const market = useMarket();
  if (!office) return null;
  const Heading = `h${level}` as const;
  const [phone] = office.phones;
  return (
    <section className={country === market.country ? `${css.office} ${css.own}` : css.office} aria-labelledby="lead-office">
      <Heading id="lead-office" className={css.officeTitle}>
        <FormattedMessage id="lead-form.office.title" values={{ country: office.name }} />
      </Heading>
      <div className={css.officeLines}>
        {phone === undefined ? null : (
          <PhoneLine office={office} phone={phone} call={call} />
        )}
        <Opening of={office} />
        <p className={css.quiet}>{office.openTime}</p>
      </div>
    </section>
  );
}

interface PhoneLineProps {
  readonly office: Office;
  readonly phone: string;
  readonly call: string | undefined;
}

function PhoneLine({ office, phone, call }: PhoneLineProps) {
  const isClosed = useOfficeOpening(office)?.isOpen === false;
  return (
    <p>
      <FormattedMessage id={call === undefined || isClosed ? 'lead-form.office.phone' : call} values={{ phone: <Phone key="phone" of={phone} /> }} />
    </p>
  );
}

/** Whether the office is open now; nothing before React runs. */
function Opening({ of }: { of: Office }) {
  const opening = useOfficeOpening(of);
  if (!opening) return null;
  return (
    <p className={opening.isOpen ? `${css.opening} ${css.open}` : css.opening}>
      <OpeningText {...opening} timeZone={of.timeZone} />
    </p>
  );
}

const Phone = ({ of }: { of: string }) => (
  <a href={`tel:${of.replaceAll(/[^+\d]/g, '')}`}>
    <Ltr>{of}</Ltr>
  </a>
);
