import type { ReactNode } from 'react';
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

interface OfficePhoneProps {
  readonly country: Country;
  /** While the office is open, or where nothing says whether it is. */
  readonly children: (phone: ReactNode) => ReactNode;
}

/** The first phone of an office in a sentence, with the hours and whether it is open, where {@link OfficeCard} is not in view beside it. */
export function OfficePhone({ country, children }: OfficePhoneProps) {
  const office = useOffice(country);
  const [phone] = office?.phones ?? [];
  return office && phone !== undefined ? <Call office={office} phone={<Phone key="phone" of={phone} />}>{children}</Call> : null;
}

interface CallProps extends Omit<OfficePhoneProps, 'country'> {
  readonly office: Office;
  readonly phone: ReactNode;
}

function Call({ office, phone, children }: CallProps) {
  const isClosed = useOfficeOpening(office)?.isOpen === false;
  return (
    <div className={css.call}>
      <p>{isClosed ? <FormattedMessage id="lead-form.office.phone" values={{ phone }} /> : children(phone)}</p>
      <div className={css.callHours}>
        <Opening of={office} />
        <p className={css.quiet}>{office.openTime}</p>
      </div>
    </div>
  );
}

/** Phone and hours of the office that has the form, for those who would rather call. Nothing while it can't be had. */
export function OfficeCard({ country, level = 2 }: { country: Country; level?: 2 | 3 }) {
  const { country: own } = useMarket();
  const office = useOffice(country);
  if (!office) return null;
  const Heading = `h${level}` as const;
  const [phone] = office.phones;
  return (
    <section className={country === own ? `${css.office} ${css.inFooter}` : css.office} aria-labelledby="lead-office">
      <Heading id="lead-office" className={css.officeTitle}>
        <FormattedMessage id="lead-form.office.title" values={{ country: office.name }} />
      </Heading>
      <div className={css.officeLines}>
        {phone === undefined ? null : (
          <p>
            <FormattedMessage id="lead-form.office.phone" values={{ phone: <Phone key="phone" of={phone} /> }} />
          </p>
        )}
        <Opening of={office} />
        <p className={css.quiet}>{office.openTime}</p>
      </div>
    </section>
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
