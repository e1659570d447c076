/** How the mock API answers: what a tester switches between. */
export const SCENARIOS = ['normal', 'empty', 'many', 'slow', 'failing', 'down', 'garbled'] as const;

/**
 * `empty`: lists without entries, waybills without information. `many`: lists as long as they ever get. `slow`: right
 * answers, late. `failing`: status 500 in the envelope. `down`: the connection is closed. `garbled`: a page of HTML, JSON
 * cut short and JSON of wrong types in turn.
 */
export type Scenario = (typeof SCENARIOS)[number];

export const isScenario = (name: unknown): name is Scenario => (SCENARIOS as readonly unknown[]).includes(name);

export interface GarbledAnswer {
  readonly type: string;
  readonly body: string;
}

export const GARBLED_ANSWERS: readonly [GarbledAnswer, ...GarbledAnswer[]] = [
  { type: 'text/html', body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>' },
  { type: 'application/json', body: '{"success":true,"data":{"results":[{"outcome":"fou' },
  { type: 'application/json', body: '{"success":true,"data":{"results":"none","asOf":7,"code":[]}}' },
];
