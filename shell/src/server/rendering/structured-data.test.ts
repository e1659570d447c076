import { describe, expect, it } from '@jest/globals';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { pictured, structuredData, type DescribedPage } from './structured-data.ts';

const country = { contact: '+234 1 700 2040 / +234 1 700 2041', email: 'care.ng@amberlane.example' } as CountryEntry;
const HOME: DescribedPage = {
  market: { country: 'NG', locale: 'zh-CN' },
  origin: 'https://a.example',
  path: '',
  trail: [{ path: '', title: '首页' }],
  tagline: '一站式物流',
  country,
  actions: [{ type: 'TrackAction', path: 'track', field: 'numbers', input: 'waybill' }],
  own: [],
};
const TRACK: DescribedPage = { ...HOME, path: 'track', trail: [{ path: '', title: '首页' }, { path: 'track', title: '查询包裹' }] };
const ofType = (page: DescribedPage, type: string) => structuredData(page).filter((object) => object['@type'] === type);

describe('structured data', () => {
  it('every object says in which vocabulary it speaks', () => {
    for (const object of [...structuredData(HOME), ...structuredData(TRACK)]) expect(object['@context']).toBe('https://schema.org');
  });

  it('tells on the home page who runs the site and how the country reaches them', () => {
    const [company] = ofType(HOME, 'Organization');
    expect(company).toMatchObject({ '@id': 'https://a.example/#organization', name: 'Amberlane', url: 'https://a.example/' });
    expect(company?.['sameAs']).toContain('https://youtube.example/@amberlane');
    expect(company?.['contactPoint']).toEqual([
      { '@type': 'ContactPoint', telephone: '+234 1 700 2040', contactType: 'customer service', areaServed: 'NG', availableLanguage: ['en', 'zh-Hans'] },
      { '@type': 'ContactPoint', telephone: '+234 1 700 2041', contactType: 'customer service', areaServed: 'NG', availableLanguage: ['en', 'zh-Hans'] },
      { '@type': 'ContactPoint', email: 'care.ng@amberlane.example', contactType: 'customer service', areaServed: 'NG', availableLanguage: ['en', 'zh-Hans'] },
    ]);
  });

  it('names no contact that was never fetched, and no tracking that the site does not have', () => {
    expect(ofType({ ...HOME, country: null }, 'Organization')[0]).not.toHaveProperty('contactPoint');
    expect(ofType({ ...HOME, actions: [] }, 'WebSite')[0]).not.toHaveProperty('potentialAction');
  });

  it('shows an article with the picture for sharing, unless it has its own', () => {
    const article = { '@type': 'NewsArticle', headline: 'x' };
    expect(pictured(article, 'https://a.example/p.png')).toEqual({ ...article, image: ['https://a.example/p.png'] });
    expect(pictured({ ...article, image: 'own' }, 'https://a.example/p.png')['image']).toBe('own');
    expect(pictured(article, null)).toBe(article);
    expect(pictured({ '@type': 'BreadcrumbList' }, 'https://a.example/p.png')).not.toHaveProperty('image');
  });

  it('says where a parcel is tracked', () => {
    expect(ofType(HOME, 'WebSite')[0]).toMatchObject({
      inLanguage: 'zh-Hans-NG',
      potentialAction: { '@type': 'TrackAction', target: { urlTemplate: 'https://a.example/ng-cn/track?numbers={waybill}' } },
    });
  });

  it('leads to every other page from the home page', () => {
    expect(ofType(TRACK, 'BreadcrumbList')[0]?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: '首页', item: 'https://a.example/ng-cn' },
      { '@type': 'ListItem', position: 2, name: '查询包裹', item: 'https://a.example/ng-cn/track' },
    ]);
    expect(ofType(HOME, 'BreadcrumbList')).toEqual([]);
  });

  it('lets the page speak for itself: its words count, each type occurs once', () => {
    const own = [{ '@type': 'Organization', foundingDate: '2019' }, { '@type': 'FAQPage', mainEntity: [] }];
    expect(ofType({ ...HOME, own }, 'Organization')).toEqual([expect.objectContaining({ name: 'Amberlane', foundingDate: '2019' })]);
    expect(ofType({ ...HOME, own }, 'FAQPage')).toHaveLength(1);
    const breadcrumb = { '@type': 'BreadcrumbList', itemListElement: ['mine'] };
    expect(ofType({ ...TRACK, own: [breadcrumb] }, 'BreadcrumbList')[0]).toMatchObject(breadcrumb);
  });
});
