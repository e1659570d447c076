/** The articles that the site starts with: eight for every country, sixteen for some. */
import type { StartingArticle } from './starting-article.ts';
import { GHANA_DIGITAL_ADDRESS, KENYA_REDELIVERY, LAGOS_HUB, UGANDA_HOURS } from './texts/africa.ts';
import { BATTERIES } from './texts/batteries.ts';
import { CHARGEABLE_WEIGHT } from './texts/chargeable-weight.ts';
import { CHINA_HANDOVER } from './texts/china.ts';
import { CHINESE_NEW_YEAR } from './texts/chinese-new-year.ts';
import { EGYPT_ADDRESS } from './texts/egypt.ts';
import { ELEVEN_COUNTRIES } from './texts/eleven-countries.ts';
import { EMIRATES_ADDRESS, EMIRATES_LIMIT } from './texts/emirates.ts';
import { FRAUD_MESSAGES } from './texts/fraud-messages.ts';
import { GOLDEN_WEEK } from './texts/golden-week.ts';
import { MOROCCO_ECOMMERCE, MOROCCO_HOURS } from './texts/morocco.ts';
import { PAKISTAN_COD, PAKISTAN_LIMIT } from './texts/pakistan.ts';
import { PEAK_SEASON } from './texts/peak-season.ts';
import { RAMADAN_EID } from './texts/ramadan-eid.ts';
import { SAUDI_DUTIES, SAUDI_SHORT_ADDRESS } from './texts/saudi-arabia.ts';
import { TURKEY_DECREE, TURKEY_REPUBLIC_DAY } from './texts/turkey.ts';

export const STARTING_ARTICLES: readonly StartingArticle[] = [
  ELEVEN_COUNTRIES, FRAUD_MESSAGES, PEAK_SEASON, CHINESE_NEW_YEAR, RAMADAN_EID, GOLDEN_WEEK, CHARGEABLE_WEIGHT, BATTERIES,
  SAUDI_SHORT_ADDRESS, SAUDI_DUTIES, TURKEY_DECREE, TURKEY_REPUBLIC_DAY, PAKISTAN_LIMIT, PAKISTAN_COD, MOROCCO_ECOMMERCE, MOROCCO_HOURS,
  EGYPT_ADDRESS, EMIRATES_LIMIT, EMIRATES_ADDRESS, LAGOS_HUB, GHANA_DIGITAL_ADDRESS, KENYA_REDELIVERY, UGANDA_HOURS, CHINA_HANDOVER,
];
