/** Fills late slots in the browser, when a page shows them: by the same pins, the same loader and with the same care as with a page. */
import { createSiteIntl, SiteIntlProvider, type CompiledMessages, type LateFillings, type LatePlace } from '@amberlane/core';
import { fillersOf } from '../../site/slot-fillers.ts';
import { markBroken } from '../remotes/remote-loader.ts';
import type { BringLateSlot } from './late-slot-source.ts';
import { RemoteFaultContext, waitsForRepair, type RemoteFault } from './remote-fault.ts';
import { loadFillings, missingMessage, viewsBySlot, type BrowserSite } from './resolve-in-browser.ts';
import { prepareSlots } from './resolve-view.ts';
import type { ResolvedPage, SlotView, ViewSource } from './resolved-page.ts';
import { SlotFilling } from './slot-filling.tsx';

/** What of the site a late slot needs. */
export type LateSlotSite = Pick<BrowserSite, 'routeTable' | 'adopt' | 'site'>;

export const createLateSlots =
  (browser: LateSlotSite): BringLateSlot =>
  // Without the table of the site nobody knows what fills the slot: the page goes on as it is.
  (page, slot) => bring(browser, page, slot).catch(() => null);

async function bring({ routeTable, adopt, site }: LateSlotSite, page: ResolvedPage, slot: string): Promise<LateFillings | null> {
  const { market, address } = page;
  const filled = await loadFillings(fillersOf(await routeTable(), slot, market.country), market.locale);
  for (const { view, remote } of filled) if (view.kind === 'slot') adopt(remote, view.source.contentId);
  const messages = Object.assign({}, page.intl.messages, ...filled.map((filling) => filling.messages)) as CompiledMessages;
  const intl = createSiteIntl(market, messages, missingMessage);
  const context = { market, origin: location.origin, path: address.path, params: address.params, search: new URLSearchParams(address.search), site, intl };
  const threw: ViewSource[] = [];
  const withoutSlot = (_name: string, source: ViewSource, error: unknown): SlotView => {
    markBroken(source.remote, source.contentId, error);
    threw.push(source);
    return { kind: 'failed', keepServerHtml: false };
  };
  const { [slot]: views = [] } = await prepareSlots(viewsBySlot(filled), context, { loadData: true, limit: (work) => work, withoutSlot });
  // What broke is not tried again, so this ends with the last good builds.
  if (filled.some(({ remote }) => remote.lastGood !== null && threw.some(({ contentId }) => contentId === remote.contentId))) return bring({ routeTable, adopt, site }, page, slot);
  const shown = views.filter(({ kind }) => kind === 'slot');
  if (shown.length === 0) return null;
  return (place) => (
    <SiteIntlProvider intl={intl}>
      <RemoteFaultContext value={faultIn(place)}>
        {shown.map((view, at) => (
          <SlotFilling key={at} slot={view} card={shown.length === 1 ? place.standIn : null} />
        ))}
      </RemoteFaultContext>
    </SiteIntlProvider>
  );
}

/** A filling that throws is replaced by its last good build, or left out; the page around it is not resolved again. */
const faultIn = ({ again }: LatePlace): RemoteFault => (source, error) => {
  if (waitsForRepair(source)) return;
  markBroken(source.remote, source.contentId, error);
  again();
};
