/** Pages of questionnaires where there is no browser. */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { franchiseOnSite } from '../../testing/franchise-site.ts';
import afterDelivery from '../pages/after-delivery/page.tsx';
import form from '../pages/questionnaire-form/page.tsx';
import list from '../pages/questionnaire-list/page.tsx';

describe('on the server', () => {
  it.each([
    ['questionnaire/form/seller-needs', form, 'name="answers.single"'],
    ['questionnaire/after-delivery?waybill=NG407183529669&answer=4', afterDelivery, 'checked="" value="4"'],
    ['questionnaire/questionnaire-list', list, 'href="/gh-en/questionnaire/questionnaire-20221008"'],
  ])('%s is written with what it asks', async (at, page, markup) => {
    const site = franchiseOnSite(page);
    expect(renderToString(await site.open(at))).toContain(markup);
  });
});
