import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { inSite } from '../../testing/on-site.tsx';
import { Money } from './money.tsx';

afterEach(cleanup);

/** Spaces and marks of direction differ between versions of the language data. */
const textOf = ({ container }: { container: HTMLElement }) => container.textContent.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');

describe('money', () => {
  it.each([
    [{ country: 'NG', locale: 'en' }, 'CNY 1,064.00'],
    [{ country: 'MA', locale: 'fr' }, '1.064,00 CNY'],
    [{ country: 'TR', locale: 'tr' }, 'CNY 1.064,00'],
    [{ country: 'CN', locale: 'zh-CN' }, 'CNY 1,064.00'],
  ] as const)('minor units in the order of %j', (place, text) => {
    expect(textOf(render(inSite(<Money of={{ amount: 106_400, currency: 'CNY' }} />, place)))).toBe(text);
  });

  it('knows that the Ugandan shilling has no parts', () => {
    expect(textOf(render(inSite(<Money of={{ amount: 106_400, currency: 'UGX' }} />)))).toBe('UGX 106,400');
  });

  it('in Latin digits and isolated in Arabic and Urdu', () => {
    for (const place of [{ country: 'EG', locale: 'ar' }, { country: 'PK', locale: 'ur' }] as const) {
      const { container } = render(inSite(<Money of={{ amount: 6400, currency: 'EGP' }} />, place));
      expect(container.querySelector('bdi')).toHaveTextContent(/64[.,]00/);
      cleanup();
    }
  });
});
