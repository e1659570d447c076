import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RULES } from '@amberlane/contract/domain';
import { definePage } from '@amberlane/core';
import { agreedVersion } from '@amberlane/ui';
import { pageAt } from '../../../testing/content-site.ts';
import { AgreeCard } from './agree-card.tsx';
import page from './page.tsx';

const ACCRA = { country: 'GH', locale: 'en' } as const;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the terms in short', () => {
  it('are nine points with figures from the rules, and the way to the full text', async () => {
    render((await pageAt(page, ACCRA, 'term-dialog')).element);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    expect(screen.getByText('The first 3 attempts within 5 days are free. Each further attempt costs CNY 40.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the full terms' })).toHaveAttribute('href', '/gh-en/terms-of-use');
    expect(screen.getByRole('link', { name: 'Go back without agreeing' })).toHaveAttribute('href', '/gh-en');
  });

  it('name the version and its day', async () => {
    render((await pageAt(page, ACCRA, 'term-dialog')).element);
    expect(screen.getByText(/^Version 2026-11, in force since/)).toHaveTextContent('24 November 2026');
  });

  it('say without scripts why the button stays still', async () => {
    expect(renderToString((await pageAt(page, ACCRA, 'term-dialog')).element)).toMatch(/<noscript><p>JavaScript is turned off in your browser/);
  });
});

describe('the agreement', () => {
  const onAgreed = jest.fn();
  const card = definePage({ component: () => <AgreeCard back="/gh-en/track" onAgreed={onAgreed} />, head: () => ({ title: '', description: '' }) });

  it('is possible after the time to read, remembered, and leads on', async () => {
    render((await pageAt(card, ACCRA, 'term-dialog')).element);
    const button = screen.getByRole('button', { name: 'I agree' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(`You can agree in ${RULES.agreement.readSeconds} seconds.`);
    act(() => {
      jest.advanceTimersByTime(RULES.agreement.readSeconds * 1_000);
    });
    expect(agreedVersion()).toBeNull();
    fireEvent.click(button);
    expect(agreedVersion()).toBe('2026-11');
    expect(onAgreed).toHaveBeenCalledTimes(1);
  });
});
