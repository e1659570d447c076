import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR } from '@amberlane/contract/calls';
import { getPdfFileUrl } from '@amberlane/contract/calls/files';
import { answer, refusal } from '@amberlane/testing/test-transport';
import { orderOf } from '../../../testing/sample-orders.ts';
import { open, section } from '../../../testing/shown-order.tsx';
import { documentsOf } from './order-documents.tsx';

afterEach(cleanup);

describe('documents of an order', () => {
  const openTab = (tab: object | null) => jest.spyOn(window, 'open').mockReturnValue(tab as Window | null);

  it('are those of its kind, and none without a label', () => {
    expect(documentsOf(orderOf())).toEqual(['label', 'invoice', 'cn23', 'receipt']);
    expect(documentsOf({ kind: 'local', waybillNo: 'GH520938177409' })).toEqual(['label', 'receipt']);
    expect(documentsOf(orderOf({ status: 'CANCELLED' }))).toEqual([]);
  });

  it('open in a tab of their own, or as a link where the browser allows no tab', async () => {
    const replace = jest.fn();
    const opened = openTab({ location: { replace }, close: jest.fn() });
    const { asked } = await open(orderOf(), { [getPdfFileUrl.path]: answer(getPdfFileUrl, () => ({ url: '/v1/api/file/view/x', expiresAt: '2026-11-20T10:10:00.000Z' })) });
    await userEvent.click((await section('Documents')).getByRole('button', { name: /CN23/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/v1/api/file/view/x'));
    expect(asked.find(({ path }) => path === getPdfFileUrl.path)?.request).toEqual({ id: 'order-1', document: 'cn23' });
    opened.mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: /Label/ }));
    expect(await screen.findByRole('link', { name: 'Open the document' })).toHaveAttribute('href', '/v1/api/file/view/x');
    opened.mockRestore();
  });

  it('say when they can not be had', async () => {
    const close = jest.fn();
    const opened = openTab({ location: {}, close });
    await open(orderOf(), { [getPdfFileUrl.path]: () => refusal(ERROR.SERVICE, 'no', 500) });
    await userEvent.click((await section('Documents')).getByRole('button', { name: /Receipt/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The document could not be opened');
    expect(close).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });
});
