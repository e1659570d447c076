/** Contact an expert (spec §2 `express/contact-proficient`): a question with shipping needs, to the office of the country. */
import { RULES } from '@amberlane/contract/domain';
import { definePage, FormattedMessage, useIntl } from '@amberlane/core';
import { Breadcrumb, Drawing, drawings, PageHead } from '@amberlane/ui';
import { ASKED, ExpertForm } from '../../contact-expert/expert-form.tsx';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';

const days = RULES.enquiry.answerDays;

function ContactProficient() {
  const intl = useIntl();
  const title = <FormattedMessage id="contact-proficient.title" />;
  return (
    <>
      <PageHead
        low
        title={title}
        lead={<FormattedMessage id="contact-proficient.lead" values={{ days }} />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'lead-form.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="lead-form.home" /> }]} here={title} />}
        art={<Drawing of={drawings.scale} />}
      />
      <ExpertForm />
    </>
  );
}

export default definePage({
  component: ContactProficient,
  load: (context) => loadLeadForm(context, ASKED),
  head: ({ intl, search }) => ({
    title: intl.formatMessage({ id: 'contact-proficient.headTitle' }),
    description: intl.formatMessage({ id: 'contact-proficient.description' }, { days }),
    ...(search.size > 0 && { noindex: true }),
  }),
});
