/** Addresses of scripts for the browser's Trusted Types: one policy name for all code of the page (`allow-duplicates`). */
interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The address as a browser with Trusted Types takes it; only for addresses that the document itself names. */
export function trustedUrl(url: string): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  return policies ? policies.createPolicy('amberlane', { createScriptURL: () => url }).createScriptURL(url) : url;
}
