import { expect, it } from 'vitest';
import { revisePlace } from '#lambdas/places/details/revise-place.ts';
import type { StoredPlace } from '#lambdas/places/details/stored-place.ts';
import { answered, withClaimant, withoutManager } from '#lambdas/places/managers/managing.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { Write } from '../stage/memory-table.ts';
import { aPlaceOnStage, placesOnStage, playPlaces } from './place-on-stage.ts';

const at = '2031-05-01T12:00:00.000Z';
const place = aPlaceOnStage({
  managers: ['anna', 'bob'],
  asked: [{ email: 'cem@people.example', askedAt: at }],
});

type Change = (before: StoredPlace) => Partial<StoredPlace> | undefined;
const leaves =
  (userId: string): Change =>
  (before) =>
    withoutManager(before, userId, userId);
const takesOff =
  (actor: string, userId: string): Change =>
  (before) =>
    withoutManager(before, actor, userId);

/** Two managers take each other off and leave, while a user accepts and two people prove that the place is theirs. */
const changes: Readonly<Record<string, Change>> = {
  'anna takes bob off': takesOff('anna', 'bob'),
  'bob takes anna off': takesOff('bob', 'anna'),
  'bob leaves': leaves('bob'),
  'cem accepts': (before) => answered(before, { userId: 'cem', email: 'cem@people.example' }, 'accepted'),
  'dee claims': (before) => withClaimant(before, 'dee', at),
  'eve claims': (before) => withClaimant(before, 'eve', at),
};
/** Without those who come, the last one has to stay. */
const alone = ['anna takes bob off', 'bob takes anna off', 'bob leaves'];

const managing =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const heard = new Set<string>();
    const names = seed % 2 ? alone : Object.keys(changes);
    const acts = names.map((name) => async () => {
      const decide = (before: StoredPlace) => {
        const changed = changes[name]?.(before);
        return changed && { changes: changed };
      };
      await revisePlace({ placeId: place.placeId }, placesOnStage, decide);
      heard.add(name);
    });
    const memory = await playPlaces(seed, [place], acts, twin);
    const [row] = memory.entity('place');
    return judge((row?.managers ?? []) as string[], row?.claimedBy, heard);
  };

/** One stays, no one is taken off by a user who managed it no more, one claims it, and all are what they were told. */
function judge(managers: readonly string[], claimedBy: unknown, heard: ReadonlySet<string>): string | undefined {
  if (managers.length === 0) return 'no one manages the place';
  if (heard.has('anna takes bob off') && heard.has('bob takes anna off')) return 'both took the other off';
  if (heard.has('dee claims') && heard.has('eve claims')) return 'two claimed the place';
  const wrong = [
    ['anna takes bob off', managers.includes('bob')],
    ['bob takes anna off', managers.includes('anna')],
    ['bob leaves', managers.includes('bob')],
    ['cem accepts', !managers.includes('cem')],
    ['dee claims', claimedBy !== 'dee' || !managers.includes('dee')],
    ['eve claims', claimedBy !== 'eve' || !managers.includes('eve')],
  ].find(([name, isWrong]) => isWrong && heard.has(name as string));
  return wrong && `heard, and not so: ${wrong[0]}`;
}

it('keeps one manager and one claimant of a place, the user who goes, comes and claims at once', async () => {
  expect(await explore(managing(), Math.ceil(schedules / 3))).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether a user was faster', async () => {
  const blind = managing(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
