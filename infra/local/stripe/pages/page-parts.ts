import type { World } from '../core/world.ts';

/** What a page of the provider is given. */
export interface PageParts {
  readonly world: World;
  readonly act: <T>(work: (world: World) => T) => T;
}
