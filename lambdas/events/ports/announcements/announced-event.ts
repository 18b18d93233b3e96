import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Announced, AnnouncedThings } from '#lambdas/notifications/ports/announcements/announced.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { createEventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { openToTeams } from '../../details/team-standing.ts';
import { statusOf } from '../../invitations/status-of.ts';
import { createInvitationStore } from '../../invitations/store.ts';
import { eventFacts, openEvent } from '../../notifications/event-words.ts';
import { createAnswerStore } from '../../rsvp/answers.ts';
import { manages, maySee } from '../event-visibility.ts';

/** Events with the people of their lists and those who were invited and have not answered. */
export function createAnnouncedEvents(table: Table): AnnouncedThings {
  const events = openToTeams(createEventStore(table), table);
  const [invitations, answers] = [createInvitationStore(table), createAnswerStore(table)];
  return {
    find: async (eventId) => {
      const found = await events.findWithLine(eventId);
      if (!found || found.event.takenAway) return undefined;
      const seated = seating(found.line);
      const [invited, said] = await Promise.all([invitations.list(eventId), answers.listAll(eventId)]);
      const answerOf = new Map(said.map((answer) => [answer.userId, answer]));
      const silent = invited.filter((one) => statusOf(one, seated, answerOf.get(one.userId)) === 'invited');
      const groups = [
        { key: 'in', personIds: seated.in },
        { key: 'line', personIds: [...seated.waiting, ...Object.keys(seated.offered)] },
        { key: 'asked', personIds: seated.requested },
        { key: 'unanswered', personIds: silent.map(({ userId }) => userId) },
      ] as const;
      return { ...pick(found.event), groups: groups.map((group) => ({ ...group, kind: group.key })) };
    },
    rightOf: async (eventId, userId) => {
      const found = await events.findWithLine(eventId);
      if (!found) return undefined;
      if (await manages(found.event, userId, events.standingIn)) return { sendsTo: 'all', invites: false };
      return (await maySee(found, { userId }, events)) ? { sendsTo: [], invites: false } : undefined;
    },
  };
}

const pick = (event: StoredEvent): Omit<Announced, 'groups'> => ({
  eventId: event.eventId,
  name: event.title,
  timeZone: event.timeZone,
  startsAt: event.startsAt,
  teamId: event.hostingTeam,
  facts: (origin) => ({ facts: eventFacts(event), action: openEvent(event, { origin, fromAddress: '' }) }),
  authorIs: `host of ${event.title}`,
  because: `you’re on the list of ${event.title}`,
});
