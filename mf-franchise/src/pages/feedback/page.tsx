/** Feedback and complaints (spec §3 Customer feedback); `?waybill=` and `?topic=` say where the reader comes from. */
import { definePage, FormattedMessage, useIntl, usePageAddress } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead } from '@amberlane/ui';
import { FeedbackForm } from '../../feedback/feedback-form.tsx';
import { readStart } from '../../feedback/feedback-values.ts';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';

function Feedback() {
  const intl = useIntl();
  const start = readStart(new URLSearchParams(usePageAddress().search));
  const title = <FormattedMessage id="feedback.title" />;
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="feedback.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'lead-form.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="lead-form.home" /> }]} here={title} />}
        art={<Drawing of={drawings.clipboard} />}
      />
      <FeedbackForm start={start} />
    </>
  );
}

export default definePage({
  component: Feedback,
  load: loadLeadForm,
  head: ({ intl, search }) => ({
    title: intl.formatMessage({ id: 'feedback.headTitle' }),
    description: intl.formatMessage({ id: 'feedback.description' }),
    ...(search.size > 0 && { noindex: true }),
  }),
});
