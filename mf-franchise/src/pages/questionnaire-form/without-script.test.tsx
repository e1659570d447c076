import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { hydrate } from '@amberlane/testing/render-page';
import { franchiseOnSite } from '../../../testing/franchise-site.ts';
import { AT, calls, show } from '../../../testing/questionnaire-visit.ts';
import page from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('without JavaScript', () => {
  it('is one form with every branch, its names, and what the browser insists on', async () => {
    const site = franchiseOnSite(page, { answers: calls({}) });
    const element = await site.open(AT);
    const { container, differences, end } = await hydrate(element, (early) => {
      const form = early.querySelector('form');
      expect(form).toHaveAttribute('action', '/-/form/mf-franchise/questionnaire');
      expect(form).not.toHaveAttribute('novalidate');
      expect(early).toHaveTextContent('Only if you answered question 1 with: No');
      const names = new Set(Array.from(form?.elements ?? [], (control) => control.getAttribute('name')).filter(Boolean));
      expect([...names]).toEqual([
        'code', 'returnTo', 'homepage', 'answers.single', 'answers.multi', 'answers.nps', 'answers.matrix.pickup', 'answers.matrix.delivery', 'answers.scale', 'answers.ranking',
        'answers.date', 'answers.text',
      ]);
      const places = [...early.querySelectorAll<HTMLSelectElement>('select[name="answers.ranking"]')];
      expect(places.map(({ labels }) => labels[0]?.textContent)).toEqual(['Position 1', 'Position 2', 'Position 3']);
      expect(early).toHaveTextContent('Choose each option once.');
      expect(early.querySelector('[name="answers.single"]')).toBeRequired();
      // Typed before React takes the page over.
      const typed = early.querySelector<HTMLInputElement>('[name="answers.nps"][value="8"]');
      if (typed) typed.checked = true;
    });
    expect(differences).toEqual([]);
    expect(container.querySelector('[name="answers.nps"][value="8"]')).toBeChecked();
    expect(container.querySelector('form')).toHaveAttribute('novalidate');
    expect(container).toHaveTextContent('1 of 7 questions answered');
    await end();
  });

  it('leads back with a reference, or with the questions that were refused', async () => {
    await show({ at: `${AT}?sent=1&reference=SV-7K3Q-9M2D` });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeInTheDocument();
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    cleanup();
    await show({ at: `${AT}?fault=${ERROR.VALIDATION}&faultAt=answers.nps,code` });
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Would you recommend us?' })).toHaveAttribute('href', '#questionnaire-seller-needs-answers.nps');
    cleanup();
    await show({ at: `${AT}?sent=1&reference=%3Cscript%3E` });
    expect(screen.queryByText(/Reference/)).toBeNull();
  });
});
