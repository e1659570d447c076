/**
 * The page's first and, until a touch, only code. Decides when React starts (design §4), keeps taps on controls that
 * need it and plays them again, paints what the page owes to its reader's cookies, opens the country choice when no
 * country is stored, remembers a chosen one, and keeps forms in the page while there is no network.
 */
import { BOOT_ID, type HydrationData } from '../../site/hydration-data.ts';
import { paintReader } from '../show-session.ts';
import { READY_EVENT } from '../ready.ts';
import { isPersonal } from '../../site/route-guards.ts';
import { SIGNED_IN_ATTRIBUTE } from '../../site/reader-choices.ts';
import { readNickName } from '../session/reader-session.ts';
import { markRefresh } from '../session/refresh-mark.ts';
import { keepSessionAlive } from '../session/session-life.ts';
import { followTabs, tellTabs } from '../session/session-tabs.ts';
import { answerEarlyKeys } from './early-keys.ts';
import { askForCountry, rememberMarketOnClick } from './country-choice.ts';
import { keepFormsOffline } from './offline-forms.ts';
import { runClocks } from './page-clocks.ts';
import { replayTaps } from './replay.ts';
import { measureVitals } from './vitals.ts';

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '{}') as HydrationData;
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } }
).trustedTypes?.createPolicy('amberlane', {
  createScriptURL(url: string) {
    if (url !== boot.run.main) throw new TypeError('not the application');
    return url;
  },
});

const isOfShell = (href: string): boolean => href.includes(`/remotes/${boot.shell.name}/`);

const hashOf = (url: string): string => {
  const artifact = [boot.shell, ...boot.remotes].find(({ name, contentId }) => url.includes(`/remotes/${name}/${contentId}/`));
  return artifact?.files[url.slice(url.indexOf(artifact.contentId) + artifact.contentId.length + 1)] ?? '';
};

function addLink(rel: string, as: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (as) link.as = as;
  link.crossOrigin = 'anonymous';
  if (rel !== 'prefetch') link.integrity = hashOf(href);
  link.href = href;
  document.head.append(link);
}

const isSignedIn = (): boolean => document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE);

let started = false;

function start(): void {
  if (started) return;
  started = true;
  // A remote's own code asks for its styles and learns whether they came; here they only begin early.
  for (const href of boot.run.styles) {
    if (isOfShell(href)) addLink('stylesheet', '', href);
    else addLink('preload', 'style', href);
  }
  for (const href of [...boot.run.scripts, ...boot.run.lateScripts]) addLink('preload', 'script', href);
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = hashOf(boot.run.main);
  script.src = policy ? policy.createScriptURL(boot.run.main) : boot.run.main;
  // Without React nobody answers the kept taps; the page stays what it is without script.
  script.onerror = stopReplaying;
  document.head.append(script);
  setTimeout(readLocaleData);
}

/** The first question to Intl makes the browser read its locale data: long on a phone, so in a task of its own while the files come. */
const readLocaleData = (): unknown => Intl.NumberFormat.supportedLocalesOf('en');

/** Fetches what a touch will need while the reader reads; nothing of it runs. */
function warm(): void {
  for (const href of [...boot.run.scripts, boot.run.main]) addLink('prefetch', 'script', href);
  for (const href of boot.run.styles) addLink('prefetch', 'style', href);
  for (const href of boot.run.data) addLink('prefetch', 'fetch', href);
}

/** Longest wait for a quiet moment, in ms: a page whose controls need React does not wait as long as one that reads without. */
const QUIET = { start: 1000, warm: 4000 };

function whenIdle(task: () => void, timeout: number): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

markRefresh(boot.route ?? null);
keepSessionAlive();
tellTabs(readNickName());
const stopFollowing = followTabs(() => {
  const wasSignedIn = isSignedIn();
  paintReader();
  // A page of a customer who has left asks its guard again; from React's start on the page does that by itself.
  if (wasSignedIn && !isSignedIn() && isPersonal(boot.route)) location.reload();
});
document.addEventListener(READY_EVENT, stopFollowing, { once: true });
paintReader();
const stopReplaying = replayTaps(start);
document.addEventListener(READY_EVENT, stopReplaying, { once: true });
document.addEventListener(READY_EVENT, answerEarlyKeys(), { once: true });
// Before listening: opening the dialog moves the focus, which is no touch of the reader.
askForCountry();
runClocks();
keepFormsOffline();
for (const touch of ['pointerdown', 'keydown', 'focusin']) {
  document.addEventListener(touch, start, { capture: true, passive: true, once: true });
}

const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
// What only signed-in readers see in a slot comes with React.
if (boot.hydrate === 'idle' || (boot.moreWhenSignedIn && isSignedIn())) whenIdle(start, QUIET.start);
else if (boot.hydrate === 'warm' && !savesData) whenIdle(warm, QUIET.warm);

rememberMarketOnClick();
measureVitals(boot.page?.remote ?? boot.shell.name, (event) => navigator.sendBeacon('/-/beacon', new Blob([JSON.stringify(event)], { type: 'application/json' })));
