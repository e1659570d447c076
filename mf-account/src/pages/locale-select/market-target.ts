/** Where a chosen country and language leads. Pure. */
import { marketSegment, type Market } from '@amberlane/contract/site';
import { readSiteAddress, RETURN_FIELD } from '@amberlane/contract/site/site-address';

/** Path and query under the market that the page was opened from; '' is the home page. Nothing that leads off the site. */
export function pathBack(search: string): string {
  const address = readSiteAddress(new URLSearchParams(search).get(RETURN_FIELD));
  return address ? address.path + address.search : '';
}

/** The server's own address for a choice (`/-/place`): keeps it in cookies and goes on, without JavaScript too. */
export function choiceHref(market: Market, back: string): string {
  const to = `/${marketSegment(market)}${back === '' || back.startsWith('?') ? '' : '/'}${back}`;
  return `/-/place?${new URLSearchParams({ to }).toString()}`;
}
