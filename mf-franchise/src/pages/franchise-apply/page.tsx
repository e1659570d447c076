/** Application for a franchise (spec §3, §5): steps with a draft on the device, and a plain form without JavaScript. */
import { definePage, FormattedMessage, useIntl, type PageContext } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { isCountry } from '@amberlane/contract/site';
import { Breadcrumb, PageHead, TextLink } from '@amberlane/ui';
import { ApplicationForm } from '../../apply/application-form.tsx';
import { useApplication } from '../../apply/use-application.ts';
import { FilterFold } from '../../filter-fold/filter-fold.tsx';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import { OfficeCard } from '../../lead-form/office-card.tsx';
import { PointList } from '../../lead-form/point-list.tsx';
import { territoryCalls } from '../../territories/territory-calls.ts';
import css from '../../apply/apply.module.css';

/** Stages of an application that was sent. */
const AFTER = ['reference', 'visit', 'contract', 'opening'] as const;
const READY = ['area', 'experience', 'papers'] as const;

function FranchiseApply() {
  const intl = useIntl();
  const application = useApplication();
  const isNear = application.step === 'review' || application.lead.arrived !== null;
  return (
    <>
      <PageHead
        low
        lane={false}
        title={<FormattedMessage id="franchise-apply.title" />}
        lead={<FormattedMessage id="franchise-apply.lead" />}
        breadcrumb={
          <Breadcrumb
            label={intl.formatMessage({ id: 'lead-form.breadcrumb' })}
            trail={[
              { to: '', title: <FormattedMessage id="lead-form.home" /> },
              { to: 'business/join-us', title: <FormattedMessage id="franchise-apply.crumb.join" /> },
            ]}
            here={<FormattedMessage id="franchise-apply.crumb" />}
          />
        }
      />
      <LeadColumns
        isFirstRead={application.step !== 'you'}
        first={
          isNear ? null : (
            <>
              <FilterFold plain>
                <FormattedMessage id="franchise-apply.ready.fold" />
              </FilterFold>
              <div className={css.ready}>
                <PointList title={<FormattedMessage id="franchise-apply.ready" />} points={READY.map((thing) => <FormattedMessage key={thing} id={`franchise-apply.ready.${thing}`} />)} />
                <p className={css.decision}>
                  <FormattedMessage id="franchise-apply.ready.decision" values={{ days: RULES.franchise.answerDays }} />
                </p>
                <p className={css.asideLink}>
                  <TextLink to="business/join-us#requirements" kind="more">
                    <FormattedMessage id="franchise-apply.requirements" />
                  </TextLink>
                </p>
              </div>
            </>
          )
        }
        aside={
          <>
            {/* Only where sending is near: the form has steps of its own. */}
            <div className={isNear ? undefined : css.later}>
              <PointList title={<FormattedMessage id="lead-form.next.title" />} kind="steps" points={AFTER.map((stage) => <FormattedMessage key={stage} id={`franchise-apply.after.${stage}`} values={{ days: RULES.franchise.answerDays }} />)} />
              <p className={css.asideLink}>
                <TextLink to="service/case" kind="more">
                  <FormattedMessage id="franchise-apply.status" />
                </TextLink>
              </p>
            </div>
            <OfficeCard country={application.country} />
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
    description: intl.formatMessage({ id: 'franchise-apply.lead' }),
    noindex: true,
  }),
});
