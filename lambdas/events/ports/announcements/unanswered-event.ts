import type { Table } from '#lambdas/kernel/data/table.ts';
import {
  type Announced,
  type AnnouncedThings,
  unansweredKey,
} from '#lambdas/notifications/ports/announcements/announced.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { createEventReader } from '../../details/event-reader.ts';
import { createPublicEvents } from '../../following/public-events.ts';
import { createAnswerStore } from '../../rsvp/answers.ts';
import { dayInWords } from './day-in-words.ts';

/** No community has more events under way at once. */
const mostRead = 20;

/** Communities, each with a group more while an event of theirs is to come: their members who have not answered for the next one. */
export function withUnansweredEvent(communities: AnnouncedThings, table: Table): AnnouncedThings {
  const unanswered = createUnansweredEvent(table);
  return {
    ...communities,
    find: async (teamId, now) => {
      const community = await communities.find(teamId, now);
      const group = community && (await unanswered(teamId, community, now));
      return community && group ? { ...community, groups: [...community.groups, group] } : community;
    },
  };
}

function createUnansweredEvent(table: Table) {
  const [find, { findWithLine }, answers] = [
    createPublicEvents(table),
    createEventReader(table),
    createAnswerStore(table),
  ];
  return async (teamId: string, { groups, asked = [] }: Announced, now: Date) => {
    const of = { teamId, isOfTeam: true };
    const { events } = await find({ of, when: 'upcoming', now, limit: mostRead });
    const next = events.find(({ status, startsAt }) => status === 'scheduled' && startsAt > now.toISOString());
    const found = next && (await findWithLine(next.eventId));
    if (!found) return undefined;
    const { event, line } = found;
    const { hostingSquad, eventId } = event;
    const team = hostingSquad && groups.find(({ key }) => key === hostingSquad);
    const open = asked.filter(
      (personId) =>
        !isOnLine(personId, line) && !isHost(event, personId) && (!team || team.personIds.includes(personId)),
    );
    const said = (await answers.list(eventId, open)).filter(({ reply }) => reply).map(({ userId }) => userId);
    const answered = new Set(said);
    return {
      key: `${unansweredKey}_${eventId}`,
      kind: 'unanswered' as const,
      name: `${event.title}, ${dayInWords(event.startsAt, event.timeZone)}`,
      personIds: open.filter((personId) => !answered.has(personId)),
    };
  };
}
