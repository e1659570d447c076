import { describe, expect, it } from '@jest/globals';
import { trailOf } from './breadcrumbs.ts';

const routes = [{ path: '' }, { path: 'service' }, { path: 'service/support' }, { path: 'article-list/:id?' }, { path: 'job/:id' }];
const trail = (path: string) => trailOf({ routes, path, title: 'Eid hours', nameOf: (route) => `name of ${route.path}` }).map(({ path: at, title }) => `${at} = ${title}`);

describe('the way to a page', () => {
  it('leads from the home page over the pages that its path names', () => {
    expect(trail('service/support')).toEqual([' = name of ', 'service = name of service', 'service/support = name of service/support']);
  });

  it('calls a page with a parameter by its own title', () => {
    expect(trail('article-list/eid')).toEqual([' = name of ', 'article-list = name of article-list/:id?', 'article-list/eid = Eid hours']);
  });

  it('leaves out what is no page', () => {
    expect(trail('job/7').map((crumb) => crumb.split(' =')[0])).toEqual(['', 'job/7']);
    expect(trail('company/people').map((crumb) => crumb.split(' =')[0])).toEqual(['', 'company/people']);
  });
});
