import { connectionsContract } from '#shared/people/connections/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Pickable } from './people-picker.tsx';

/** Shorter names are looked for among people from the host's events alone. */
const shortestName = 3;
const most = 6;

/** People by a name or a whole email address: those the host knows first. */
export async function findCohosts(text: string, known: readonly Pickable[]): Promise<readonly Pickable[]> {
  if (text.includes('@')) {
    const { person } = await operations(privacyContract).findPerson({ text });
    return person ? [person] : [];
  }
  const wanted = text.toLowerCase();
  const familiar = known.filter(({ displayName }) => displayName.toLowerCase().includes(wanted));
  const nearby = text.length < shortestName ? [] : await findNearby(text);
  return [...new Map([...familiar, ...nearby].map((person) => [person.userId, person])).values()].slice(0, most);
}

/** Minors search for no one; the people they know are enough. */
const findNearby = (text: string): Promise<readonly Pickable[]> =>
  operations(connectionsContract)
    .findPlayersByName({ text })
    .then(
      ({ players }) => players,
      () => [],
    );
