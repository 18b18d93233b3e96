import type { Client } from '#shared/contract/client.ts';
import type { places } from '#shared/places/contract.ts';
import type { Place } from '#shared/places/schemas.ts';
import { aPlace, nowhere, placeDetails, placesApi } from '../../places/places.ts';
import { type Binding, type Cell, oncePerCell, personFor } from '../cell.ts';

export interface PlaceWorld {
  readonly person: Awaited<ReturnType<typeof personFor>>;
  readonly caller: Client<typeof places>;
  readonly isSignedIn: boolean;
  readonly place: Place;
}

/** A place that is the caller's own where the cell says `self`, and another user’s otherwise. */
async function placeWorld({ role }: Cell): Promise<PlaceWorld> {
  const person = await personFor(role);
  const caller = person ? placesApi.signedInAs(person) : placesApi.signedOut();
  if (role !== 'self' || !person)
    return { person, caller, isSignedIn: person !== undefined, place: (await aPlace()).place };
  const answer = await caller.addPlace(placeDetails({ insists: true }));
  if (answer.outcome !== 'added') throw new Error('The place was not added');
  return { person, caller, isSignedIn: true, place: answer.place };
}

type Call = (world: PlaceWorld, placeId: string) => Promise<unknown>;

/** A call about a place, and the same about one that is not there. */
export function bindPlace(
  operations: readonly string[],
  call: Call,
  prepare?: (world: PlaceWorld) => Promise<unknown>,
): Binding {
  const worldOf = oncePerCell(async (cell: Cell) => {
    const world = await placeWorld(cell);
    await prepare?.(world);
    return world;
  });
  const ask = (target?: string) => async (cell: Cell) => {
    const world = await worldOf(cell);
    return call(world, target ?? world.place.placeId);
  };
  return { operations, ask: ask(), askUnknown: ask(nowhere) };
}
