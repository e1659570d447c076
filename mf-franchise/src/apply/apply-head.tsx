import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, Wrap } from '@amberlane/ui';
import css from './apply-head.module.css';

/** Low head of the application, without the lane of other pages: the only progress on this page is that of its steps. */
export function ApplyHead({ lead }: { readonly lead: ReactNode }) {
  const intl = useIntl();
  return (
    <div className={css.head}>
      <Wrap>
        <Breadcrumb
          label={intl.formatMessage({ id: 'lead-form.breadcrumb' })}
          trail={[
            { to: '', title: <FormattedMessage id="lead-form.home" /> },
            { to: 'business/join-us', title: <FormattedMessage id="franchise-apply.crumb.join" /> },
          ]}
          here={<FormattedMessage id="franchise-apply.crumb" />}
        />
        <h1 className={css.title}>
          <FormattedMessage id="franchise-apply.title" />
        </h1>
        <p className={css.lead}>{lead}</p>
      </Wrap>
    </div>
  );
}
