import { describe, expect, it } from '@jest/globals';
import { structuredDataFaults } from './structured-data-faults.ts';

const faults = (thing: object): string[] => structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', ...thing }));
const ORGANIZATION = { '@type': 'Organization', name: 'Amberlane', url: 'https://site.example/' };
const POSITION = {
  '@type': 'JobPosting', title: 'Courier', description: 'You deliver.', datePosted: '2026-11-18', employmentType: 'FULL_TIME', hiringOrganization: ORGANIZATION,
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'GH' } },
};
const crumb = (position: number) => ({ '@type': 'ListItem', position, name: 'Home', item: 'https://site.example/gh-en' });

describe('structured data', () => {
  it.each([
    ['a company', ORGANIZATION],
    ['a trail', { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] }],
    ['a service', { '@type': 'Service', name: 'Small parcel', description: 'Door to door.', provider: ORGANIZATION, areaServed: { '@type': 'Country', name: 'GH' } }],
    ['questions', { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }] }],
    ['a position', POSITION],
    ['an article', { '@type': 'NewsArticle', headline: 'Eid', datePublished: '2026-11-21T09:00:00.000Z', author: ORGANIZATION }],
  ])('is in order for %s', (_case, thing) => {
    expect(faults(thing)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a type without a rule', { '@type': 'Recipe' }, 'the type "Recipe" has no rule'],
    ['a company without a name', { '@type': 'Organization' }, 'Organization: name is missing'],
    ['a placeholder left in a text', { ...ORGANIZATION, name: '{brand}' }, 'name is "{brand}"'],
    ['a trail out of order', { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(3)] }, 'item 2 has another position'],
    ['a trail of one', { '@type': 'BreadcrumbList', itemListElement: [crumb(1)] }, 'itemListElement is missing'],
    ['a question without an answer', { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'How?' }] }, 'acceptedAnswer is missing'],
    ['a position without a place', { ...POSITION, jobLocation: undefined }, 'jobLocation is missing'],
    ['a position of an unknown employment', { ...POSITION, employmentType: 'full' }, 'employmentType is "full"'],
    ['an article of no day', { '@type': 'NewsArticle', headline: 'Eid', datePublished: 'soon', author: ORGANIZATION }, 'datePublished is "soon"'],
  ])('is faulty for %s', (_case, thing, fault) => {
    expect(faults(thing)).toContainEqual(expect.stringContaining(fault));
  });

  it('is faulty when it is no JSON or of no context', () => {
    expect(structuredDataFaults('{')).toEqual(['is no JSON']);
    expect(structuredDataFaults(JSON.stringify(ORGANIZATION))).toEqual(['the context is undefined']);
  });
});
