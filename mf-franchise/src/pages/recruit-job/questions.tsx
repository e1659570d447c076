import { useMemo } from 'react';
import type { Country } from '@amberlane/contract/site';
import { FormattedMessage, useSelector } from '@amberlane/core';
import { Ltr } from '@amberlane/ui';
import { jobsApi } from '../../jobs/jobs-api.ts';
import css from './page.module.css';

/** Whom to ask about a position in this country; nothing while the address can't be had. */
export function Questions({ country }: { readonly country: Country }) {
  const select = useMemo(() => jobsApi.endpoints.officeMail.select(country), [country]);
  const { data: mail } = useSelector(select);
  if (!mail) return null;
  return (
    <p className={css.questions}>
      <FormattedMessage
        id="recruit-job.questions"
        values={{
          email: (
            <a key="email" href={`mailto:${mail}`}>
              <Ltr>{mail}</Ltr>
            </a>
          ),
        }}
      />
    </p>
  );
}
