/** Who does which step of a seller's day. */
const ACTORS = ['you', 'we', 'buyer'] as const;
type Actor = (typeof ACTORS)[number];

/** By the section of the content file. */
const ACTOR_OF: Readonly<Record<string, Actor>> = {
  orders: 'you',
  labels: 'you',
  pickup: 'we',
  flight: 'we',
  customs: 'we',
  phone: 'we',
  door: 'buyer',
  money: 'you',
};

export interface RelayStep {
  readonly actor: Actor;
  /** Column of the actor, from 0. */
  readonly at: number;
  /** Column of the step before; its own for the first. */
  readonly from: number;
}

/** Columns of the steps in their order. Throws for a step that nobody does. */
export function relayOf(steps: readonly string[]): readonly RelayStep[] {
  const columns = steps.map((step) => {
    const actor = ACTOR_OF[step];
    if (!actor) throw new Error(`nobody does the step "${step}"`);
    return { actor, at: ACTORS.indexOf(actor) };
  });
  return columns.map(({ actor, at }, index) => ({ actor, at, from: columns[index - 1]?.at ?? at }));
}
