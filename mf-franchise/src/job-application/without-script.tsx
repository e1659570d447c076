import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { Notice } from '@amberlane/ui';
import type { ShownJob } from '../jobs/jobs-api.ts';
import { leadCalls } from '../lead-form/lead-calls.ts';
import css from './application-form.module.css';

/** How to apply where JavaScript is off: by mail to the office, with the position in its subject. */
export function WithoutScript({ job: { name, site, country } }: { readonly job: ShownJob }) {
  const intl = useIntl();
  const { locale } = useMarket();
  const { data } = leadCalls.useLeadOfficesQuery({ locale });
  const [mail] = data?.find((office) => office.country === country)?.mails ?? [];
  const subject = intl.formatMessage({ id: 'recruit-apply.head' }, { name: `${name}, ${site}` });
  const link =
    mail === undefined ? null : (
      <a key="mail" href={`mailto:${mail}?subject=${encodeURIComponent(subject)}`}>
        <bdi dir="ltr" className={css.address}>
          {mail}
        </bdi>
      </a>
    );
  return (
    <noscript>
      <Notice tone="attention">
        <p>
          <FormattedMessage id="recruit-apply.noScript" />
        </p>
        {link ? (
          <p>
            <FormattedMessage id="recruit-apply.noScript.mail" values={{ mail: link }} />
          </p>
        ) : null}
      </Notice>
    </noscript>
  );
}
