/** Tracking from a reader's side: what is pasted, what is answered, and what happens when nothing is. */
import type { Page, Route } from '@playwright/test';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo, RULES } from '@amberlane/contract/domain';
import { type Market } from '@amberlane/contract/site';
import { ERROR_MESSAGES } from '@amberlane/contract/calls/error-messages';
import { expect, test } from '../testing/fixtures.ts';
import { takeOver } from '@amberlane/testing/wait-for-hydration';

const DELIVERED = 'NG407183529669';
const IN_TRANSIT = 'GH520938177409';
const HELD = 'PK918203744566';
const ATTEMPT_FAILED = 'SA673401955282';
const UPSTREAM_FAILS = 'UG582103946717';
const UPSTREAM_WAITS = 'TR294618305726';
const UNKNOWN = completeWaybillNo('KE', '00000000000');
const ONE_DIGIT_SHORT = 'NG40718352966';
const TWO_DIGITS_SHORT = 'NG4071835296';
const LETTER_FOR_ZERO = 'NG4O7183529669';
const WRONG_CHECK_DIGIT = 'NG407183529668';

/** On the fourth of its ten days. */
const RETURNED = 'GH730695128408';
const SHOP_ORDER = 'SHOP-100143';

const TRACK_CALL = '**/v1/api/track/queryTrack';
const LATEST_CALL = '**/express/track/listExpressTrack';

const MARKETS: readonly Market[] = [
  { country: 'GH', locale: 'en' },
  { country: 'EG', locale: 'ar' },
  { country: 'PK', locale: 'ur' },
  { country: 'NG', locale: 'zh-CN' },
];

const distinctNumbers = (count: number): string[] => Array.from({ length: count }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));

/** Seconds that the page's thread has computed: what a reader waits for, whatever else the machine has to do. */
async function computingSeconds(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

for (const market of MARKETS) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('reads numbers whatever parts them and however they are written', async ({ trackPage, page }) => {
      await trackPage.open();
      await takeOver(page);
      // Comma, semicolon of another script, tab, line break; blanks and hyphens inside; Arabic and Persian digits; twice the same.
      await trackPage.field.fill(`gh 5209-3817 7409، ${DELIVERED}；PK٩١٨٢٠٣٧٤٤٥٦٦\tSA۶۷۳۴۰۱۹۵۵۲۸۲\n\n${IN_TRANSIT}`);
      await expect(trackPage.count(4)).toBeVisible();
      await expect(trackPage.duplicates(1)).toBeVisible();
      await trackPage.submit.click();

      await expect(trackPage.results(4)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/track\\?numbers=${[IN_TRANSIT, DELIVERED, HELD, ATTEMPT_FAILED].join('(,|%2C)')}$`));
      await expect(trackPage.inGroup('action')).toHaveCount(2);
      await expect(trackPage.inGroup('inTransit')).toHaveCount(1);
      await expect(trackPage.inGroup('signed')).toHaveCount(1);
      for (const number of [IN_TRANSIT, DELIVERED, HELD, ATTEMPT_FAILED]) await expect(trackPage.parcel(number)).toBeVisible();
    });

    test('names every kind of answer, at the width of a phone as well', { tag: '@alone' }, async ({ trackPage, page, say }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await trackPage.open([IN_TRANSIT, UPSTREAM_FAILS, UPSTREAM_WAITS, UNKNOWN, ONE_DIGIT_SHORT, LETTER_FOR_ZERO].join('\n'));
      await expect(trackPage.inGroup('failed')).toHaveCount(1);
      await expect(trackPage.inGroup('waiting')).toHaveCount(1);
      await expect(trackPage.inGroup('noInfo')).toHaveCount(1);
      await expect(trackPage.inGroup('invalid')).toHaveCount(2);
      await expect(trackPage.parcel(UPSTREAM_FAILS)).toContainText(say('track.failed'));
      await expect(trackPage.parcel(UPSTREAM_WAITS)).toContainText(say('track.waiting'));
      await expect(trackPage.parcel(UNKNOWN)).toContainText(say('track-numbers.unknown'));
      await expect(trackPage.parcel(ONE_DIGIT_SHORT)).toContainText(say('track-numbers.missing', { digits: 1 }));
      await trackPage.openParcel(IN_TRANSIT);
      await trackPage.earlier(IN_TRANSIT).click();
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();

      await trackPage.parcel(LETTER_FOR_ZERO).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(DELIVERED));
      await expect(trackPage.inGroup('signed')).toHaveCount(1);
      await page.getByRole('radio', { name: say('track.group.signed') }).check();
      await expect(trackPage.parcel(DELIVERED)).toBeVisible();
      await expect(trackPage.parcel(IN_TRANSIT)).toBeHidden();
    });

    test('says status, day and last update of one parcel before anything else, on a phone', async ({ trackPage, page, say }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await trackPage.open(IN_TRANSIT);
      await expect(trackPage.asked).toContainText(IN_TRANSIT);
      await expect(trackPage.field).toBeHidden();
      for (const first of [trackPage.only.getByText(say('track.group.inTransit'), { exact: true }).first(), page.getByRole('heading', { level: 1 }), trackPage.only.locator('b > time, h1 + * ~ * time').first()]) {
        await expect(first).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say('track.way.expected'));
      await expect(page.getByRole('region', { name: say('track.questions.title') })).toBeVisible();
      await trackPage.change();
      await expect(trackPage.field).toHaveValue(IN_TRANSIT);
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    });

    test('takes a block of a spreadsheet and tells what it left out', async ({ trackPage, page, say }) => {
      await trackPage.open();
      await takeOver(page);
      await trackPage.paste(`Number\tName\tCity\n${IN_TRANSIT}\tAma Boateng\tAccra\n${DELIVERED}\tChidi Eze\tLagos`);
      await trackPage.field.press('Control+Enter');
      await expect(trackPage.results(2)).toBeFocused();
      await expect(page.getByText(say('track.table.found', { count: 2 })).filter({ visible: true })).toBeVisible();
    });

    test('refuses more than twenty with the count, and keeps what was typed', async ({ trackPage, page, say }) => {
      const typed = distinctNumbers(21).join(', ');
      await trackPage.open();
      await takeOver(page);
      await trackPage.track(typed);
      await expect(trackPage.alert).toContainText(say('track-numbers.tooMany', { count: 21, max: RULES.tracking.maxNumbers, over: 1 }));
      await expect(trackPage.field).toHaveValue(typed);
      await expect(trackPage.field).toBeFocused();
      await expect(page).toHaveURL(/\/track$/);
    });

    test('says in the language of the page that the service fails, keeps the numbers, and tries again', { tag: '@alone' }, async ({ trackPage, page, watch }) => {
      watch.expectFault(/Failed to load resource/);
      const message = ERROR_MESSAGES[ERROR.SERVICE][market.locale];
      await trackPage.open();
      await takeOver(page);
      await page.route(TRACK_CALL, (route) => route.fulfill({ status: 500, json: { success: false, error: { code: ERROR.SERVICE, message, requestId: 'r-1' } } }));
      await trackPage.track(`${IN_TRANSIT}\n${DELIVERED}`);
      await expect(trackPage.alert).toContainText(message);
      await expect(trackPage.field).toHaveValue(`${IN_TRANSIT}\n${DELIVERED}`);
      await page.unroute(TRACK_CALL);
      await trackPage.retry.click();
      await expect(trackPage.parcel(DELIVERED)).toBeVisible();
      await expect(trackPage.alert).toBeHidden();
    });
  });
}

test.describe('what is typed', () => {
  test('is required', async ({ trackPage, say, page }) => {
    await trackPage.open();
    await takeOver(page);
    await trackPage.submit.click();
    await expect(trackPage.alert).toContainText(say('track-numbers.required'));
    await expect(trackPage.field).toBeFocused();
    await expect(trackPage.field).toHaveAccessibleDescription(new RegExp(say('track-numbers.required')));
    await expect(page).toBeAccessible();
  });

  test('is checked while it is typed, with a correction where one can be had', async ({ trackPage, page, say }) => {
    await trackPage.open();
    await takeOver(page);
    await trackPage.field.fill([TWO_DIGITS_SHORT, LETTER_FOR_ZERO, WRONG_CHECK_DIGIT].join('\n'));
    await trackPage.field.blur();
    const hints = page.getByRole('main').getByRole('listitem');
    await expect(hints.filter({ hasText: TWO_DIGITS_SHORT }).first()).toContainText(say('track-numbers.missing', { digits: 2 }));
    await expect(hints.filter({ hasText: WRONG_CHECK_DIGIT }).first()).toContainText(say('track-numbers.checkDigit'));
    await expect(page).toBeAccessible();
    await page.getByRole('button', { name: say('track-numbers.take', { number: DELIVERED }) }).click();
    await expect(trackPage.field).toHaveValue([TWO_DIGITS_SHORT, DELIVERED, WRONG_CHECK_DIGIT].join('\n'));
  });

  test('is kept when React takes the page over', async ({ trackPage }) => {
    await trackPage.open();
    await trackPage.field.pressSequentially(IN_TRANSIT);
    await expect(trackPage.field).toHaveValue(IN_TRANSIT);
    await expect(trackPage.count(1)).toBeVisible();
  });

  test('may be a hundred thousand lines: the answer takes less than two seconds of computing', async ({ trackPage, page, say }) => {
    const lines = distinctNumbers(100_000).join('\n');
    await trackPage.open();
    await takeOver(page);
    await trackPage.paste(lines);
    const before = await computingSeconds(page);
    await trackPage.submit.click();
    await expect(trackPage.alert).toContainText(say('track-numbers.tooMany', { count: 100_000, max: RULES.tracking.maxNumbers, over: 99_980 }));
    expect((await computingSeconds(page)) - before).toBeLessThan(2);
    await expect(page).toHaveURL(/\/track$/);
  });

  test('may be hostile: it is shown as text, and nothing of it runs', async ({ trackPage, page }) => {
    const hostile = ['<IMG/SRC=X/ONERROR=ALERT(1)>', '{{7*7}}${7*7}', "'OR/**/1=1--"];
    const answered: string[] = [];
    page.on('dialog', (dialog) => void answered.push(dialog.message()));
    for (const way of ['address', 'form'] as const) {
      const typed = ['\u202E\u0000', ...hostile].join('\n');
      await trackPage.open(way === 'address' ? typed : undefined);
      if (way === 'form') await trackPage.track(typed);
      await expect(trackPage.inGroup('invalid')).toHaveCount(3);
      await expect(trackPage.parcel('<IMG/SRC=X/ONERROR=ALERT(1)>')).toBeVisible();
    }
    expect(await page.locator('main img[src="X" i]').count()).toBe(0);
    expect(answered).toEqual([]);
  });
});

/** IANA zones of the places on the way, by their English names. */
const ZONES: Readonly<Record<string, string>> = { Guangzhou: 'Asia/Shanghai', Foshan: 'Asia/Shanghai', Dubai: 'Asia/Dubai', Lagos: 'Africa/Lagos', Accra: 'Africa/Accra' };

test('the history stands by days, each event at the local time of its place', async ({ trackPage, page, say }) => {
  await trackPage.open(IN_TRANSIT);
  await trackPage.earlierOfOnly.click();
  await expect(trackPage.only).toContainText(say('track.history.zones'));
  const shown = await trackPage.only.locator('ol > li', { has: page.locator('time') }).evaluateAll((items) =>
    items.map((item) => {
      const time = item.querySelector('b > time');
      const day = item.closest('ol')?.parentElement?.querySelector('h3, h4, h5')?.textContent ?? '';
      return { at: time?.getAttribute('datetime') ?? '', clock: time?.textContent ?? '', text: item.textContent, place: item.querySelector('b + span')?.textContent ?? '', day };
    }).filter(({ at }) => at !== ''),
  );
  expect(shown.length).toBeGreaterThan(5);
  for (const { at, clock, text, place, day } of shown) {
    expect(Object.keys(ZONES), text).toContain(place.trim());
    // `2026-11-20 09:42:00`
    const local = new Date(at).toLocaleString('sv-SE', { timeZone: ZONES[place.trim()] });
    expect(clock.trim(), text).toBe(local.slice(11, 16));
    expect(day, text).toContain(String(Number(local.slice(8, 10))));
  }
  const instants = shown.map(({ at }) => Date.parse(at));
  expect(instants).toEqual(instants.toSorted((a, b) => b - a));
});

test.describe('when the service', () => {
  test.beforeEach(({ watch }) => watch.expectFault(/Failed to load resource/));

  const broken: readonly { readonly name: string; readonly answer: (route: Route) => Promise<void>; readonly says: string }[] = [
    { name: 'can not be reached', answer: (route) => route.abort('connectionrefused'), says: 'shell.failure.network' },
    { name: 'answers a page of HTML', answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }), says: 'shell.failure.service' },
    { name: 'answers JSON cut short', answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{"res' }), says: 'shell.failure.service' },
    { name: 'answers JSON of wrong types', answer: (route) => route.fulfill({ json: { success: true, data: { results: 'none', asOf: 7 } } }), says: 'shell.failure.service' },
  ];
  for (const { name, answer, says } of broken) {
    test(`${name}, the page says so and keeps the numbers`, async ({ trackPage, page, say, watch }) => {
      watch.expectFault(/contract/);
      await trackPage.open();
      await takeOver(page);
      await page.route(TRACK_CALL, answer);
      await trackPage.track(IN_TRANSIT);
      await expect(trackPage.alert).toContainText(say(says));
      await expect(trackPage.retry).toBeVisible();
      await expect(trackPage.field).toHaveValue(IN_TRANSIT);
      await expect(page).toBeAccessible();
    });
  }

  test('is slow, the page says that it is waiting and then answers', async ({ trackPage, page, say }) => {
    await trackPage.open();
    await takeOver(page);
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(TRACK_CALL, async (route) => {
      await released;
      await route.continue();
    });
    await trackPage.track(`${IN_TRANSIT}\n${DELIVERED}`);
    await expect(page.getByRole('progressbar', { name: say('shell.progress.loading') })).toBeVisible();
    await expect(trackPage.submit).toHaveAttribute('aria-busy', 'true');
    release(undefined);
    await expect(trackPage.parcel(IN_TRANSIT)).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
});

test('everything can be done with the keyboard', async ({ trackPage, page }) => {
  await trackPage.open();
  await takeOver(page);
  const reaches = async (target: () => Promise<boolean>): Promise<boolean> => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target()) return true;
      await page.keyboard.press('Tab');
    }
    return false;
  };
  const isFocused = (tag: string) => (): Promise<boolean> => page.evaluate((name) => document.activeElement?.matches(`main ${name}`) ?? false, tag);
  expect(await reaches(isFocused('textarea'))).toBe(true);
  await page.keyboard.type(IN_TRANSIT);
  await page.keyboard.press('Enter');
  await page.keyboard.type(DELIVERED);
  expect(await reaches(isFocused('button[type=submit]'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(trackPage.results(2)).toBeFocused();
  expect(await reaches(isFocused('summary'))).toBe(true);
  const row = page.locator('details', { has: page.locator('summary:focus') }).last();
  const before = await row.getAttribute('open');
  await page.keyboard.press('Enter');
  await expect.poll(() => row.getAttribute('open')).not.toBe(before);
});

test.describe('a parcel that waits for a decision', () => {
  test.skip(({ isolated }) => isolated !== null, 'the mock API tells of no parcel that came back');

  for (const market of MARKETS) {
    test.describe(`in ${market.locale}`, () => {
      test.use({ market });

      test('counts the days that are left and leads to people; times go to the reader’s clock; the search stays on the device', async ({ trackPage, page, say }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await trackPage.open(RETURNED);
        await takeOver(page);
        const parcel = trackPage.only;
        await expect(parcel).toContainText(say('track.decision.left', { days: 7 }));
        await expect(parcel.getByRole('link', { name: say('track.link.support') }).first()).toBeVisible();
        await page.getByRole('checkbox', { name: say('track.clock.mine') }).check();
        await expect(parcel).toContainText(say('track.history.mine'));
        await expect(page).toFitItsWidth();
        // What the header half covers is too small for axe.
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page).toBeAccessible();

        await trackPage.open();
        await takeOver(page);
        await page.getByRole('button', { name: say('track-recent.erase', { number: RETURNED }) }).click();
        await expect(page.getByRole('region', { name: say('track-recent.title') })).toBeHidden();
      });
    });
  }
});

test('a new event shows on the open page and is read out', async ({ trackPage, page, say, isolated }) => {
  test.skip(isolated !== null, 'histories of the mock API end with other events');
  await page.clock.install();
  await trackPage.open(IN_TRANSIT);
  await takeOver(page);
  let asked = false;
  page.on('request', (request) => (asked ||= request.url().endsWith(LATEST_CALL.slice(2))));
  // One event less than the service knows: what is on the page is old.
  await page.route(LATEST_CALL, async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { results: { latest: { id: string } | null }[] } };
    for (const { latest } of reply.data.results) if (latest) latest.id = 'newer';
    await route.fulfill({ response: answer, json: reply });
  });
  await page.route(TRACK_CALL, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(`${IN_TRANSIT}-10`, `${IN_TRANSIT}-11`) });
  });
  // In small steps: a leap would time out the call, or a part of the page that is still loading.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return asked;
    }, { intervals: [50], timeout: 60_000 })
    .toBe(true);
  await expect(page.getByRole('status').filter({ hasText: IN_TRANSIT })).toContainText(say('track-events.departedAir', { onward: 'yes', place: 'Lagos', towards: 'Accra' }));
});

test('the page has no fault that axe sees, wide and narrow', async ({ trackPage, page }) => {
  await trackPage.open();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page).toBeAccessible();
    await expect(page).toFitItsWidth();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks with a form and answers with a page', async ({ trackPage, page }) => {
    await trackPage.open();
    await trackPage.track(`${IN_TRANSIT}\n${DELIVERED}\n${IN_TRANSIT}`);
    await expect(trackPage.results(2)).toBeVisible();
    await trackPage.change();
    await expect(trackPage.field).toHaveValue(`${IN_TRANSIT}\n${DELIVERED}`);
    await trackPage.openParcel(IN_TRANSIT);
    await trackPage.earlier(IN_TRANSIT).click();
    await expect(trackPage.parcel(IN_TRANSIT).locator('time').last()).toBeVisible();
    await expect(page).toHaveURL(/numbers=/);
  });

  test('a shop’s order number is a second way to ask', async ({ trackPage, page, say }) => {
    await trackPage.open();
    await page.getByText(say('track.order.summary')).click();
    await page.getByRole('textbox', { name: say('track.order.label') }).fill(SHOP_ORDER);
    await page.getByRole('button', { name: say('track.order.submit') }).click();
    await expect(page).toHaveURL(/mallNo=SHOP-100143&sent=abroad/);
    await expect(trackPage.asked).toContainText(SHOP_ORDER);
    await trackPage.change();
    await expect(page.getByRole('textbox', { name: say('track.order.label') })).toHaveValue(SHOP_ORDER);
  });

  test('a refused list stays in the field, with the reason', async ({ trackPage, say }) => {
    const typed = distinctNumbers(21).join('\n');
    await trackPage.open();
    await trackPage.track(typed);
    await expect(trackPage.alert).toContainText(say('track-numbers.tooMany', { count: 21, max: RULES.tracking.maxNumbers, over: 1 }));
    await expect(trackPage.field).toHaveValue(typed);
    await trackPage.track('');
    await expect(trackPage.alert).toContainText(say('track-numbers.required'));
  });
});
