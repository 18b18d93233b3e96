import type { StoredFixture } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import type { SubstituteKind } from '#shared/competitions/substitutes/contract.ts';

/** A side of a match for which a substitute is wanted. */
export interface WantingSide {
  readonly fixture: StoredFixture;
  readonly sideId: string;
}

/** A player who may be asked by the rules of the competition, and what makes them so. */
export interface Possible {
  readonly userId: string;
  readonly as: SubstituteKind;
}

/** Who may be asked to play for a side in one match, as far as the competition knows. Blocks and names are no part of it. */
export interface SubstituteSource {
  /** May lag a moment. */
  all(side: WantingSide): Promise<readonly Possible[]>;
  /** One of them, as they are now. */
  find(personId: string, side: WantingSide): Promise<Possible | undefined>;
  /** How many a side can have at most. */
  most(side: WantingSide): Promise<number>;
}
