/** The form of a future business customer inside another squad's page, with what happens once it is sent beside it. */
import { saveEnterpriseCustomer } from '@amberlane/contract/call-index/leads';
import { RULES } from '@amberlane/contract/domain';
import { isCountry } from '@amberlane/contract/site';
import { defineSlot, FormattedMessage, useDispatch, useIntl, useMarket, type SiteStore } from '@amberlane/core';
import { blankEnquiry, toEnquiry } from '../../enterprise/enterprise-values.ts';
import { AnswerDay } from '../../lead-form/answer-day.tsx';
import { loadLeadForm } from '../../lead-form/lead-calls.ts';
import { LeadColumns } from '../../lead-form/lead-columns.tsx';
import { LeadForm } from '../../lead-form/lead-form.tsx';
import { leadSends } from '../../lead-form/lead-sends.ts';
import { MessageField } from '../../lead-form/message-field.tsx';
import { BusinessFields } from '../../lead-form/person-fields.tsx';
import { OfficeCard } from '../../lead-form/office-card.tsx';
import { PointList } from '../../lead-form/point-list.tsx';
import { PrivacyLine } from '../../lead-form/privacy-line.tsx';
import { useLeadForm } from '../../lead-form/use-lead-form.ts';
import { checkNeeds } from '../../shipping-needs/needs-values.ts';
import { needsLabelId, ShippingNeeds } from '../../shipping-needs/shipping-needs.tsx';

function EnterpriseForm() {
  const intl = useIntl();
  const market = useMarket();
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const lead = useLeadForm({
    name: 'enterprise-form',
    call: saveEnterpriseCustomer,
    initial: blankEnquiry(market.country),
    lists: ['serviceTypes'],
    toRequest: toEnquiry,
    check: checkNeeds,
    send: (request) => dispatch(leadSends.endpoints.sendBusinessEnquiry.initiate(request, { track: false })),
  });
  const { text, values } = lead;
  const country = isCountry(values.country) ? values.country : market.country;
  return (
    <LeadColumns
      inSlot
      aside={
        <>
          {lead.arrived ? null : (
            <PointList
              level={3}
              kind="steps"
              title={<FormattedMessage id="lead-form.next.title" />}
              points={[
                <FormattedMessage key="reference" id="enterprise-form.next.reference" />,
                <AnswerDay key="prices" as="enterprise-form.next.date" days={RULES.enquiry.answerDays} country={country}>
                  <FormattedMessage id="enterprise-form.next.days" values={{ days: RULES.enquiry.answerDays }} />
                </AnswerDay>,
                <FormattedMessage key="trial" id="enterprise-form.next.trial" />,
              ]}
            />
          )}
          <OfficeCard level={3} country={country} />
        </>
      }
    >
      <LeadForm
        lead={lead}
        label={intl.formatMessage({ id: 'enterprise-form.label' })}
        submit={<FormattedMessage id="enterprise-form.submit" />}
        receivedTitle={<FormattedMessage id="enterprise-form.received" />}
        country={country}
        labelIdOf={needsLabelId}
      >
        <ShippingNeeds text={text} asksType={false} />
        <MessageField text={text} field="remark" label={<FormattedMessage id="enterprise-form.remark" />} hint={<FormattedMessage id="enterprise-form.remark.hint" />} required={false} />
        <BusinessFields text={text} />
        <PrivacyLine />
      </LeadForm>
    </LeadColumns>
  );
}

export default defineSlot({ component: EnterpriseForm, load: loadLeadForm });
