/** The one federated singleton of the site: everything that the shell and the remotes must hold only once. */
export { api, callTo, type ReplyOf, type RequestOf } from './api.ts';
export { openApiSpace, type ApiSpace, type EmptyApiSpace } from './api-space.ts';
export type { CallFailure, Transport } from './transport.ts';
export { createSiteStore, type PreloadedState, type SiteState, type SiteStore } from './site-store.ts';
export { sessionSlice, type SessionState } from './session.ts';
export { toastSlice, useToast, type SiteToast, type SuccessSentence, type ToastMessage } from './toasts.ts';
export { FailureText } from './failure-text.tsx';
export { definePage, defineSlot, type PageContext, type PageHead, type PageModule, type SlotModule } from './page.ts';
export { marketHref, usePageAddress, useMarket, PageLocationProvider, type PageAddress, type SiteMarket } from './page-location.tsx';
export { Link, useGoTo, type LinkProps } from './link.tsx';
export { RoutePreparationContext, type PrepareRoute } from './route-preparation.ts';
export { RoutesContext, useRoutes } from './routes.ts';
export { SiteLinksContext, useSiteLinks, type SiteLink } from './site-links.ts';
// A star, so that module augmentation reaches the interface.
export * from './host-services.tsx';
export { LateSlotProvider, Slot, SlotProvider, useSlotProps, type LateFillings, type LatePlace, type LateSlots, type SlotFillings } from './slot.tsx';
export * from './slot-props.ts';
export { createSiteIntl, SiteIntlProvider, type CompiledMessages } from './site-intl.tsx';
export { formAction } from '@amberlane/contract/federation/form-address';
export { withOwnDay } from '@amberlane/contract/site/date-text';
export { defineFeed, type FeedEntry, type FeedModule } from './feed.ts';
export type { ServerContext } from './server-context.ts';
export { defineSitemap, type SitemapEntry, type SitemapModule } from './sitemap.ts';
export { report, type TelemetryEvent } from './telemetry.ts';

export { BrowserRouter, StaticRouter, useLocation, useNavigate } from 'react-router-dom';
export { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
export { createSelector, createSlice, type PayloadAction, type Slice } from '@reduxjs/toolkit';
