/** Questionnaires from a reader's side: on the whole site with the API's questions, alone with those of the mock API. */
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { expect, test } from '@amberlane/testing/fixtures';
import { takeOver } from '@amberlane/testing/wait-for-hydration';
import { readsInAnyWidth } from '../testing/any-width.ts';
import { SurveyForm } from '../testing/page-objects/survey-form.ts';

const OWN = 'questionnaire/questionnaire-20221008';
const LIST = 'questionnaire/questionnaire-list';
/** In the mock API: a question of every kind. */
const EVERY_KIND = 'questionnaire/form/seller-needs';
const WAYBILL = 'NG407183529669';
const REFERENCE = /^SV-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const WIDTHS = [320, 1280];

for (const market of MARKET_PER_LANGUAGE) {
  test.describe(`in ${market.locale}`, () => {
    test.use({ market });

    test('the list leads to a questionnaire, which is answered, sent and thanked for', async ({ page, segment, say }) => {
      await page.goto(`/${segment}/${LIST}`);
      await readsInAnyWidth(page);
      await page.locator(`a[href$="/${OWN}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${OWN}$`));
      await takeOver(page);
      const opened = Date.now();
      const form = new SurveyForm(page);
      await form.submit.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page).toBeAccessible();
      await form.answerAll();
      await readsInAnyWidth(page);
      // Nobody answers in less than two seconds, and the API believes nobody who does.
      await expect.poll(() => Date.now() - opened).toBeGreaterThan(3_000);
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 2, name: say('questionnaire.thanks.title') })).toBeVisible();
      await expect(page.getByText(REFERENCE)).toBeVisible();
      await expect(page).toBeAccessible();
    });
  });
}

test('a second visit shows the receipt, and the list marks it', async ({ page, segment, say }) => {
  await page.goto(`/${segment}/${OWN}`);
  await takeOver(page);
  const form = new SurveyForm(page);
  await form.answerAll();
  await expect(page).toBeAccessible();
  // Nobody answers in less than two seconds, and the API believes nobody who does.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3_000);
  await form.submit.dblclick();
  await expect(page.getByRole('heading', { name: say('questionnaire.thanks.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('questionnaire.answeredBefore.title') })).toBeVisible();
  await page.goto(`/${segment}/${LIST}`);
  await expect(page.getByText(say('questionnaire-list.answered')).first()).toBeVisible();
});

test('unfinished answers come back, and a sending without a network keeps them', async ({ page, context, segment, say, watch }) => {
  await page.goto(`/${segment}/${OWN}`);
  await takeOver(page);
  const form = new SurveyForm(page);
  await form.answerAll();
  await page.reload();
  await takeOver(page);
  await expect(page.getByText(say('questionnaire.resumed'))).toBeVisible();
  const first = page.getByRole('main').getByRole('radio').first();
  await expect(first).toBeChecked();
  watch.expectFault(/Failed to load resource|net::ERR/);
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(first).toBeChecked();
  await context.setOffline(false);
});

test('without JavaScript everything is one form, which shows a reference', async ({ browser, origin, segment }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/${segment}/${OWN}`);
  const form = new SurveyForm(page);
  await form.answerAll();
  for (const [index, place] of (await page.getByRole('main').locator('select').all()).entries()) await place.selectOption({ index: index + 1 });
  await form.submit.click();
  await expect(page).toHaveURL(/sent=1/);
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await context.close();
});

test('an unknown questionnaire is no page', async ({ page, segment, watch }) => {
  watch.expectFault(/404/);
  const answer = await page.goto(`/${segment}/questionnaire/form/no-such`);
  expect(answer?.status()).toBe(404);
});

test.describe('alone', { tag: '@alone' }, () => {
  test.beforeEach(({ isolated }) => test.skip(isolated === null, 'needs the questions of the mock API'));

  test('every kind of question is answered by keys alone', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/${EVERY_KIND}`);
    await takeOver(page);
    const form = new SurveyForm(page);
    await form.field('answers.single').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.field('answers.multi').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.field('answers.multi').first()).toBeChecked();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('8');
    await expect(page.getByRole('radio', { name: '8' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.field('answers.matrix.pickup').first()).toBeChecked();
    const down = page.getByRole('button', { name: say('question.ranking.down', { option: 'Pickup' }) });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(down).toBeFocused();
    await form.submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('questionnaire.thanks.title') })).toBeVisible();
  });

  for (const market of MARKET_PER_LANGUAGE.filter(({ locale }) => locale === 'en' || locale === 'ar')) {
    test.describe(`in ${market.locale}`, () => {
      test.use({ market });

      test('options of a ranking are dragged into order by mouse and by finger', async ({ page, segment }) => {
        await page.goto(`/${segment}/${EVERY_KIND}`);
        await takeOver(page);
        const entries = new SurveyForm(page).ranked('ranking');
        const labels = () => entries.evaluateAll((list) => list.map((entry) => entry.children[2]?.textContent));
        await entries.first().scrollIntoViewIfNeeded();
        const [first = '', second = '', third = ''] = (await labels()).map(String);
        /** Middle of the handle of an entry. */
        const grip = async (index: number) => {
          const box = await entries.nth(index).locator(':scope > :first-child').boundingBox();
          if (!box) throw new Error('no handle');
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        const [from, to] = [await grip(0), await grip(2)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await expect(page).toBeAccessible();
        await page.mouse.up();
        expect(await labels()).toEqual([second, third, first]);
        const touch = await page.context().newCDPSession(page);
        const [start, end] = [await grip(2), await grip(0)];
        const scrolled = await page.evaluate(() => scrollY);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
        for (const share of [0.3, 0.6, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: start.x, y: start.y + (end.y - start.y) * share }] });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect.poll(labels).toEqual([first, second, third]);
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      });
    });
  }

  test('the mark of an email is sent by one press', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/questionnaire/after-delivery`);
    await expect(page.getByRole('heading', { name: say('after-delivery.noParcel.title') })).toBeVisible();
    await expect(page).toBeAccessible();
    await page.goto(`/${segment}/questionnaire/after-delivery?waybill=${WAYBILL}&answer=5`);
    await takeOver(page);
    await expect(page.getByRole('radio', { name: '5' })).toBeChecked();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    }
  });

  test('the question below a delivered parcel comes after the page', async ({ page, segment, say }) => {
    await page.goto(`/${segment}/slots/delivered-question`);
    await takeOver(page);
    const main = page.getByRole('main');
    await main.locator('[name="answers.scale"][value="2"]').check({ force: true });
    await expect(main.getByRole('textbox')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page).toFitItsWidth();
      await expect(page).toBeAccessible();
    }
    await main.getByRole('button', { name: say('delivered-question.send') }).click();
    await expect(main.getByText(say('delivered-question.thanks'))).toBeVisible();
  });
});
