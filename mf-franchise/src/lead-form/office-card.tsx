import { FormattedMessage, useMarket } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import { Ltr } from '@amberlane/ui';
import { leadCalls } from './lead-calls.ts';
import css from './lead-form.module.css';

/** Phone, mail and hours of the office that has the form, for those who would rather call. Nothing while it can't be had. */
export function OfficeCard({ country, level = 2 }: { country: Country; level?: 2 | 3 }) {
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  const office = data?.find((candidate) => candidate.country === country);
  if (!office) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={css.office} aria-labelledby="lead-office">
      <Heading id="lead-office" className={css.officeTitle}>
        <FormattedMessage id="lead-form.office.title" values={{ country: office.name }} />
      </Heading>
      <dl className={css.facts}>
        <div>
          <dt>
            <FormattedMessage id="lead-form.office.phone" />
          </dt>
          <dd className={css.addresses}>
            {office.phones.map((phone) => (
              <a key={phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                <Ltr>{phone}</Ltr>
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="lead-form.office.mail" />
          </dt>
          <dd className={css.addresses}>
            {office.mails.map((mail) => (
              <a key={mail} href={`mailto:${mail}`}>
                <bdi dir="ltr" className={css.address}>
                  {mail}
                </bdi>
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="lead-form.office.hours" />
          </dt>
          <dd>{office.hours}</dd>
        </div>
      </dl>
    </section>
  );
}
