/** Application for a franchise (spec §3, §5): steps with a draft on the device, and a plain form without JavaScript. */
import { definePage, FormattedMessage, type PageContext } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { isCountry } from '@amberlane/contract/site';
import { TextLink } from '@amberlane/ui';
import { ApplicationForm } from '../../apply/application-form.tsx';
import { ApplyHead } from '../../apply/apply-head.tsx';
import { useApplication } from '../../apply/use-application.ts';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import { OfficeCard } from '../../lead-form/office-card.tsx';
import { territoryCalls } from '../../territories/territory-calls.ts';

function FranchiseApply() {
  const application = useApplication();
  return (
    <>
      <ApplyHead lead={<FormattedMessage id="franchise-apply.lead" values={{ days: RULES.franchise.answerDays }} />} />
      <LeadColumns
        aside={
          <>
            <OfficeCard country={application.country} />
            <div>
              <p>
                <TextLink to="business/join-us#requirements" kind="more">
                  <FormattedMessage id="franchise-apply.requirements" />
                </TextLink>
              </p>
              <p>
                <TextLink to="service/case" kind="more">
                  <FormattedMessage id="franchise-apply.status" />
                </TextLink>
              </p>
            </div>
          </>
        }
      >
        <ApplicationForm application={application} />
      </LeadColumns>
    </>
  );
}

async function load(context: PageContext): Promise<void> {
  const { search, market, site } = context;
  const asked = search.get('country') ?? '';
  const country = isCountry(asked) ? asked : market.country;
  await Promise.all([loadLeadForm(context), site.dispatch(territoryCalls.endpoints.territories.initiate({ country, locale: market.locale }, { subscribe: false }))]);
}

export default definePage({
  component: FranchiseApply,
  load,
  head: ({ intl }) => ({
    title: intl.formatMessage({ id: 'franchise-apply.title' }),
    description: intl.formatMessage({ id: 'franchise-apply.lead' }, { days: RULES.franchise.answerDays }),
    noindex: true,
  }),
});
