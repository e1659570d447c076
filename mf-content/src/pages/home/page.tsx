/** Home page (spec §2 "empty, home page"): what the lane carries, how long it takes, and the way to a parcel. */
import { definePage, type PageContext } from '@amberlane/core';
import { contentSlice } from '../../content-slice.ts';
import { LatestNews, loadLatestNews } from '../../news/latest-news.tsx';
import { loadLanePrices } from '../../lane-prices/lane-prices-api.ts';
import { loadOwnTariff } from '../../lane-prices/own-tariff-api.ts';
import { DenseOnPhones } from '../../section/dense-on-phones.tsx';
import { Call } from './call.tsx';
import { DrawingParts } from './drawing-parts.tsx';
import { homeHead } from './head.ts';
import { Hero } from './hero.tsx';
import { loadLaneFigures } from './lane-figures-api.ts';
import { LaneMap } from './lane-map.tsx';
import { LaneNow } from './lane-now.tsx';
import { loadNetworkUpdates } from './network-updates-api.ts';
import { Services } from './services.tsx';
import { Steps } from './steps.tsx';
import { Trust } from './trust.tsx';

function Home() {
  return (
    <DenseOnPhones>
      <DrawingParts />
      <Hero />
      <LaneMap />
      <Services />
      <Steps />
      <Trust />
      <LaneNow />
      <LatestNews />
      <Call />
    </DenseOnPhones>
  );
}

/** Nothing arrives in China. */
const loadOwnPrices = (context: PageContext): Promise<unknown> =>
  context.market.country === 'CN' ? Promise.resolve() : Promise.all([loadOwnTariff(context, 'smallParcel'), loadOwnTariff(context, 'specialLine')]);

/** What is not answered is left out of the page. */
const loadHome = (context: PageContext): Promise<unknown> => Promise.all([loadLaneFigures(context), loadNetworkUpdates(context), loadLanePrices(context), loadOwnPrices(context), loadLatestNews(context)]);

export default definePage({ component: Home, head: homeHead, load: loadHome, setup: (site) => site.inject(contentSlice) });
