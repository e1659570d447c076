import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ERROR } from '@amberlane/contract/calls';
import { address } from '@amberlane/contract/calls/address';
import { listSites, type SiteList } from '@amberlane/contract/calls/service-points';
import { useSlotProps } from '@amberlane/core';
import { MARKET_PER_LANGUAGE } from '@amberlane/testing/market-per-language';
import { refusal } from '@amberlane/testing/test-transport';
import { HUBS } from '../../../testing/presend.ts';
import { FOSHAN, quoteOf, shipOnSite, WHOLE, type ShipSite } from '../../../testing/ship-site.ts';
import { freshVisits, heading } from '../../../testing/shown-ship-page.tsx';
import { STEPS } from '../../wizard/steps.ts';
import intlPage from '../intlorder-entry/page.tsx';
import page from './page.tsx';

freshVisits();

const PATH = 'express/order-entry';
const SHENZHEN = address.parse({ countryCode: 'CN', province: 'Guangdong', city: 'Shenzhen', area: 'Nanshan', street: '1 Keyuan Road', postcode: '518000' });
const LOCAL = { ...WHOLE, receiverAddress: SHENZHEN, acceptPhone: '+8613900000000', weightGrams: 5_000, expressType: 'localDelivery' as const, step: 'review', localShipWay: 'SELF_DELIVERY' as const, siteCode: 'CN-CAN-01' };

async function open(path: string, prepare: (site: ShipSite) => void = () => undefined, options: Parameters<typeof shipOnSite>[1] = {}): Promise<ShipSite> {
  const site = shipOnSite(page, options);
  prepare(site);
  render(await site.open(path));
  return site;
}
const local = (site: ShipSite): void => {
  site.keep('draft-1', LOCAL);
  site.account.prices = [[quoteOf(2_000, { product: 'localDelivery' })]];
};

describe('within one country', () => {
  it.each(MARKET_PER_LANGUAGE.flatMap((market) => STEPS.map((step) => [market.locale, step, market] as const)))('every step has every word: %s %s', async (_locale, step, market) => {
    const { complaints } = await open(`${PATH}?order=draft-1&step=${step}`, local, { market });
    await screen.findByRole('form');
    expect(complaints).toEqual([]);
  });

  it('takes whole kilograms from 1 to 30, and asks for no Chinese name', async () => {
    await open(`${PATH}?order=draft-1&step=goods`, local);
    fireEvent.change(await screen.findByLabelText('Weight'), { target: { value: '31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue to price' }));
    await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveAccessibleDescription(/At most 30.kg per shipment.*After weighing, 2\.3.kg is billed as 2\.5.kg\.$/));
    expect(screen.getByLabelText('Weight')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByLabelText('Goods name in Chinese')).toBeNull();
    expect(screen.getByLabelText('Weight')).toHaveAttribute('inputmode', 'decimal');
    fireEvent.change(screen.getByLabelText('Weight'), { target: { value: '0' } });
    expect(screen.getByLabelText('Weight')).not.toHaveAttribute('aria-invalid');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to price' }));
    await waitFor(() => expect(screen.getByLabelText('Weight')).toHaveAttribute('aria-invalid', 'true'));
    fireEvent.change(screen.getByLabelText('Weight'), { target: { value: '1.5' } });
    fireEvent.blur(screen.getByLabelText('Weight'));
    expect(screen.getByLabelText('Weight')).toHaveValue('2');
  });

  it('offers the service points of the sender’s country, and needs one for a drop-off', async () => {
    const site = await open(`${PATH}?order=draft-1&step=sender`, (ship) => {
      local(ship);
      ship.keep('draft-1', { ...LOCAL, siteCode: '' });
    });
    expect(await screen.findByRole('heading', { name: 'The service points could not be loaded' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Continue to recipient' }));
    await screen.findAllByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sender details');
    expect(site.asked.find(({ path }) => path === listSites.path)?.request).toMatchObject({ countryCode: 'CN', service: 'DROP_OFF' });
  });

  describe('the map of service points beside the list', () => {
    /** What another squad's map would show: it chooses the last point there is. */
    const FakeMap = () => {
      const props = useSlotProps('service-point-map');
      const last = props?.points.at(-1);
      return (
        <button type="button" onClick={() => last && props?.onChoose(last.siteCode)}>
          {`Map of ${props?.points.length}, chosen: ${props?.chosen ?? 'none'}`}
        </button>
      );
    };
    const MANY: SiteList = { ...HUBS, total: 30, list: HUBS.list.slice(0, 1).flatMap((hub) => Array.from({ length: 30 }, (_, at) => ({ ...hub, siteCode: `CN-CAN-${at + 10}`, siteName: `Hub ${at + 10}` }))) };
    const step = async (options: Parameters<typeof shipOnSite>[1]) =>
      open(`${PATH}?order=draft-1&step=sender`, (ship) => {
        local(ship);
        ship.keep('draft-1', { ...LOCAL, siteCode: 'CN-CAN-10' });
      }, { sites: MANY, ...options });

    it('shows all of the points, and choosing on one chooses on the other', async () => {
      await step({ lateSlots: { 'service-point-map': async () => () => <FakeMap /> } });
      fireEvent.click(await screen.findByRole('button', { name: 'Map of 30, chosen: CN-CAN-10' }));
      expect(screen.getByRole('radio', { name: /Hub 39/ })).toBeChecked();
      fireEvent.click(screen.getByRole('radio', { name: /Hub 12/ }));
      expect(screen.getByRole('button', { name: 'Map of 30, chosen: CN-CAN-12' })).toBeVisible();
      expect(screen.queryByRole('radio', { name: /Hub 39/ })).toBeNull();
    });

    it('is missed by nobody who chooses from the list', async () => {
      await step({ lateSlots: { 'service-point-map': async () => null } });
      fireEvent.click(await screen.findByRole('radio', { name: /Hub 12/ }));
      expect(screen.getByRole('radio', { name: /Hub 12/ })).toBeChecked();
    });
  });

  it('chooses the one product there is, and tells the store what it costs', async () => {
    const site = await open(`${PATH}?order=draft-1&step=price`, (ship) => {
      local(ship);
      ship.keep('draft-1', { ...LOCAL, expressType: null });
    });
    expect(await screen.findByRole('radio', { name: /Local delivery/ })).toBeChecked();
    const told = () => (site.site.getState() as unknown as { shipping: { quote: { total: { amount: number } } | null } }).shipping.quote?.total.amount;
    await waitFor(() => expect(told()).toBe(2_000));
  });
});

describe('to another country', () => {
  const toSaudiArabia = async (): Promise<void> => {
    fireEvent.change(screen.getByLabelText('Ship to'), { target: { value: 'SA' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue to sender' }));
    await waitFor(() => expect(location.pathname).toContain('express/intlorder-entry'));
  };
  /** The page for orders abroad, with the store and the account of the one that led there. */
  const goOn = async (site: ShipSite): Promise<void> => {
    const { pathname, search } = location;
    cleanup();
    render(await shipOnSite(intlPage, { store: site.site }).open(pathname.replace('/cn-en/', '') + search));
    await heading('Sender details');
  };

  it('saves a draft over the version that it was changed from, also where another tab has gone to another step', async () => {
    const site = await open(`${PATH}?order=draft-1&step=shipment`, local);
    await heading('Ship within China');
    await toSaudiArabia();
    expect(site.saved()).toEqual([]);
    site.keep('draft-1', { ...LOCAL, step: 'goods' }, 'DRAFT', 7);
    await goOn(site);
    await waitFor(() => expect(site.account.orders.get('draft-1')).toMatchObject({ version: 8, form: { receiverAddress: { countryCode: 'SA' } } }), { timeout: 4_000 });
    expect(screen.queryByRole('heading', { name: 'This draft was changed elsewhere' })).toBeNull();
  });

  it('asks whose version goes on where another tab has changed the draft', async () => {
    const site = await open(`${PATH}?order=draft-1&step=shipment`, local);
    await heading('Ship within China');
    await toSaudiArabia();
    site.keep('draft-1', { ...LOCAL, acceptName: 'Huda' }, 'DRAFT', 7);
    await goOn(site);
    expect(await screen.findByRole('heading', { name: 'This draft was changed elsewhere' }, { timeout: 4_000 })).toBeVisible();
    expect(site.account.orders.get('draft-1')).toMatchObject({ version: 7, form: { acceptName: 'Huda' } });
  });

  it('loses nothing to a saving that is still on its way', async () => {
    let answer = (): void => undefined;
    const site = await open(`${PATH}?receiver=none`, ({ account }) => {
      account.answerAfter = new Promise((resolve) => {
        answer = resolve;
      });
    });
    await heading('Ship within China');
    fireEvent.click(screen.getByLabelText('Individual'));
    await waitFor(() => expect(site.account.orders.get('order-1')?.version).toBe(2), { timeout: 4_000 });
    await toSaudiArabia();
    site.account.answerAfter = null;
    await goOn(site);
    answer();
    await waitFor(() => expect(site.account.orders.get('order-1')).toMatchObject({ version: 3, form: { customerType: 'INDIVIDUAL', receiverAddress: { countryCode: 'SA' } } }), { timeout: 4_000 });
    expect(screen.queryByRole('heading', { name: 'This draft was changed elsewhere' })).toBeNull();
  });

  it('leads to the page for orders abroad, with everything that was typed', async () => {
    const site = await open(`${PATH}?receiver=none`);
    await heading('Ship within China');
    fireEvent.click(screen.getByLabelText('Individual'));
    await toSaudiArabia();
    await goOn(site);
    expect(screen.getByLabelText('Full name in Latin letters')).toHaveValue('Chen Jing');
    expect(screen.getByText('Ship abroad')).toBeVisible();
  });

  it('leads on at once when the price page asked for such a lane', async () => {
    await open(`${PATH}?origin=CN-CAN&destination=SA-RUH&weight=2`);
    await waitFor(() => expect(location.pathname).toContain('express/intlorder-entry'));
    expect(location.search).toMatch(/draft=.*step=shipment/);
  });

  it('leads on at once with a recipient of the address book who lives abroad', async () => {
    await open(`${PATH}?receiver=noura`);
    await waitFor(() => expect(location.pathname).toContain('express/intlorder-entry'));
  });
});

it('offers the newest draft of its kind', async () => {
  await open(PATH, (ship) => {
    ship.keep('draft-8', { ...WHOLE, senderAddress: FOSHAN, step: 'goods' });
    ship.keep('draft-9', { ...LOCAL, acceptName: 'Li Wei', step: 'goods' });
  });
  expect(await screen.findByRole('link', { name: 'Continue draft' })).toHaveAttribute('href', expect.stringContaining('order=draft-9'));
  expect(screen.getByText('Li Wei').closest('p')).toHaveTextContent(/^Draft saved on 20 Nov: Guangzhou to \w+, for Li Wei$/);
});

describe('a new shipment', () => {
  it('says that it is a local one, why it begins there, and what pickup and drop-off are', async () => {
    await open(PATH);
    await heading('Ship within China');
    expect(screen.getByLabelText('Ship from')).toHaveAccessibleDescription(/^Because of your sender address: Chen Jing ?, Guangzhou$/);
    // What is heavier than a shipment within the country has to be quoted.
    expect(await screen.findByRole('checkbox', { name: 'English 1' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'English 3' })).toBeNull();
    expect(screen.getByText(/ask for a freight quote/)).toHaveTextContent('For more than 30 kg or full pallets, ask for a freight quote.');
    expect(screen.getByRole('link', { name: 'Ship abroad instead' })).toHaveAttribute('href', '/cn-en/express/intlorder-entry');
    expect(screen.getByRole('radio', { name: /^Drop-off.*service point/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: /^Pickup.*A courier collects/ })).toBeChecked();
  });

  it('folds who ships and how often, with the answers that are known', async () => {
    await open(PATH, (ship) => ship.keep('sent-1', LOCAL, 'DELIVERED'));
    const answers = await screen.findByText('You ship as:', { selector: 'summary *', exact: false });
    expect(answers).toHaveTextContent('You ship as: Business · Single shipment');
    expect(screen.getByRole('radio', { name: 'Yes', hidden: true })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes', hidden: true })).not.toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Regular shipments', hidden: true }));
    expect(answers).toHaveTextContent('Business · Regular shipments');
    expect(screen.getByLabelText('Number of parcels')).toBeInTheDocument();
  });

  it('says before a weight is typed that nobody has a rate for the way', async () => {
    await open(PATH, ({ account }) => {
      account.prices = [refusal(ERROR.NO_RATE, 'No rate', 404)];
    });
    await heading('Ship within China');
    expect((await screen.findAllByText(/^There is no rate for this route yet/))[0]).toBeVisible();
  });

  it('tells the price on its first step, and what is wrong with the weight', async () => {
    await open(PATH, local);
    await heading('Ship within China');
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '2' } });
    expect((await screen.findAllByText(/CNY.20\.00/))[0]).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue to sender' }));
    await waitFor(() => expect(screen.getByLabelText(/^Weight/)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ship within China');
  });
});
