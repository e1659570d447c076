import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, group, press, sent, show } from '../../../testing/questionnaire-visit.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('each kind of question', () => {
  it('is answered, and all answers go in one sending', async () => {
    const site = await show();
    choose('radio', 'No', /Was it on time/);
    choose('checkbox', 'Pickup', /What was late/);
    choose('checkbox', 'Delivery', /What was late/);
    choose('checkbox', 'Pickup', /What was late/);
    choose('radio', '7', /Would you recommend us/);
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Pickup' })).getByRole('radio', { name: 'Pickup Yes' }));
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Delivery' })).getByRole('radio', { name: 'Delivery No' }));
    choose('radio', '5', /How easy was it/);
    await press('Move “Customs” up');
    fireEvent.change(screen.getByLabelText(/When did you last ship/), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Anything else/ }), { target: { value: 'Thanks' } });
    expect(screen.getByText('All questions are answered')).toBeInTheDocument();
    await press('Send answers');
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent(site)).toEqual([
      {
        code: 'seller-needs', homepage: '', respondentId: expect.stringMatching(/^[0-9a-f-]{36}$/), formMs: expect.any(Number),
        answers: { single: 'no', multi: ['delivery'], nps: 7, matrix: { pickup: 'yes', delivery: 'no' }, scale: 5, ranking: ['customs', 'pickup', 'delivery'], date: '2026-11-01', text: 'Thanks' },
      },
    ]);
    expect(screen.getByText('SV-7K3Q-9M2D')).toBeInTheDocument();
    expect(screen.getByText(/^Reference/).closest('[role="status"]')).toHaveFocus();
  });

  it('takes a typed digit as the point', async () => {
    await show();
    const points = group(/Would you recommend us/);
    fireEvent.keyDown(within(points).getByRole('radio', { name: '0' }), { key: '4' });
    expect(within(points).getByRole('radio', { name: '4' })).toBeChecked();
    expect(within(points).getByRole('radio', { name: '4' })).toHaveFocus();
    fireEvent.keyDown(within(points).getByRole('radio', { name: '4' }), { key: '9', ctrlKey: true });
    expect(within(points).getByRole('radio', { name: '4' })).toBeChecked();
  });

  it('names every choice of a matrix by row and option, with a label of its own', async () => {
    await show();
    const choices = within(group(/How do you judge our work/)).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map((choice) => choice.labels?.[0]?.htmlFor === choice.id && choice.getAttribute('name'))).toEqual(['answers.matrix.pickup', 'answers.matrix.pickup', 'answers.matrix.delivery', 'answers.matrix.delivery']);
    for (const [index, name] of ['Pickup Yes', 'Pickup No', 'Delivery Yes', 'Delivery No'].entries()) expect(choices[index]).toHaveAccessibleName(name);
    expect(new Set(choices.map(({ id }) => id)).size).toBe(4);
  });

  it('says what the ends of a scale mean', async () => {
    await show();
    expect(within(group(/Would you recommend us/)).getByRole('radio', { name: '10' })).toHaveAccessibleDescription('0: not at all likely 10: extremely likely');
    expect(within(group(/How easy was it/)).getByRole('radio', { name: '1' })).toHaveAccessibleDescription('1: No 5: Yes');
  });

  it('moves an option of a ranking by keys, says where it is, and keeps the focus on its button', async () => {
    const site = await show();
    const places = () => within(group(/What matters most/)).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(places()).toEqual(['1Pickup', '2Customs', '3Delivery']);
    await press('Move “Pickup” down');
    await press('Move “Pickup” down');
    expect(places()).toEqual(['1Customs', '2Delivery', '3Pickup']);
    expect(screen.getByText('“Pickup”: position 3 of 3')).toBeInTheDocument();
    const down = screen.getByRole('button', { name: 'Move “Pickup” down' });
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await press('Move “Pickup” down');
    expect(places()).toEqual(['1Customs', '2Delivery', '3Pickup']);
    expect(site.complaints).toEqual([]);
  });

  it('takes the order as it stands once it is said to be right', async () => {
    const site = await show();
    await press('Keep this order');
    expect(screen.queryByRole('button', { name: 'Keep this order' })).toBeNull();
    expect(group(/What matters most/)).toHaveFocus();
    expect(within(group(/What matters most/)).getByRole('status')).toHaveTextContent('This order is saved as your answer.');
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    await waitFor(() => expect(sent(site)).toHaveLength(1));
    expect(sent(site)[0]).toMatchObject({ answers: { ranking: ['pickup', 'customs', 'delivery'] } });
  });

  it('counts the characters of words and asks for no personal data', async () => {
    await show();
    const field = screen.getByRole('textbox', { name: /Anything else/ });
    fireEvent.change(field, { target: { value: 'شكرًا' } });
    expect(field).toHaveAttribute('dir', 'auto');
    expect(field).toHaveAccessibleDescription(/Do not enter names.*5 of 500 characters/);
  });
});

describe('an option of a ranking that is dragged', () => {
  const ENTRY = 50;
  beforeEach(() => {
    // Where entries stand, as a browser would lay them out.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, index * (ENTRY + 8), 300, ENTRY);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  const entries = () => within(group(/What matters most/)).getAllByRole('listitem');
  const order = () => entries().map(({ textContent }) => textContent.replace(/^\d/, ''));
  const handleOf = (index: number) => entries()[index]?.firstElementChild ?? document.body;
  const pointer = (type: string, y: number, more: object = {}) => new MouseEvent(type, { bubbles: true, cancelable: true, clientY: y, ...more });
  const told = () => within(group(/What matters most/)).getByRole('status').textContent;
  const drag = (index: number, ...path: readonly number[]): void => {
    fireEvent(handleOf(index), pointer('pointerdown', 0));
    for (const y of path) fireEvent(window, pointer('pointermove', y));
  };

  it('makes the others give way, is told, and lands where it is dropped', async () => {
    const site = await show();
    expect(screen.getByText(/Drag the options into order/)).toBeVisible();
    drag(0, 10, 40);
    expect(told()).toBe('“Pickup”: position 2 of 3');
    expect(entries().map(({ style }) => style.translate)).toEqual(['0 40px', '0 -58px', '']);
    expect(order()).toEqual(['Pickup', 'Customs', 'Delivery']);
    drag(0, 400);
    fireEvent(window, pointer('pointerup', 400));
    expect(order()).toEqual(['Customs', 'Delivery', 'Pickup']);
    expect(entries().map(({ style }) => style.translate)).toEqual(['', '', '']);
    expect(told()).toBe('“Pickup”: position 3 of 3');
    choose('radio', 'Yes', /Was it on time/);
    choose('radio', '9', /Would you recommend us/);
    await press('Send answers');
    await waitFor(() => expect(sent(site)).toHaveLength(1));
    expect(sent(site)[0]).toMatchObject({ answers: { ranking: ['customs', 'delivery', 'pickup'] } });
  });

  it('stays where it was after Escape, a cancelled touch, and a drop on its own place', async () => {
    await show();
    drag(2, -200);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent(window, pointer('pointerup', -200));
    drag(2, -200);
    fireEvent(window, pointer('pointercancel', -200));
    fireEvent(window, pointer('pointerup', -200));
    drag(1, 30, 3);
    fireEvent(window, pointer('pointerup', 3));
    expect(order()).toEqual(['Pickup', 'Customs', 'Delivery']);
    expect(screen.getByRole('button', { name: 'Keep this order' })).toBeVisible();
    expect(told()).toBe('');
  });

  it('is left alone by other mouse buttons', async () => {
    await show();
    fireEvent(handleOf(0), pointer('pointerdown', 0, { button: 2 }));
    fireEvent(window, pointer('pointermove', 400));
    fireEvent(window, pointer('pointerup', 400));
    expect(order()).toEqual(['Pickup', 'Customs', 'Delivery']);
  });
});
