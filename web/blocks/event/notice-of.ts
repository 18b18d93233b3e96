import type { Event } from '#shared/events/details/schemas.ts';
import type { Phase } from './event-state.ts';

interface Said {
  /** On a chip: red for what does not take place, gray for what is over. */
  readonly chip: string;
  readonly tone: 'bad' | 'wait' | 'in' | 'plain';
  readonly lines: readonly string[];
}

const reasons = {
  weather: 'Canceled because of the weather.',
  minimum_not_met: 'Canceled because too few players joined.',
  venue: 'Canceled because the place isn’t available.',
  host: 'Canceled because the host can’t make it.',
  safety: 'Canceled for safety.',
  other: undefined,
} as const;

/** What a reader must know before everything else; absent while the event goes on as planned. */
export function noticeOf({ cancelled, hostName }: Event, phase: Phase): Said | undefined {
  switch (phase) {
    case 'cancelled': {
      const reason = cancelled && reasons[cancelled.reason];
      const message = cancelled?.message && `${hostName}: ${cancelled.message}`;
      return { chip: 'Canceled', tone: 'bad', lines: [reason, message].filter((line) => line !== undefined) };
    }
    case 'postponed':
      return {
        chip: 'Postponed',
        tone: 'bad',
        lines: ['It’s not at the time below. Players keep their spots; a new time will follow.'],
      };
    case 'over':
      return { chip: 'This event is over', tone: 'plain', lines: [] };
    case 'live':
      return { chip: 'Happening now', tone: 'in', lines: [] };
    case 'draft':
      return { chip: 'Draft', tone: 'wait', lines: ['Only hosts can see it until you publish it.'] };
    default:
      return undefined;
  }
}
