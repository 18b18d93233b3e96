import { createElement as h } from 'react';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { Standing } from '#web/blocks/event/standing.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { startIn } from '../../notifications/event-words.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { Guest } from '../guest-reader.ts';

/** Where a guest stands at an event; nothing where the event's own notice says it all. */
export function guestStanding({ guestId, displayName }: Guest, event: StoredEvent, line: StoredLine, now: Date) {
  if (event.status === 'cancelled') return undefined;
  const standing = standingOf(guestId, seating(line));
  const group = groupLabel(event, line.groups?.[guestId]);
  const said = standingWords(standing, event, now >= new Date(event.endsAt));
  const who = group ? `${displayName} · ${group}` : displayName;
  return h(
    Standing,
    { tone: said.tone, title: said.title },
    said.more && h('small', null, said.more),
    h('small', null, who),
  );
}

interface Said {
  readonly tone: 'in' | 'wait' | 'plain';
  readonly title: string;
  readonly more?: string;
}

function standingWords(standing: ReturnType<typeof standingOf>, event: StoredEvent, isOver: boolean): Said {
  switch (standing.status) {
    case 'in':
      if (isOver) return { tone: 'plain', title: 'Thanks for playing!' };
      return event.status === 'postponed'
        ? { tone: 'wait', title: 'You keep your spot' }
        : { tone: 'in', title: "You're in" };
    case 'waiting':
      return {
        tone: 'wait',
        title: `You're number ${standing.position} in line`,
        more: 'We’ll email you when a spot opens up.',
      };
    case 'offered':
      return {
        tone: 'wait',
        title: 'A spot is yours',
        more: `${paysFirst(event) ? 'Pay for it' : 'Take it'} by ${startIn(standing.until, event.timeZone)}.`,
      };
    case 'requested':
      return { tone: 'wait', title: 'Request sent', more: 'We’ll email you when the host decides.' };
    case 'none':
      return { tone: 'plain', title: "You're not on the list" };
  }
}
