import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { nextPairs } from '#shared/competitions/schedules/pairing/next-pairs.ts';
import { goesByRound } from '#shared/competitions/schedules/planned-division.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { divisionGameId, squadEntrant } from '../../games/division-game.ts';
import type { GameReader } from '../../games/game-store.ts';
import { deskView } from '../desk-view.ts';
import { documentOf } from '../document.ts';
import { inputOfDesk, lockedAs } from '../input-of-desk.ts';
import { readDeskAt, type ScheduleSources } from '../season-desk.ts';
import { step } from './make-schedule.ts';

type MakeNextRound = (typeof schedules)['operations']['makeNextRound'];
type Sources = ScheduleSources & { readonly matches: Pick<GameReader, 'find' | 'listMatches'> };

/** The next round of a division follows from what came of the last; it comes to the draft, beside what stands. */
export async function makeNextRound(
  { divisionId, ...at }: Parsed<MakeNextRound>,
  { now }: Caller,
  sources: Sources,
): Promise<Output<MakeNextRound>> {
  const desk = await readDeskAt(at, sources);
  const { plan } = desk.schedule;
  const division = plan?.divisions.find((one) => one.divisionId === divisionId);
  if (!plan || !division || !goesByRound(division)) throw new Problem('schedule.notByRound');
  const game = await sources.matches.find(divisionGameId(at.seasonId, divisionId));
  const matches = game ? await sources.matches.listMatches(game) : [];
  const squads = desk.squads.filter((squad) => squad.divisionId === divisionId);
  const made = nextPairs(division, bestFirst(squads).map(squadEntrant), matches);
  if ('refused' in made) throw new Problem(made.refused);
  const next = { ...division, pairs: [...made.pairs], byes: [...made.byes] };
  const after = { ...plan, divisions: plan.divisions.map((one) => (one === division ? next : one)) };
  const near = desk.published?.matches ?? [];
  const input = inputOfDesk(desk, now, { plan: after, near });
  const draft = documentOf(lockedAs(generateSchedule(input), input.locked));
  return deskView(await step(desk, { plan: after, draft }, sources, now), now);
}

const bestFirst = <Seeded extends { readonly seed?: number | undefined }>(squads: readonly Seeded[]): Seeded[] =>
  squads.toSorted((a, b) => (a.seed ?? Number.MAX_SAFE_INTEGER) - (b.seed ?? Number.MAX_SAFE_INTEGER));
