import type { Table } from '#lambdas/kernel/data/table.ts';
import { toLocal } from '#shared/time.ts';
import { createFixtureReader } from '../../fixtures/fixture-reader.ts';
import { fixtureEntity } from '../fixtures/fixture.entity.ts';
import { dayInWords } from './day-in-words.ts';

/** The next day on which a season plays, and its players who have not said whether they come. */
export interface UnansweredMatches {
  /** `2030-12-05`, on the clock of the season. */
  readonly date: string;
  /** `Sat, Dec 5`, likewise. */
  readonly day: string;
  readonly personIds: readonly string[];
}

/** Undefined while no match of the season is to come. May lag a moment. */
export type FindUnansweredMatches = (seasonId: string, now: Date) => Promise<UnansweredMatches | undefined>;

/** No day of matches has more. */
const mostRead = 200;

export function createUnansweredMatches(table: Table): FindUnansweredMatches {
  const fixtures = fixtureEntity(table);
  const { answers } = createFixtureReader(table);
  return async (seasonId, now) => {
    const { data } = await fixtures.query
      .byScope({ scopeId: seasonId })
      .gt({ startsAt: now.toISOString() })
      .where((row, { eq }) => eq(row.status, 'scheduled'))
      .go({ count: mostRead });
    const [first] = data;
    if (!first) return undefined;
    const dayOf = ({ startsAt, facts }: typeof first) => toLocal(new Date(startsAt), facts.timeZone).slice(0, 10);
    const thatDay = data.filter((one) => dayOf(one) === dayOf(first));
    const silent = await Promise.all(
      thatDay.map(async (fixture) => {
        const players = fixture.people.filter(({ role }) => role === 'player').map(({ userId }) => userId);
        const said = await answers(fixture, players);
        return players.filter((userId) => !said.has(userId));
      }),
    );
    return {
      date: dayOf(first),
      day: dayInWords(first.startsAt, first.facts.timeZone),
      personIds: [...new Set(silent.flat())],
    };
  };
}
