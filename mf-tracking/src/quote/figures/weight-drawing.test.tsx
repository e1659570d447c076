import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { PieceSize } from '@amberlane/contract/domain';
import { show } from '../../../testing/tracking-site.ts';
import { WeightDrawing } from './weight-drawing.tsx';

afterEach(cleanup);

const BOX: PieceSize = { lengthMm: 460, widthMm: 340, heightMm: 300 };
const row = (name: string): string => within(screen.getByText(name).closest('div') ?? document.body).getAllByRole('definition')[0]?.textContent ?? '';

describe('the drawing of the weight', () => {
  it('says why a large parcel is charged for more than it weighs, and what would change it', () => {
    show(<WeightDrawing product="specialLine" day="2026-11-20" weightGrams={6_200} size={BOX} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Why you pay for 8.00 kg, not 6.20 kg');
    expect(screen.getByRole('img')).toHaveAccessibleName('Parcel drawn to scale: 46 cm long, 34 cm wide, 30 cm high');
    expect(['Actual weight', 'Volumetric weight', 'Chargeable weight'].map(row)).toEqual(['6.20\u00a0kg', '7.82\u00a0kg', '8.00\u00a0kg']);
    expect(screen.getByText('46 × 34 × 30 ÷ 6000 = 7.82 → 8.00')).toBeInTheDocument();
    expect(screen.getByText(/up to the next/)).toHaveTextContent('Rounded up to the next 500 g. Minimum 1 kg. If the height were 2 cm lower, the chargeable weight would be 7.50 kg.');
  });

  it('counts the scale alone while nobody has measured', () => {
    show(<WeightDrawing product="smallParcel" day="2026-11-20" weightGrams={1_540} size={null} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(row('Volumetric weight')).toBe('not measured');
    expect(row('Chargeable weight')).toBe('1.60\u00a0kg');
    expect(screen.getByText(/Enter length, width and height/)).toBeInTheDocument();
  });

  it('multiplies by the pieces', () => {
    show(<WeightDrawing product="specialLine" day="2026-11-20" weightGrams={6_200} size={BOX} pieces={3} />);
    expect(screen.getByText(/46 × 34 × 30 × 3 ÷ 6000/)).toBeInTheDocument();
  });

  it.each([
    [{ country: 'EG', locale: 'ar' }, 'الوزن الفعلي'],
    [{ country: 'PK', locale: 'ur' }, 'اصل وزن'],
    [{ country: 'MA', locale: 'fr' }, 'Poids réel'],
    [{ country: 'TR', locale: 'tr' }, 'Gerçek ağırlık'],
    [{ country: 'CN', locale: 'zh-CN' }, '实际重量'],
  ] as const)('speaks the language of %j', (place, word) => {
    show(<WeightDrawing product="specialLine" day="2026-11-20" weightGrams={6_200} size={BOX} />, place);
    expect(screen.getByText(word)).toBeInTheDocument();
  });
});
