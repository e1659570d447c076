/** Which browser and system a session runs on, by what the browser says of itself. Pure. */
import Bowser from 'bowser';
import type { Device } from '@amberlane/contract/calls/account-security';

/** The parser passes on whatever an unknown program calls itself; letters and lists name only what is known. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/** Systems as their makers write them. */
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android', 'Chrome OS': 'ChromeOS', HarmonyOS: 'HarmonyOS', iOS: 'iOS', Linux: 'Linux', macOS: 'macOS', Windows: 'Windows', Tizen: 'Tizen',
};

const NOT_KNOWN: Device = { browser: null, system: null };

export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return NOT_KNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name !== undefined && BROWSERS.has(browser.name) ? browser.name : null, system: SYSTEMS[os.name ?? ''] ?? null };
}

/** For emails: `Chrome, Android`; '' when nothing is known. */
export const deviceWords = ({ browser, system }: Device): string => [browser, system].filter(Boolean).join(', ');
