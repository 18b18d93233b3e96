import { createAccountReader } from '../../kernel/accounts.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { createIsOfTeam } from '../../kernel/people-of-team.ts';
import type { Table } from '../../kernel/table.ts';
import { createDependantSeats } from '../dependants/dependant-seats.ts';
import { createStandingSeats } from '../dependants/standing-seats.ts';
import { isBlockedByHost } from '../is-blocked-by-host.ts';
import { createSeatStore } from '../seats.ts';
import { createEventStore } from '../store.ts';
import { createAnswerReader } from './answers.ts';
import type { SeriesWork } from './bring-up.ts';
import { createStandingStore } from './standing/store.ts';
import { createSeriesStore } from './store.ts';

/** Everything that work on series needs, over one table. */
export function connectSeries(table: Table) {
  const seats = createSeatStore(table);
  const rsvps = createStandingStore(table);
  const answers = createAnswerReader(table);
  const wasOnList = async (eventId: string, userId: string) => (await answers.list([eventId], userId)).has(eventId);
  const blocks = createBlockReader(table);
  const events = createEventStore(table);
  const isOfTeam = createIsOfTeam(table);
  const work = {
    series: createSeriesStore(table),
    events,
    standing: {
      rsvps,
      seats,
      wasOnList,
      accounts: createAccountReader(table),
      joinFor: createStandingSeats({
        dependants: createDependantReader(table),
        lines: seats,
        seats: createDependantSeats(table),
      }),
      isShutOut: (eventId, person) => isBlockedByHost(eventId, person, events, blocks),
      isOutside: async ({ template }, userId) =>
        (template.visibility === 'community' || template.eligibility?.membersOnly === true) &&
        !(template.hostingTeam && (await isOfTeam(userId, template.hostingTeam))),
    },
  } satisfies SeriesWork;
  return { ...work, rsvps, seats, lines: seats, answers };
}
