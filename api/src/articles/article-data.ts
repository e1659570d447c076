/** The articles that the site starts with: eight for every country, sixteen for some. Their texts and countries are in `articles`. */
import { articleContent } from './article-files.ts';
import type { StartingArticle } from './starting-article.ts';

const ARTICLES: readonly Omit<StartingArticle, 'countries' | 'texts'>[] = [
  { id: 'one-site-eleven-countries', type: 'COMPANY', team: 'newsroom', cover: 'network', daysAgo: 5 },
  { id: 'fraud-messages', type: 'SECURITY', team: 'security', cover: 'shield', pinned: true, daysAgo: 12 },
  { id: 'peak-season', type: 'SERVICE', team: 'operations', cover: 'calendar', daysAgo: 20 },
  { id: 'chinese-new-year', type: 'HOLIDAY', team: 'operations', cover: 'lantern', daysAgo: 44 },
  { id: 'ramadan-and-eid', type: 'HOLIDAY', team: 'operations', cover: 'crescent', daysAgo: 75 },
  { id: 'golden-week', type: 'HOLIDAY', team: 'operations', cover: 'flag-day', daysAgo: 76, lastDay: '10-07' },
  { id: 'chargeable-weight', type: 'SERVICE', team: 'operations', cover: 'scale', daysAgo: 33 },
  { id: 'devices-with-batteries', type: 'SERVICE', team: 'security', cover: 'battery', daysAgo: 90 },
  { id: 'saudi-short-address', type: 'CUSTOMS', team: 'customs', cover: 'address', daysAgo: 6 },
  { id: 'saudi-duties', type: 'CUSTOMS', team: 'customs', cover: 'receipt', daysAgo: 62 },
  { id: 'turkey-decree-10813', type: 'CUSTOMS', team: 'customs', cover: 'stamp', pinned: true, daysAgo: 16 },
  { id: 'turkey-republic-day', type: 'HOLIDAY', team: 'operations', cover: 'flag-day', daysAgo: 39, lastDay: '10-29' },
  { id: 'pakistan-1000-rupees', type: 'CUSTOMS', team: 'customs', cover: 'stamp', daysAgo: 24 },
  { id: 'pakistan-cash-on-delivery', type: 'SERVICE', team: 'operations', cover: 'cash', daysAgo: 49 },
  { id: 'morocco-e-commerce', type: 'CUSTOMS', team: 'customs', cover: 'stamp', daysAgo: 37 },
  { id: 'morocco-service-points', type: 'SERVICE', team: 'operations', cover: 'storefront', daysAgo: 70 },
  { id: 'egypt-address-and-identity', type: 'CUSTOMS', team: 'customs', cover: 'address', daysAgo: 41 },
  { id: 'emirates-1000-dirhams', type: 'CUSTOMS', team: 'customs', cover: 'receipt', daysAgo: 53 },
  { id: 'emirates-address', type: 'SERVICE', team: 'operations', cover: 'map', daysAgo: 84 },
  { id: 'lagos-sorting-centre', type: 'COMPANY', team: 'newsroom', cover: 'warehouse', daysAgo: 9 },
  { id: 'ghana-digital-address', type: 'SERVICE', team: 'operations', cover: 'map', daysAgo: 30 },
  { id: 'kenya-delivery-attempts', type: 'SERVICE', team: 'operations', cover: 'doorbell', daysAgo: 46 },
  { id: 'uganda-every-day', type: 'SERVICE', team: 'operations', cover: 'storefront', daysAgo: 66 },
  { id: 'handover-hong-kong-guangzhou', type: 'SERVICE', team: 'operations', cover: 'plane', daysAgo: 18 },
];

export const STARTING_ARTICLES: readonly StartingArticle[] = ARTICLES.map((article) => ({ ...article, ...articleContent(article.id) }));
