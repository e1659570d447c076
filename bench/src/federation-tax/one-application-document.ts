/** A page of the site as the page of a single application: what the document says about remotes is left out. */
import type { Locale } from '@amberlane/contract/site';
import { artifactUrl, messageFile } from '@amberlane/contract/federation/artifact-files';
import type { ShellManifest } from '@amberlane/contract/federation/remote-manifest';
import { BOOT_ID, type HydrationData } from '../../../shell/src/site/hydration-data.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ID}">)(.*?)(</script>)`, 's');

/** @throws when the document has no boot data: the comparison would be a false one. */
export function asOneApplication(html: string, shell: ShellManifest, locale: Locale): string {
  const [, , json] = BOOT.exec(html) ?? [];
  if (json === undefined) throw new Error('the document has no boot data');
  const boot = JSON.parse(json) as HydrationData;
  const own = {
    ...boot,
    remotes: boot.remotes.map(({ name }) => ({ name })),
    run: { ...boot.run, scripts: [], data: [artifactUrl(shell, messageFile(PAGE_MESSAGES, locale))] },
  };
  return html.replace(BOOT, (_all, open: string, _json, close: string) => open + JSON.stringify(own).replace(/</g, '\\u003c') + close);
}
