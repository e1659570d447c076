import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PhoneFold } from './phone-fold.tsx';

afterEach(cleanup);

it('can stand open from the start', () => {
  render(<PhoneFold summary="Show requests" open>POST /orders</PhoneFold>);
  expect(screen.getByText('POST /orders')).toBeVisible();
});

it('opens at a press', () => {
  render(<PhoneFold summary="Show requests">POST /orders</PhoneFold>);
  expect(screen.getByText('POST /orders')).not.toBeVisible();
  fireEvent.click(screen.getByText('Show requests'));
  expect(screen.getByText('POST /orders')).toBeVisible();
});
