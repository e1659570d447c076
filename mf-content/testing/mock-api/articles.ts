/** Articles of the mock API: as many as fill more than one page, in every language, one of them for Turkey alone. */
import { COUNTRIES, LOCALES, type Country, type Locale } from '@amberlane/contract/site';
import { ARTICLE_TYPES, type Article, type ArticlePage, type ArticleSummary, type ArticleType } from '@amberlane/contract/calls/articles';

const COUNT = 14;
const DAY_MS = 86_400_000;
const COVERS = ['calendar', 'scale', 'stamp', 'shield', 'network'] as const;

const WORDS: Readonly<Record<Locale, { readonly title: string; readonly summary: string; readonly author: string; readonly body: string; readonly link: string }>> = {
  en: { title: 'Notice', summary: 'What changes for parcels, and from which day.', author: 'Operations', body: 'Parcels that are on their way are not affected.', link: 'Ask customer support' },
  'zh-CN': { title: '公告', summary: '包裹有何变化，从哪天开始。', author: '运营部', body: '已在途的包裹不受影响。', link: '联系客服' },
  fr: { title: 'Avis', summary: 'Ce qui change pour les colis, et dès quel jour.', author: 'Les opérations', body: 'Les colis en route ne sont pas concernés.', link: 'Demander au service client' },
  ar: { title: 'إشعار', summary: 'ما الذي يتغيّر للطرود، ومن أي يوم.', author: 'قسم العمليات', body: 'لا يشمل ذلك الطرود التي في الطريق.', link: 'اسأل دعم العملاء' },
  ur: { title: 'اطلاع', summary: 'پارسلوں کے لیے کیا بدل رہا ہے، اور کس دن سے۔', author: 'شعبۂ آپریشنز', body: 'راستے میں موجود پارسلوں پر اثر نہیں ہوگا۔', link: 'کسٹمر سپورٹ سے پوچھیں' },
  tr: { title: 'Duyuru', summary: 'Gönderiler için ne değişiyor, hangi günden itibaren.', author: 'Operasyon ekibi', body: 'Yoldaki gönderiler bundan etkilenmez.', link: 'Müşteri desteğine sorun' },
};

/** Only readers in Turkey may see this one. */
const TURKISH = 'notice-14';

function summaryOf(number: number, locale: Locale, now: Date): ArticleSummary {
  const { title, summary, author } = WORDS[locale];
  const id = `notice-${number}`;
  return {
    id, summary,
    type: ARTICLE_TYPES[number % ARTICLE_TYPES.length] ?? 'SERVICE',
    title: `${title} ${number}`,
    author,
    publishTime: new Date(now.getTime() - number * DAY_MS).toISOString(),
    readingMinutes: 1,
    cover: COVERS[number % COVERS.length] ?? 'map',
    pinned: number === 1,
    countries: id === TURKISH ? ['TR'] : null,
    language: locale,
    languages: [...LOCALES],
  };
}

const summaries = (locale: Locale, now: Date): ArticleSummary[] => Array.from({ length: COUNT }, (_none, index) => summaryOf(index + 1, locale, now));

const mayRead = ({ countries }: ArticleSummary, country: Country): boolean => countries?.includes(country) ?? true;

interface ArticleQuestion {
  readonly country?: Country | undefined;
  readonly type?: ArticleType | undefined;
  readonly year?: number | undefined;
  readonly search: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function articlePage({ country = 'GH', type, year, search, pageNum, pageSize }: ArticleQuestion, locale: Locale, now: Date): ArticlePage {
  const found = summaries(locale, now).filter((article) => mayRead(article, country) && article.title.includes(search));
  const yearOf = ({ publishTime }: ArticleSummary): number => new Date(publishTime).getUTCFullYear();
  const list = found.filter((article) => (type === undefined || article.type === type) && (year === undefined || yearOf(article) === year));
  const counts = ARTICLE_TYPES.map((each) => ({ type: each, count: found.filter((article) => article.type === each).length }));
  const years = [...new Set(found.map(yearOf))].map((each) => ({ year: each, count: found.filter((article) => yearOf(article) === each).length }));
  return { total: list.length, pageNum, pageSize, list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize), types: counts.filter(({ count }) => count > 0), years };
}

/** null: nobody wrote it; `elsewhere`: readers of other countries may see it. */
export function articleOf(id: string, country: Country | undefined, locale: Locale, now: Date): Article | 'elsewhere' | null {
  const summary = summaries(locale, now).find((article) => article.id === id);
  if (!summary) return null;
  if (!mayRead(summary, country ?? COUNTRIES[0])) return 'elsewhere';
  const { body, link } = WORDS[locale];
  return { ...summary, body: [{ kind: 'paragraph', text: body }, { kind: 'paragraph', text: link, runs: [{ text: link, href: 'service/support' }] }] };
}
