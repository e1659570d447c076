import { expect, it } from '@jest/globals';
import { matchPath } from './match-path.ts';

const ROUTES = [
  { path: '', aliases: [] },
  { path: 'article-list/:id?', aliases: ['stories/:id'] },
  { path: 'article-list/latest', aliases: [] },
  { path: 'about-us', aliases: ['business/about-us'] },
];

it.each([
  ['', '', {}],
  ['business/about-us', 'about-us', {}],
  ['article-list', 'article-list/:id?', { id: undefined }],
  ['article-list/7', 'article-list/:id?', { id: '7' }],
  ['stories/7', 'article-list/:id?', { id: '7' }],
  ['article-list/latest', 'article-list/latest', {}],
])('"%s" is a path of the route "%s"', (path, own, params) => {
  expect(matchPath(ROUTES, path)).toEqual({ route: ROUTES.find((route) => route.path === own), params });
});

it.each(['nothing', 'about-us/x', 'stories', 'article-list/7/8', 'article-list/', 'constructor', '__proto__'])('"%s" is a path of none', (path) => {
  expect(matchPath(ROUTES, path)).toBeNull();
});
