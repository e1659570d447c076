import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { Market } from '@amberlane/contract/site';
import { partOnSite } from '@amberlane/testing/render-page';
import declaration from '../../remote.config.ts';
import { HoursLine } from './hours-line.tsx';

afterEach(cleanup);

const HOURS = [
  { days: [1, 2, 3, 4], from: '09:30', to: '18:00' },
  { days: [5], from: '09:30', to: '12:30' },
  { days: [5], from: '14:30', to: '18:00' },
  { days: [6, 7], from: '09:30', to: '13:30' },
];

function lineFor(market: Market) {
  const { container } = render(partOnSite({ remote: declaration, at: 'location-map', answer: () => ({}), market }).around(<HoursLine hours={HOURS} />));
  return [...container.querySelectorAll('span.hours > span')].map(({ textContent }) => textContent);
}

it.each([
  [{ country: 'NG', locale: 'en' }, ['Mon–Thu 09:30–18:00', 'Fri 09:30–12:30 and 14:30–18:00', 'Sat and Sun 09:30–13:30']],
  [{ country: 'SA', locale: 'ar' }, ['من الاثنين إلى الخميس 09:30–18:00', 'الجمعة 09:30–12:30 و14:30–18:00', 'السبت والأحد 09:30–13:30']],
  [{ country: 'PK', locale: 'ur' }, ['پیر تا جمعرات 09:30–18:00', 'جمعہ 09:30–12:30 اور 14:30–18:00', 'ہفتہ اور اتوار 09:30–13:30']],
] as const)('lists two days, and two spans of a day, as the language does in %j', (market, lines) => {
  expect(lineFor(market)).toEqual(lines);
});
