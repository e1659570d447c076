/** What people who sell abroad need. */
import type { SurveyDefinition } from '../definition.ts';
import { OPEN, after, inEveryLanguage, multi, single, text } from './build.ts';

export const SELLER_NEEDS: SurveyDefinition = {
  ...OPEN,
  title: inEveryLanguage('surveys.seller-needs.title'),
  intro: inEveryLanguage('surveys.seller-needs.intro'),
  minutes: 2,
  questions: [
    single('channel', 'surveys.seller-needs.channel', {
      marketplace: 'surveys.seller-needs.channel.marketplace',
      ownShop: 'surveys.seller-needs.channel.ownShop',
      social: 'surveys.seller-needs.channel.social',
      notYet: 'surveys.seller-needs.channel.notYet',
    }),
    single('volume', 'surveys.seller-needs.volume', {
      under50: 'surveys.seller-needs.volume.under50',
      to500: 'surveys.seller-needs.volume.to500',
      over500: 'surveys.seller-needs.volume.over500',
    }, after('channel', 'marketplace', 'ownShop', 'social')),
    multi('goods', 'surveys.seller-needs.goods', {
      clothes: 'surveys.seller-needs.goods.clothes',
      electronics: 'surveys.seller-needs.goods.electronics',
      beauty: 'surveys.seller-needs.goods.beauty',
      household: 'surveys.seller-needs.goods.household',
      autoParts: 'surveys.seller-needs.goods.autoParts',
    }, { max: 5, ...after('channel', 'marketplace', 'ownShop', 'social') }),
    multi('needs', 'surveys.seller-needs.needs', {
      price: 'surveys.seller-needs.needs.price',
      speed: 'surveys.seller-needs.needs.speed',
      cod: 'surveys.seller-needs.needs.cod',
      warehouse: 'surveys.seller-needs.needs.warehouse',
      returns: 'surveys.seller-needs.needs.returns',
      customs: 'surveys.seller-needs.needs.customs',
    }, { max: 3 }),
    single('codShare', 'surveys.seller-needs.codShare', {
      few: 'surveys.seller-needs.codShare.few',
      half: 'surveys.seller-needs.codShare.half',
      most: 'surveys.seller-needs.codShare.most',
    }, after('needs', 'cod')),
    text('wish', 'surveys.seller-needs.wish'),
  ],
};
