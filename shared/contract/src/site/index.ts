/** The site itself: its markets (country and language) and the keys under which a reader's device keeps things. */
export * from './markets.ts';
export * from './device-keys.ts';
export * from './page-clock.ts';
