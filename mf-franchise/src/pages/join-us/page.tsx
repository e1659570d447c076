/** Become a partner: who we look for, what it takes and brings, where areas are open, and how an application goes (spec §4, §9). */
import { definePage, FormattedMessage, useIntl, useMarket, type PageContext } from '@amberlane/core';
import { RULES } from '@amberlane/contract/domain';
import { BRAND } from '@amberlane/contract/site/brand';
import { Breadcrumb, ButtonLink, Drawing, drawings, FactLedger } from '@amberlane/ui';
import { BrandHead } from '../../brand-head/brand-head.tsx';
import { EarningsExample } from '../../join-us/earnings-example.tsx';
import { LastCall } from '../../join-us/last-call.tsx';
import { Process } from '../../join-us/process.tsx';
import { Questions } from '../../join-us/questions.tsx';
import { Requirements } from '../../join-us/requirements.tsx';
import { Section } from '../../join-us/section.tsx';
import { Who } from '../../join-us/who.tsx';
import { Areas } from '../../territories/areas.tsx';
import { APPLY_PATH } from '../../territories/apply-path.ts';
import { chosenCountry } from '../../territories/country-choice.ts';
import { territoryCalls } from '../../territories/territory-calls.ts';

const { requirements, answerDays } = RULES.franchise;

function JoinUs() {
  const intl = useIntl();
  const { country } = useMarket();
  return (
    <>
      <BrandHead
        title={<FormattedMessage id="join-us.title" />}
        lead={<FormattedMessage id="join-us.lead" />}
        breadcrumb={<Breadcrumb label={intl.formatMessage({ id: 'join-us.breadcrumb' })} trail={[{ to: '', title: <FormattedMessage id="join-us.home" /> }]} here={<FormattedMessage id="join-us.crumb" />} />}
        art={<Drawing of={drawings.shop} />}
        facts={<Facts />}
      >
        <ButtonLink kind="ink" to={APPLY_PATH}>
          <FormattedMessage id="join-us.apply" />
        </ButtonLink>
        <ButtonLink to="service/case">
          <FormattedMessage id="join-us.status" />
        </ButtonLink>
      </BrandHead>
      <Who />
      <Section id="earnings" ground="soft" title={<FormattedMessage id="join-us.earnings.title" />} lead={<FormattedMessage id="join-us.earnings.lead" />}>
        <EarningsExample key={country} />
      </Section>
      <Section id="areas" title={<FormattedMessage id="join-us.areas.title" />} lead={<FormattedMessage id="join-us.areas.lead" />}>
        <Areas />
      </Section>
      <Requirements />
      <Process />
      <Questions />
      <LastCall />
    </>
  );
}

const Facts = () => (
  <FactLedger
    facts={(['cost', 'pay', 'answer', 'area'] as const).map((fact) => ({
      term: <FormattedMessage id={`join-us.fact.${fact}`} />,
      value: <FormattedMessage id={`join-us.fact.${fact}.value`} values={{ days: answerDays }} />,
      note: <FormattedMessage id={`join-us.fact.${fact}.note`} />,
    }))}
  />
);

async function load({ search, market: { country, locale }, site }: PageContext): Promise<void> {
  await site.dispatch(territoryCalls.endpoints.territories.initiate({ country: chosenCountry(search, country), locale }, { subscribe: false }));
}

export default definePage({
  component: JoinUs,
  load,
  head: ({ market, search, intl }) => {
    const named = { brand: BRAND.name, country: intl.formatMessage({ id: `shell.country.${market.country}` }), count: requirements, days: answerDays };
    return {
      title: intl.formatMessage({ id: 'join-us.head.title' }, named),
      description: intl.formatMessage({ id: 'join-us.head.description' }, named),
      ...(search.size > 0 && { noindex: true }),
    };
  },
});
