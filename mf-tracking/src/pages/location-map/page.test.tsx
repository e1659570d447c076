import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MARKETS, marketSegment, type Market } from '@amberlane/contract/site';
import type { SiteList } from '@amberlane/contract/calls/service-points';
import type { CallAnswer } from '@amberlane/testing/test-transport';
import { hydrate } from '@amberlane/testing/render-page';
import { pageOfTracking } from '../../../testing/tracking-site.ts';
import { servicePoint } from '../../../testing/service-points.ts';
import page from './page.tsx';

const GHANA: Market = { country: 'GH', locale: 'en' };
const places = MARKETS.map((market) => ({ market, segment: marketSegment(market) }));
const OSU = servicePoint();
const KUMASI = servicePoint({ siteCode: 'GH-KMS-01', siteName: 'Adum locker', type: 'locker', provinceName: 'Ashanti', cityName: 'Kumasi', lat: 6.69, lng: -1.62, services: ['DROP_OFF', 'PICK_UP'], openNow: false, changesAt: '2026-11-21T08:30:00.000Z' });
const list = (changes: Partial<SiteList> = {}): SiteList => ({
  total: 2, pageNum: 1, pageSize: 100, list: [OSU, KUMASI].map(({ asOf: _asOf, ...point }) => point), asOf: OSU.asOf, place: null, elsewhere: null, suggestion: null, ...changes,
});

async function show(path: string, answer: CallAnswer = () => list(), market: Market = GHANA) {
  const site = pageOfTracking(page, market, answer);
  render(await site.open(path));
  return site;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const seen: (() => void)[] = [];

beforeEach(() => {
  seen.length = 0;
  globalThis.matchMedia = jest.fn((query: string) => Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined }));
  globalThis.IntersectionObserver = class implements Partial<IntersectionObserver> {
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

describe('service points in every country and language', () => {
  it.each(places)('say all of themselves on /$segment', async ({ market }) => {
    for (const [path, answer] of [['location-map', () => list()], ['location-map?q=xyzzy', () => list({ list: [], total: 0 })], ['location-map?with=locker,cod', () => list()]] as const) {
      const { complaints } = await show(path, answer, market);
      expect(complaints).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      cleanup();
    }
  });

  it.each(places)('have a title and a description of fitting length on /$segment', ({ market }) => {
    const head = pageOfTracking(page, market, () => list()).head('');
    expect(head.title.length).toBeLessThanOrEqual(65);
    expect(head.description.length).toBeGreaterThanOrEqual(market.locale === 'zh-CN' ? 40 : 70);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(pageOfTracking(page, market, () => list()).head('?q=x').noindex).toBe(true);
  });
});

describe('the list', () => {
  it('stands by province, each point with its state in its own time, its ways and its page', async () => {
    await show('location-map');
    expect(screen.getAllByRole('heading', { level: 2 }).slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Accra Greater Accra', 'Kumasi Ashanti']);
    const osu = screen.getByRole('article', { name: 'Osu shop' });
    expect(osu).toHaveTextContent('Open until 17:30');
    expect(within(osu).getByRole('link', { name: 'Osu shop' })).toHaveAttribute('href', '/gh-en/location-map/gh-acc-01');
    expect(within(osu).getByRole('link', { name: 'Get directions: Osu shop' })).toHaveAttribute('rel', 'noopener');
    expect(within(osu).getByRole('link', { name: '+233 20 000 0200' })).toHaveAttribute('href', 'tel:+233200000200');
    expect(screen.getByRole('article', { name: 'Adum locker' })).toHaveTextContent(/Closed · opens tomorrow 08:30/);
    expect(within(screen.getByRole('navigation', { name: 'Service points by city' })).getAllByRole<HTMLAnchorElement>('link', { hidden: true }).map(({ textContent, hash }) => [textContent, hash])).toEqual([['Accra 1', '#group-0'], ['Kumasi 1', '#group-1']]);
    expect(screen.getByText(/^At every service point:/)).toHaveTextContent(/: Drop off · Collect$/);
  });

  it('says in each row when a closed point opens, and leads to those that are open where most are closed', async () => {
    const closed = ['Airport', 'Labone', 'Tema'].map((siteName, index) => servicePoint({ siteCode: `GH-ACC-1${index}`, siteName, openNow: false, changesAt: '2026-11-21T08:30:00.000Z' }));
    await show('location-map', () => list({ total: 4, list: [OSU, ...closed].map(({ asOf: _asOf, ...point }) => point) }));
    expect(screen.getByRole('link', { name: '1 is open now' })).toHaveAttribute('href', '/gh-en/location-map?with=open');
    expect(screen.getByRole('article', { name: 'Labone' })).toHaveTextContent('Closed · opens tomorrow 08:30');
    expect(screen.getByRole('article', { name: 'Osu shop' })).toHaveTextContent('Open until 17:30');
    cleanup();
    await show('location-map', () => list({ total: 2, list: [OSU, ...closed.slice(0, 1)].map(({ asOf: _asOf, ...point }) => point) }));
    expect(screen.queryByRole('link', { name: '1 is open now' })).toBeNull();
  });

  it('says the services of most points once, and in a row what it lacks or has beside them', async () => {
    const shops = ['Labone', 'Tema'].map((siteName, index) => ({ ...OSU, siteCode: `GH-ACC-1${index}`, siteName }));
    await show('location-map', () => list({ total: 3, list: [...shops, KUMASI] }));
    expect(screen.getByText(/^At most service points:/)).toHaveTextContent('At most service points: Drop off · Collect · Cash on delivery');
    expect(screen.getByRole('article', { name: 'Labone' })).not.toHaveTextContent(/Cash on delivery/);
    expect(screen.getByRole('article', { name: 'Adum locker' })).toHaveTextContent(/Not available here: Cash on delivery/);
  });

  it('is the same from the server, which React takes over without a word', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = pageOfTracking(page, { country: 'EG', locale: 'ar' }, () => list());
    const tree = await site.open('location-map?with=open');
    const { differences, end } = await hydrate(tree);
    expect(differences).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
    await end();
    complaint.mockRestore();
  });

  it('has a map drawn by the server, with a mark for the points and land behind them', async () => {
    await show('location-map');
    const map = screen.getByRole('img', { name: /^Map of service points/ });
    expect(map.querySelectorAll('rect')).toHaveLength(2);
    expect(map).toHaveTextContent(/^Accra\s*Kumasi\s*1\s*2$/);
    expect(map.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(100);
  });

  it('is numbered like its map, shows only marks of listed points, and marks the row that is pointed at', async () => {
    await show('location-map');
    const item = screen.getByRole('article', { name: 'Adum locker' }).parentElement;
    expect(item).toHaveTextContent(/^2Adum locker/);
    await userEvent.hover(screen.getByRole('link', { name: 'Adum locker' }));
    expect(item).toHaveAttribute('data-pointed');
    await userEvent.hover(screen.getByRole('link', { name: 'Osu shop' }));
    expect(item).not.toHaveAttribute('data-pointed');
    cleanup();
    await show('location-map?with=locker');
    expect(screen.getByRole('img', { name: /^Map of service points/ })).toHaveTextContent(/^Kumasi\s*1$/);
  });

  it('says in every row whether the point is open, and its week, unless it never closes', async () => {
    const locker = servicePoint({ ...KUMASI, hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }], openNow: true, changesAt: null });
    await show('location-map', () => list({ list: [OSU, { ...OSU, siteCode: 'GH-ACC-02', siteName: 'Labone shop' }, locker] }));
    for (const name of ['Osu shop', 'Labone shop']) expect(screen.getByRole('article', { name })).toHaveTextContent(/Open until 17:30\s*Mon–Sat 08:30–17:30/);
    expect(screen.getByRole('article', { name: 'Adum locker' })).toHaveTextContent(/Open 24 hours(?!.*Every day)/);
  });

  it('says the week of most points once, and that of others in their rows', async () => {
    const shops = [1, 2, 3].map((index) => ({ ...OSU, siteCode: `GH-ACC-1${index}`, siteName: `Shop ${index}` }));
    const late = { ...OSU, siteCode: 'GH-ACC-20', siteName: 'Late shop', hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '22:00' }] };
    await show('location-map', () => list({ total: 4, list: [...shops, late] }));
    expect(screen.getByText(/^Usual opening hours:/)).toHaveTextContent('Usual opening hours: Mon–Sat 08:30–17:30');
    expect(screen.getByRole('article', { name: 'Shop 1' })).toHaveTextContent(/Open until 17:30/);
    expect(screen.getByRole('article', { name: 'Shop 1' })).not.toHaveTextContent('Mon–Sat');
    expect(screen.getByRole('article', { name: 'Late shop' })).toHaveTextContent('Daily 10:00–22:00');
  });

  it('says what a shop is by its name', async () => {
    await show('location-map');
    expect(screen.getByRole('article', { name: 'Osu shop' })).not.toHaveTextContent(/\bShop\b/);
  });

  it('offers no wish that all points fulfil, or none', async () => {
    await show('location-map');
    const wishes = screen.getByRole('group', { name: 'Show only' });
    expect(within(wishes).queryByRole('link', { name: 'Drop off a parcel' })).toBeNull();
    expect(within(wishes).getByRole('link', { name: 'Open now' })).toBeInTheDocument();
  });

  it('folds its filters on a phone, and says how many are set', async () => {
    await show('location-map?with=locker&on=3');
    const button = screen.getByRole('button', { name: 'Filters 2', hidden: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(screen.getByRole('combobox', { name: 'Open on' }));
  });

  it('or the map is shown on a phone, by a choice that needs no script', async () => {
    await show('location-map');
    expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Map' })).not.toBeChecked();
  });

  it('folds the rest of a long city', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...OSU, siteCode: `GH-ACC-0${index}`, siteName: `Shop ${index}` }));
    await show('location-map', () => list({ total: 9, list: many }));
    const rest = screen.getByText(/^Show 3 more in/).closest('details');
    expect(rest).not.toHaveAttribute('open');
    expect(within(rest as HTMLElement).getAllByRole('article', { hidden: true })).toHaveLength(3);
  });

  it('has those that are open on a day, which a search keeps', async () => {
    await show('location-map?on=7');
    expect(screen.getByRole('heading', { name: 'No service points match your filters' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Open on' })).toHaveDisplayValue('Sun');
    expect(new FormData(screen.getByRole<HTMLInputElement>('searchbox').form ?? undefined).get('on')).toBe('7');
  });

  it('has what is wished for, by links that also take wishes back', async () => {
    await show('location-map?with=locker');
    expect(names()).toEqual(['Adum locker']);
    const wishes = screen.getByRole('group', { name: 'Show only' });
    expect(within(wishes).getByRole('link', { name: 'Parcel lockers' })).toHaveAttribute('href', '/gh-en/location-map');
    expect(within(wishes).getByRole('link', { name: 'Open now' })).toHaveAttribute('href', '/gh-en/location-map?with=open&with=locker');
    cleanup();
    await show('location-map?with=locker&with=cod');
    expect(screen.getByRole('heading', { name: 'No service points match your filters' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/gh-en/location-map');
  });
});

describe('a search', () => {
  it('is a GET form that needs no JavaScript, and asks the API in one call', async () => {
    const { asked } = await show('location-map?q=osu&country=NG');
    const form = screen.getByRole<HTMLInputElement>('searchbox').form;
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/gh-en/location-map');
    expect(screen.getByRole('searchbox')).toHaveValue('osu');
    expect(asked.map(({ url }) => url)).toEqual(['/publicservice/v1/api/site/listSites?countryCode=NG&search=osu&pageSize=100']);
  });

  it('shows what was found, then what lies beyond with its distance', async () => {
    const place = { name: 'Accra', position: { lat: 5.556, lng: -.182 }, siteCodes: ['GH-ACC-01'] };
    await show('location-map?q=accra', () => list({ place, list: [{ ...OSU, distanceMetres: 0 }, { ...KUMASI, distanceMetres: 203_412 }] }));
    expect(screen.getByRole('heading', { name: /^Results for “\s?Accra/ })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Adum locker' })).toHaveTextContent('203 km from Accra');
    expect(screen.getByRole('article', { name: 'Osu shop' })).not.toHaveTextContent('from Accra');
  });

  it('that no place answers says so at the field, and leads to the country that has it', async () => {
    await show('location-map?q=xyzzy', () => list({ list: [], total: 0 }));
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(/We couldn’t find “\s?xyzzy/);
    expect(screen.getByRole('link', { name: 'All service points: Ghana' })).toHaveAttribute('href', '/gh-en/location-map');
    cleanup();
    await show('location-map?q=lagos', () => list({ list: [], total: 0, elsewhere: 'NG' }));
    expect(screen.getByRole('link', { name: /Nigeria$/ })).toHaveAttribute('href', '/gh-en/location-map?q=lagos&country=NG');
  });

  it('that is misspelt leads to the place that may be meant, and one that is found is counted', async () => {
    await show('location-map?q=acra', () => list({ list: [], total: 0, suggestion: 'Accra' }));
    expect(screen.getByRole('link', { name: /^Did you mean Accra/ })).toHaveAttribute('href', '/gh-en/location-map?q=Accra');
    cleanup();
    const place = { name: 'Accra', position: { lat: 5.556, lng: -.182 }, siteCodes: ['GH-ACC-01'] };
    await show('location-map?q=accra', () => list({ place }));
    expect(screen.getAllByRole('status')[1] ?? screen.getByRole('status')).toHaveTextContent(/^1 service point for Accra/);
  });

  it('that fails says so and keeps what was typed', async () => {
    await show('location-map?q=osu', () => Response.json({ success: false, error: { code: 1000500, message: 'The service is resting.', requestId: 'r-7' } }, { status: 503 }));
    expect(screen.getByRole('alert')).toHaveTextContent('The service is resting.');
    expect(screen.getByRole('alert')).toHaveTextContent('r-7');
    expect(screen.getByRole('searchbox')).toHaveValue('osu');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/gh-en/location-map?q=osu');
  });
});

describe('the reader’s own position', () => {
  const answerWith = (answer: 'given' | 'refused') =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (given: (position: object) => void, refused: (error: object) => void) =>
          answer === 'given' ? given({ coords: { latitude: 6.69, longitude: -1.62 } }) : refused({ code: 1, PERMISSION_DENIED: 1 }),
      },
    });

  it('is asked for by a button, sorts the list on the device, and is let go again', async () => {
    answerWith('given');
    const { asked } = await show('location-map');
    expect(names()).toEqual(['Osu shop', 'Adum locker']);
    await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(names()).toEqual(['Adum locker', 'Osu shop']));
    expect(screen.getByRole('article', { name: 'Adum locker' })).toHaveTextContent('0 m from you');
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Clear location' }));
    expect(names()).toEqual(['Osu shop', 'Adum locker']);
  });

  it('that is refused leads to typing', async () => {
    answerWith('refused');
    await show('location-map');
    await userEvent.click(screen.getByRole('button', { name: 'Near me' }));
    expect(await screen.findByText(/didn’t share your location/)).toBeInTheDocument();
    expect(names()).toEqual(['Osu shop', 'Adum locker']);
  });
});
