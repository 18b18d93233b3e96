import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { differenceOf } from '#shared/competitions/schedules/difference.ts';
import { receiptOf } from '#shared/competitions/schedules/receipt/receipt.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { StoredSquad } from '../seasons/season-reader.ts';
import { inputOfDesk } from './input-of-desk.ts';
import { type Desk, peopleOf } from './season-desk.ts';
import type { StoredSchedule } from './store.ts';

type DeskOutput = Output<(typeof schedules)['operations']['getScheduleDesk']>;

/** A desk as who makes the schedule sees it. */
export function deskView(desk: Desk, now: Date): DeskOutput {
  const { season, squads, schedule } = desk;
  return {
    version: schedule.version,
    label: season.facts.label,
    timeZone: season.facts.timeZone,
    startDate: season.facts.startDate,
    endDate: season.facts.endDate,
    divisions: season.facts.divisions.map(({ divisionId, name }) => ({ divisionId, name })),
    squads: squads.map(squadView),
    plan: schedule.plan,
    draft: draftView(desk, now),
    published: publishedOf(schedule),
  };
}

function squadView(squad: StoredSquad): DeskOutput['squads'][number] {
  const { squadId, divisionId, name, logo } = squad;
  return { squadId, divisionId, name, people: peopleOf(squad).length, ...(logo && { logo }) };
}

const publishedOf = ({ number, publishedAt, versions = [] }: StoredSchedule) =>
  publishedAt ? { number, publishedAt, versions: versions.toReversed() } : undefined;

/** Nothing while a draft has no pairings left. */
function draftView(desk: Desk, now: Date): DeskOutput['draft'] {
  const { draft, published, schedule } = desk;
  if (!draft) return undefined;
  try {
    const input = inputOfDesk(desk, now);
    const { changes, entrantIds } = differenceOf(published?.matches ?? [], draft.matches, input.entrants);
    return {
      matches: [...draft.matches],
      cost: draft.cost,
      madeAt: schedule.draftAt ?? now.toISOString(),
      input,
      unplaced: draft.unplaced.map((one) => ({ ...one, constraintIds: [...one.constraintIds] })),
      unmet: draft.unmet.map(({ wish, sentence, ...lists }) => ({
        wish,
        sentence,
        entrantIds: [...lists.entrantIds],
        keys: [...lists.keys],
        constraintIds: [...lists.constraintIds],
      })),
      receipt: receiptView(receiptOf(input, draft.matches)),
      difference: { changes: [...changes], entrantIds: [...entrantIds] },
    };
  } catch (error) {
    if (error instanceof Problem && error.code === 'schedule.nobodyMeets') return undefined;
    throw error;
  }
}

/** The same with lists that can be written. */
export const receiptView = ({ entrants, sentences, ...receipt }: ReturnType<typeof receiptOf>) => ({
  ...receipt,
  entrants: [...entrants],
  sentences: [...sentences],
});
