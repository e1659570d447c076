import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteOrder } from '@amberlane/contract/calls/orders';
import { answer } from '@amberlane/testing/test-transport';
import { formOf, orderOf } from '../../../testing/sample-orders.ts';
import { fact, open, section } from '../../../testing/shown-order.tsx';

afterEach(cleanup);

describe('the page of a draft', () => {
  it('names what is missing by the rules of the form, with the way to its step', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], sendPhone: '', acceptPhone: '', weightGrams: null, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    const next = within(await screen.findByRole('article', { name: '3 details to complete' }));
    expect(next.getByText('Complete them to get a price and a label.')).toBeInTheDocument();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Enter the sender’s phone number', 'Enter the recipient’s phone number', 'Enter the weight']);
    expect(next.getByRole('link', { name: 'Enter the weight' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=goods');
    expect(screen.getByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=sender');
  });

  it('leads on from what stands there and can not be sent', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], weightGrams: 1_400, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    await waitFor(() => expect(fact('Weight')).toMatch(/^1\.40\skgEnter the weight$/));
  });

  it('says in its place what is missing, and leads from each part to its step', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], acceptName: '', acceptPhone: '', weightGrams: null, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Draft without a recipient' })).toBeInTheDocument();
    await waitFor(() => expect(fact('Weight')).toBe('Enter the weight'));
    expect(fact('Price')).toBe('After you enter the weight');
    const addresses = await section('Addresses');
    expect(addresses.getByRole('link', { name: 'Enter the recipient’s phone number' })).toHaveAttribute('href', '/gh-en/express/intlorder-entry?order=order-1&step=recipient');
    expect(addresses.getByRole('link', { name: 'Enter the recipient’s name' })).toBeInTheDocument();
    expect(addresses.queryByRole('link', { name: /sender’s/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Edit/ }).map((link) => [link.textContent, new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('step')])).toEqual([
      ['Edit: Sender', 'sender'], ['Edit: Recipient', 'recipient'], ['Edit: Goods', 'goods'], ['Edit: Shipment', 'shipment'],
    ]);
  });

  it('says that nothing is missing', async () => {
    await open(orderOf({ status: 'DRAFT', form: formOf({ serviceTypes: ['STANDARD'], weightGrams: 2_000, localShipWay: 'SELF_DELIVERY', siteCode: 'CN-CAN-1' }) }));
    expect(await screen.findByText(/^All details are filled in\./)).toBeInTheDocument();
  });

  it('has no documents and no price, and its number once', async () => {
    await open(orderOf({ status: 'DRAFT' }));
    const contents = await screen.findByRole('region', { name: 'Goods' });
    expect(document.body).toHaveTextContent('China to Ghana');
    expect(contents.compareDocumentPosition(screen.getByRole('region', { name: 'Addresses' }))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('region', { name: 'Documents' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.queryByText('Order number')).not.toBeInTheDocument();
    expect(screen.getByText(/^Order/)).toHaveTextContent(/^Order A-10466 · saved/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Draft to /);
    expect(screen.getByRole('link', { name: 'My account' })).toBeInTheDocument();
  });
});

it('deletes a draft after a question', async () => {
  const order = orderOf({ status: 'DRAFT' });
  await open(order, { [deleteOrder.path]: answer(deleteOrder, () => ({ id: order.id })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete shipment' }));
  expect(await screen.findByText(/was deleted/)).toHaveTextContent('A-10466');
});
