/**
 * Why somebody is told again. `unclaimed`: nobody has the request in hand. `promise`: its promise is at risk. `unfinished`: whoever
 * has it in hand has noted no outcome. `forgotten`: still none, much later.
 */
export type Step = 'unclaimed' | 'promise' | 'unfinished' | 'forgotten';

/** Whom a step is for. */
export type Audience = 'everybody' | 'owners' | 'claimer';

/** A step whose moment has come. */
export type Ring = { step: Step; to: Audience[] };
