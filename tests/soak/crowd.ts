import type { SeedSession } from '#infra/local/seeds/seed-session.ts';
import { following } from '#shared/events/following/contract.ts';
import { Ledger } from './ledger.ts';
import { austin, eventually, newPerson } from './people.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];
const eventCount = 4;
/** Fewer seats than people, so that leaving promotes a player. */
const capacity = 5;

/** People who join and leave events without a pause, and who remember what they were told. */
export interface Crowd {
  readonly ledger: Ledger;
  /** Writes until `stopped`; the player who got no answer stops by themselves. */
  readonly play: (isStopped: () => boolean) => Promise<void>;
  /** Holds the product to what it acknowledged. */
  readonly check: () => Promise<void>;
  /** Waits until the lists, which follow the lines, say the same; counts those that never do as lost. */
  readonly checkLists: () => Promise<void>;
}

export async function gatherCrowd(origin: string): Promise<Crowd> {
  const people: SeedSession[] = [];
  for (const name of names) people.push(await newPerson(origin, name));
  const eventIds = await scheduleEvents(origin, people);
  const ledger = new Ledger();
  const pairs = people.flatMap((person, index) =>
    eventIds.map((eventId) => ({ person, eventId, key: `${index} ${eventId}` })),
  );
  const isIn = async (person: SeedSession, eventId: string) =>
    (await person.events.getEvent({ eventId })).mine.status !== 'none';
  return {
    ledger,
    play: async (isStopped) => {
      await Promise.all(
        people.map((person) =>
          playOne(
            pairs.filter((pair) => pair.person === person),
            ledger,
            isStopped,
          ),
        ),
      );
    },
    check: async () => {
      for (const { person, eventId, key } of pairs) ledger.observe(key, await eventually(() => isIn(person, eventId)));
    },
    checkLists: async () => {
      for (const [index, person] of people.entries()) {
        const expected = eventIds.filter((eventId) => ledger.entry(`${index} ${eventId}`).joined).sort();
        await eventually(async () => {
          const { events } = await person.calls(following).listMyEvents({ role: 'joining' });
          const listed = events.filter(({ mine }) => mine.status !== 'none').map(({ eventId }) => eventId);
          return JSON.stringify(listed.sort()) === JSON.stringify(expected) || undefined;
        }).catch(() => ledger.counts.lost++);
      }
    },
  };
}

async function scheduleEvents(origin: string, people: readonly SeedSession[]): Promise<string[]> {
  const cityPlaceId = await austin(origin);
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const made = people.slice(0, eventCount).map((person, index) =>
    person.events.scheduleEvent({
      title: `Soak ${index}`,
      gameTypeId: 'soccer',
      kind: 'pickup',
      location: { kind: 'tbd', cityPlaceId },
      localStart: `${tomorrow}T18:00`,
      timeZone: 'America/Chicago',
      duration: { hours: 1, minutes: 0 },
      capacity,
    }),
  );
  return (await Promise.all(made)).map(({ eventId }) => eventId);
}

interface Pair {
  readonly person: SeedSession;
  readonly eventId: string;
  readonly key: string;
}

async function playOne(pairs: readonly Pair[], ledger: Ledger, isStopped: () => boolean): Promise<void> {
  for (let turn = 0; !isStopped(); turn++) {
    const pair = pairs[turn % pairs.length];
    if (!pair || !(await change(pair, ledger))) return;
  }
}

/** Joins or leaves. False when there was no answer that says what became of it. */
async function change({ person, eventId, key }: Pair, ledger: Ledger): Promise<boolean> {
  const { joined } = ledger.entry(key);
  try {
    await (joined ? person.events.leaveEvent({ eventId }) : person.events.joinEvent({ eventId }));
    ledger.acknowledge(key, !joined);
    return true;
  } catch {
    ledger.leaveOpen(key);
    return false;
  }
}
