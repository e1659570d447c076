import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';

afterEach(() => {
  cleanup();
  location.hash = '';
});

const QUESTIONS = [
  { id: 'duty', title: 'Who pays duty?', content: 'The receiver.' },
  { id: 'boxes', title: 'Can several boxes travel on one waybill?', content: 'Up to ten.' },
];

const answer = (text: string) => screen.getByText(text);

describe('accordion', () => {
  it('shows titles as headings and answers when asked', () => {
    render(<Accordion items={QUESTIONS} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(answer('The receiver.')).not.toBeVisible();
    fireEvent.click(screen.getByText('Who pays duty?'));
    expect(answer('The receiver.')).toBeVisible();
  });

  it('one stands open from the start, and rows of one name close each other in the browser', () => {
    const { container } = render(<Accordion items={QUESTIONS} open="boxes" exclusiveName="faq" />);
    expect(answer('Up to ten.')).toBeVisible();
    expect([...container.querySelectorAll('details')].map((row) => row.getAttribute('name'))).toEqual(['faq', 'faq']);
  });

  it('a link to an answer opens it, also without a reload', () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(<Accordion items={QUESTIONS} />);
    location.hash = '#boxes';
    act(() => void fireEvent(window, new Event('hashchange')));
    expect(answer('Up to ten.')).toBeVisible();
    expect(answer('The receiver.')).not.toBeVisible();
  });
});
