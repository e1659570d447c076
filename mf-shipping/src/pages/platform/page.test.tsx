import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES, type Market } from '@amberlane/contract/site';
import { createWebhook, pauseWebhook, queryApiCalls, queryDeliveries, queryWebhooks, replayDead, rotateWebhookSecret, updateWebhook, WEBHOOK_EVENTS, webhookBody, type WebhookDelivery, type WebhookEndpoint } from '@amberlane/contract/calls/webhooks';
import { pageOnSite } from '@amberlane/testing/render-page';
import { answer, byPath, refusal, type AnswersByPath } from '@amberlane/testing/test-transport';
import declaration from '../../../remote.config.ts';
import { eventSample } from '../../platform/example-texts.ts';
import page from './page.tsx';

let isWide = true;
beforeEach(() => {
  isWide = true;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: isWide, media, onchange: null, addListener: () => undefined, removeListener: () => undefined });
});
afterEach(cleanup);

const AT = '2026-11-20T10:30:00.000Z';
const SHOP: WebhookEndpoint = {
  id: 'whe_1', url: 'https://shop.example.com/hook', description: 'Shop server', events: ['order.created'], state: 'active', createdAt: AT,
  formerSecretUntil: null, lastDeliveredAt: null, failingSince: null, dead: 2, waiting: 0,
};
const DEAD: WebhookDelivery = {
  id: 'dlv_1', endpointId: 'whe_1', eventId: 'evt_1', type: 'delivery.failed', state: 'dead', createdAt: AT, attempts: 10, nextAttemptAt: null,
  last: { at: AT, fault: 'status', status: 503, milliseconds: 210, answer: 'Service Unavailable' }, body: '{"id":"evt_1"}',
};
const list = (endpoints: WebhookEndpoint[], platform = true) => answer(queryWebhooks, () => ({ platform, endpoints, asOf: AT }));

interface PlatformOptions {
  readonly at?: string;
  readonly market?: Market;
  readonly routes?: ReadonlySet<string>;
  readonly answers?: AnswersByPath;
}

async function platform({ at = '', market, routes, answers = {} }: PlatformOptions = {}) {
  const shown = pageOnSite(page, { remote: declaration, nickName: 'Ama', retryDelay: () => null, ...(market && { market }), ...(routes && { routes }), answer: byPath({ [queryWebhooks.path]: list([SHOP]), ...answers }) });
  render(await shown.open(`express/platform${at}`));
  return shown;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it.each(WEBHOOK_EVENTS)('the sample of %s is what the contract says', (type) => {
  expect(webhookBody.parse(JSON.parse(eventSample(type)))).toMatchObject({ type });
});

describe('endpoints', () => {
  it('are explained while there are none: each event, and one as it is sent', async () => {
    await platform({ answers: { [queryWebhooks.path]: list([]) } });
    const events = within(await screen.findByRole('region', { name: 'Events you can receive' }));
    expect(screen.getByRole('heading', { name: 'Sample: Order created' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sample: Order created' })).toHaveTextContent('"type": "order.created"');
    expect(events.getByRole('button', { pressed: true })).toHaveTextContent('Order created');
    const scrollIntoView = jest.fn<() => void>();
    Element.prototype.scrollIntoView = scrollIntoView;
    fireEvent.click(events.getByRole('button', { name: /^Delivery attempt failed/ }));
    expect(scrollIntoView.mock.contexts).toEqual([events.getByRole('button', { name: /^Delivery attempt failed/ })]);
    expect(events.getByRole('button', { pressed: true })).toHaveTextContent('Delivery attempt failed');
    expect(events.getAllByRole('listitem')[4]).toContainElement(screen.getByRole('region', { name: 'Sample: Delivery attempt failed' }));
    expect(screen.getByRole('region', { name: 'Sample: Delivery attempt failed' })).toHaveTextContent('"reason": "NOBODY_HOME"');
    expect(screen.getByText('amberlane-signature')).toBeVisible();
    expect(screen.getByText('Attempts per event').parentElement).toHaveTextContent(/Up to 10 in about 24 hoursWaits between attempts: 30.s, 2.min, .*, 1.h, .* and 8.h\./);
  });

  it('show the sample of an event on phones once it is opened, until it is closed', async () => {
    isWide = false;
    await platform({ answers: { [queryWebhooks.path]: list([]) } });
    const events = within(await screen.findByRole('region', { name: 'Events you can receive' }));
    expect(events.queryByRole('button', { expanded: true })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Sample/ })).toBeNull();
    const row = events.getByRole('button', { name: /^Order created/ });
    fireEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'Sample: Order created' })).toBeVisible();
    fireEvent.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region', { name: /^Sample/ })).toBeNull();
  });

  it('are the first of three steps, before the check of the signature and a test event', async () => {
    await platform({ answers: { [queryWebhooks.path]: list([]) } });
    expect(await button('Add endpoint')).toHaveClass('primary');
    const steps = within(screen.getByRole('region', { name: 'Connect your server in three steps' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Add your endpoint', 'Verify the signature', 'Send a test event']);
    expect(steps.getByRole('link', { name: 'View the example' })).toHaveAttribute('href', '/gh-en/express/platform?view=examples');
    expect(steps.getByText(/select “Send test event” beside it/)).toBeVisible();
    // Nothing is logged yet.
    expect(steps.getAllByRole('link')).toHaveLength(1);
  });

  it('are added with a secret that is shown once', async () => {
    const { asked } = await platform({ answers: { [createWebhook.path]: answer(createWebhook, () => ({ secret: 'whsec_once', endpoint: SHOP })) } });
    fireEvent.click(await button('Add endpoint'));
    fireEvent.change(await screen.findByLabelText('Endpoint address (URL)'), { target: { value: 'https://new.example.com/hook' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /Tracking event/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Add endpoint' }));
    expect(await screen.findByRole('heading', { name: 'Signing secret' })).toHaveFocus();
    expect(asked.find(({ path }) => path === createWebhook.path)?.request).toEqual({ url: 'https://new.example.com/hook', description: '', events: ['order.created', 'order.cancelled', 'delivery.failed'] });
    expect(screen.getByText('whsec_once')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'I’ve stored it' }));
    await waitFor(() => expect(screen.queryByText('whsec_once')).toBeNull());
  });

  it('with a wrong address say so beside the field, and nothing typed is lost', async () => {
    const fields = [{ field: 'url', code: 'webAddress' as const, message: 'Enter an address that starts with https:// and that the internet can reach.' }];
    await platform({ answers: { [updateWebhook.path]: () => refusal(ERROR.VALIDATION, 'x', 400, fields) } });
    fireEvent.click(await button('Edit'));
    const url = await screen.findByLabelText('Endpoint address (URL)');
    expect(url).toHaveValue(SHOP.url);
    fireEvent.change(url, { target: { value: 'nonsense' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(url).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.change(url, { target: { value: 'https://10.0.0.1/' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(url).toHaveAccessibleDescription(/the internet can reach/));
    expect(url).toHaveValue('https://10.0.0.1/');
  });

  it('are paused, and their failed deliveries are sent again', async () => {
    const { asked, site } = await platform({
      answers: { [pauseWebhook.path]: answer(pauseWebhook, () => ({ ...SHOP, state: 'paused' as const })), [replayDead.path]: answer(replayDead, () => ({ count: 2 })) },
    });
    fireEvent.click(await button('Resend failed deliveries'));
    await waitFor(() => expect(site.getState().toasts).toMatchObject([{ kind: 'success', text: '2 deliveries are being sent again.' }]));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(asked.find(({ path }) => path === pauseWebhook.path)?.request).toEqual({ id: 'whe_1', paused: true }));
  });

  it('that fail say what to do about it, with the way to what failed', async () => {
    await platform({ answers: { [queryWebhooks.path]: list([{ ...SHOP, state: 'failing', failingSince: AT }]) } });
    expect(await screen.findByRole('link', { name: 'why they failed' })).toHaveAttribute('href', '/gh-en/express/platform?view=deliveries&endpoint=whe_1&state=dead');
  });

  it('get a new secret, with a day to change over', async () => {
    const { asked } = await platform({ answers: { [rotateWebhookSecret.path]: answer(rotateWebhookSecret, () => ({ secret: 'whsec_next', endpoint: SHOP })) } });
    fireEvent.click(await button('Create new secret'));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep both for 24 hours' }));
    expect(await screen.findByText('whsec_next')).toBeInTheDocument();
    expect(asked.find(({ path }) => path === rotateWebhookSecret.path)?.request).toEqual({ id: 'whe_1', endFormer: false });
  });

  it('are none at first, not loaded when the call fails, and part of the access plan', async () => {
    await platform({ answers: { [queryWebhooks.path]: list([]) } });
    expect(await screen.findByRole('heading', { name: 'Connect your server in three steps' })).toBeInTheDocument();
    cleanup();
    await platform({ answers: { [queryWebhooks.path]: () => refusal(ERROR.SERVICE, '', 500) } });
    expect(await screen.findByRole('heading', { name: 'This section could not be loaded' })).toBeInTheDocument();
    cleanup();
    await platform({ answers: { [queryWebhooks.path]: list([], false) } });
    expect(await screen.findByRole('heading', { name: 'Webhooks are part of API and integrations' })).toBeInTheDocument();
  });
});

describe('the delivery log', () => {
  it('is filtered by the address, and says why a delivery failed', async () => {
    const { asked } = await platform({ at: '?view=deliveries&state=dead&endpoint=whe_1', answers: { [queryDeliveries.path]: answer(queryDeliveries, () => ({ list: [DEAD], nextCursor: '41', asOf: AT })) } });
    expect(await screen.findByText('The server responded with HTTP 503. Use a status from 200 to 299.')).toBeInTheDocument();
    expect(screen.getByText('Service Unavailable')).toBeInTheDocument();
    expect(screen.getAllByText('Every attempt failed. Fix your server, then send the event again.').length).toBeGreaterThan(0);
    expect(asked.find(({ path }) => path === queryDeliveries.path)?.request).toEqual({ endpointId: 'whe_1', state: 'dead', cursor: '', pageSize: 20 });
    expect(screen.getByRole('link', { name: 'Failed' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/gh-en/express/platform?view=deliveries&endpoint=whe_1&state=dead&cursor=41');
  });
});

it('the newest calls with keys are a table', async () => {
  const call = { at: AT, keyPrefix: 'k7mwq2x9ha', method: 'POST', path: '/v1/api/order/addOrder', status: 429, milliseconds: 31 };
  await platform({ at: '?view=calls', answers: { [queryApiCalls.path]: answer(queryApiCalls, () => ({ list: [call, call], asOf: AT })) } });
  expect(await screen.findAllByRole('rowheader', { name: 'POST /v1/api/order/addOrder' })).toHaveLength(2);
  expect(screen.getAllByText('429')).toHaveLength(2);
});

it('the keys are a part of the same subject, with a tab of their own', async () => {
  await platform({ at: '?view=examples', routes: new Set(['express/platform', 'user-opt/personal/api-keys']) });
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of API and webhooks' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['API keys', 'Webhooks', 'Event log', 'Request log', 'Examples']);
  expect(tabs.getByRole('link', { name: 'API keys' })).toHaveAttribute('href', '/gh-en/user-opt/personal/api-keys');
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Examples');
});

describe.each(LOCALES)('in %s', (locale) => {
  it('every part has its words', async () => {
    const answers = {
      [queryWebhooks.path]: list([{ ...SHOP, state: 'failing', failingSince: AT, formerSecretUntil: AT, waiting: 3, lastDeliveredAt: AT }]),
      [queryDeliveries.path]: answer(queryDeliveries, () => ({ list: [DEAD], nextCursor: '1', asOf: AT })),
      [queryApiCalls.path]: answer(queryApiCalls, () => ({ list: [], asOf: AT })),
    };
    for (const at of ['', '?view=deliveries', '?view=calls', '?view=examples']) {
      const { complaints } = await platform({ at, market: { country: 'GH', locale }, answers });
      await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
      expect(complaints).toEqual([]);
      cleanup();
    }
  });
});
