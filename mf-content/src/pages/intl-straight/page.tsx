/** International lines, the overview (spec §1 "small e-commerce parcel", "special line"; routes `product/intl-straight` and `intlStraight`). */
import { freightAmount, transitDays } from '@amberlane/contract/domain';
import { definePage, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { ButtonLink, FactLedger, Money, type Fact } from '@amberlane/ui';
import content from '../../../content/intl-straight/en.md';
import { NightCall } from '../../contact-banner/contact-banner.tsx';
import { contentSlice, selectAsOf } from '../../content-slice.ts';
import { sectionOf } from '../../content/content-document.ts';
import { Say } from '../../content/say.tsx';
import { toldFact } from '../../content/told-fact.tsx';
import { useDutyFact } from '../../facts/duty-fact.tsx';
import { BrandHead } from '../../head/brand-head.tsx';
import { ServiceTrail } from '../../head/service-trail.tsx';
import { serviceHead } from '../../head/service-head.ts';
import { GRAMS } from '../../facts/fact-group.ts';
import { AboutLocal } from '../../lane-prices/about-local.tsx';
import { loadOwnTariff, useOwnTariff, type OwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { QuoteLink } from '../../quote-link/quote-link.tsx';
import { Neighbours } from '../../related-pages/related-pages.tsx';
import { Section } from '../../section/section.tsx';
import { TextSection } from '../../section/text-section.tsx';
import { Compared } from './compared.tsx';
import { LaneRoad } from './lane-road.tsx';
import { LineWeightScale } from './line-weights.tsx';
import { SortingPicture } from './sorting-picture.tsx';
import { useWeightBands } from './weight-bands.ts';
import { WeighedBox } from './weighed-box.tsx';

const weight = sectionOf(content, 'weight');
const compare = sectionOf(content, 'compare');
const road = sectionOf(content, 'road');
/** Weight of the price that the page begins with. */
const TOLD_KG = 1;
const told = (fact: 'small' | 'special' | 'least') => toldFact(`intl-straight.ledger.${fact}`);

function IntlStraight() {
  return (
    <>
      <BrandHead
        title={<Say id={content.head.headline} />}
        lead={<Say id={content.head.lead} />}
        breadcrumb={<ServiceTrail here={<Say id={content.head.title} />} />}
        art={<SortingPicture />}
        facts={<Facts />}
      >
        <QuoteLink />
        <ButtonLink to="express/intlorder-entry">
          <Say id="content.ship" />
        </ButtonLink>
      </BrandHead>
      <ByWeight />
      <Section id={compare.id} ground="soft" title={<Say id={compare.title} />}>
        <Compared />
      </Section>
      <TextSection section={road}>
        <LaneRoad section={road} />
      </TextSection>
      <TextSection section={sectionOf(content, 'price')} ground="soft">
        <WeighedBox />
      </TextSection>
      <Neighbours pages={['service/small-pac', 'service/business-express', 'product/warehouse']} />
      <NightCall title={<Say id="intl-straight.call.title" />} text={<Say id="intl-straight.call.text" />}>
        <QuoteLink kind="primary" />
        <ButtonLink kind="night" to="service/contact-us">
          <Say id="intl-straight.call.contact" />
        </ButtonLink>
      </NightCall>
    </>
  );
}

/** Which line for which weight; the sentence above the scale is what it finds, where prices are known and the special line is the faster one; by how much its days say. */
function ByWeight() {
  const { underKg, fromKg, isPriced } = useWeightBands();
  const day = useSelector(selectAsOf);
  const [small, special] = [transitDays('smallParcel', day), transitDays('specialLine', day)];
  const saved = [small.from - special.from, small.to - special.to];
  const [fasterFrom, fasterTo] = [Math.min(...saved), Math.max(...saved)];
  const isFound = isPriced && fasterFrom > 0;
  const finding = (
    <>
      <Say id="intl-straight.bands.finding" values={{ fromKg, fasterFrom, fasterTo }} />
      {underKg < fromKg ? (
        <>
          {' '}
          <Say id="intl-straight.bands.between" values={{ underKg, fromKg }} />
        </>
      ) : null}
    </>
  );
  return (
    <Section id={weight.id} title={<Say id={weight.title} />} lead={isFound ? finding : null}>
      <LineWeightScale />
    </Section>
  );
}

/** What the least weight costs with each service and its days, where prices to the reader's country are known; otherwise days and heaviest shipment. */
function Facts() {
  const { country } = useMarket();
  const small = useOwnTariff('smallParcel');
  const special = useOwnTariff('specialLine');
  const duty = useDutyFact('recipient');
  const isPriced = small && special && country !== 'CN';
  return <FactLedger facts={isPriced ? [pricedFact('small', small), pricedFact('special', special), duty] : [told('small'), told('special'), told('least'), duty]} />;
}

/** The price of a service, then the same in the reader's currency and its days, each on its own line. */
function pricedFact(service: 'small' | 'special', tariff: OwnTariff): Fact {
  const fen = freightAmount(tariff, TOLD_KG * GRAMS);
  return {
    term: <Say id="intl-straight.ledger.price.term" values={{ kilograms: TOLD_KG, city: tariff.city, service: <Say key="service" id={`intl-straight.line.${service}`} /> }} />,
    value: <Money of={{ amount: fen, currency: 'CNY' }} />,
    note: (
      <>
        <AboutLocal fen={fen} />
        <br />
        {told(service).value}
      </>
    ),
  };
}

async function loadBothTariffs(context: PageContext): Promise<void> {
  await Promise.all([loadOwnTariff(context, 'smallParcel'), loadOwnTariff(context, 'specialLine')]);
}

export default definePage({
  component: IntlStraight,
  load: loadBothTariffs,
  head: (context) => serviceHead(content, 'product/intl-straight', context),
  setup: (site) => site.inject(contentSlice),
});
