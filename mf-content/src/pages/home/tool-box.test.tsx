import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { definePage } from '@amberlane/core';
import { pageOnSite } from '@amberlane/testing/render-page';
import declaration from '../../../remote.config.ts';
import { ToolBox } from './tool-box.tsx';

const page = definePage({ component: ToolBox, head: () => ({ title: 'Tools', description: 'Tools' }) });
const show = (slots = {}) => render(pageOnSite(page, { remote: declaration, market: { country: 'GH', locale: 'en' }, slots }).element());
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).map(({ value }) => value);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('box of tools', () => {
  it('begins with tracking and has a tab for each tool', () => {
    show({ 'quick-track': <p>track form</p>, 'quick-quote': <p>quote form</p>, 'quick-points': <p>points form</p> });
    expect(screen.getAllByRole('radio').map((tab) => tab.closest('label')?.textContent)).toEqual(['Track', 'Get a quote', 'Service points']);
    expect(chosen()).toEqual(['track']);
    for (const form of ['track form', 'quote form', 'points form']) expect(screen.getByText(form)).toBeInTheDocument();
  });

  it('leads to the pages of tools that nobody fills', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/gh-en/track', '/gh-en/quote', '/gh-en/location-map']);
  });

  it('remembers the tab on the device', () => {
    const first = show();
    fireEvent.click(screen.getByRole('radio', { name: 'Get a quote' }));
    first.unmount();
    show();
    expect(chosen()).toEqual(['quote']);
  });

  it('begins with tracking where what is kept is no tool', () => {
    localStorage.setItem('amberlane.homeTool', 'nothing');
    show();
    expect(chosen()).toEqual(['track']);
  });
});
