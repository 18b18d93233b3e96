import { clock } from '../../kernel/clock.ts';
import { createDueIndex, type DueWork } from '../../kernel/due-index.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { factRow } from '../../kernel/outbox.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { holdDrawOf } from '../draws/hold-draw-of.ts';
import { createDrawStore } from '../draws/store.ts';
import { EventWork, eventQueue } from '../event-work.ts';
import { eraseGuest } from '../guests/erase-guest.ts';
import { createGuestStore } from '../guests/store.ts';
import { sendInvitations } from '../invitees/send-invitations.ts';
import { createInvitationStore } from '../invitees/store.ts';
import { judgeMinimum } from '../minimum/judge-minimum.ts';
import { connect } from '../notices/connect.ts';
import { tell } from '../notices/tell.ts';
import { publicise } from '../publication.ts';
import { settle } from '../seat-keeper/tend-line.ts';
import { createSeatStore } from '../seats.ts';
import { createEventStore } from '../store.ts';
import { connectSubstitutes } from '../substitutes/connect.ts';
import { tendSubstitutes } from '../substitutes/tend-substitutes.ts';
import { remind } from './remind.ts';

const by = connect();
const events = createEventStore(table());
const seats = createSeatStore(table());
const draws = createDrawStore(table());
const guests = createGuestStore(table());
const invitations = createInvitationStore(table());
const due = createDueIndex(table());
const outbox = outboxEntity(table());
const substitutes = connectSubstitutes(table());
const record = async (fact: ReturnType<typeof factRow>) => void (await outbox.put(fact).go());

const doWork = ({ data }: DueWork, now: () => Date): Promise<void> => {
  const work = EventWork.parse(data);
  switch (work.kind) {
    case 'remind':
      return remind(work, by, now);
    case 'settle':
      return settle(work.eventId, { seats }, now());
    case 'minimum':
      return judgeMinimum(work, { events, record }, now());
    case 'draw':
      return holdDrawOf(work, { seats, draws }, now());
    case 'publicise':
      return publicise(work, events, now());
    case 'substitutes':
      return tendSubstitutes(work, substitutes, now());
    case 'invite':
      return sendInvitations(work, events, invitations, now());
    case 'eraseGuest':
      return eraseGuest(work, { events, guests, due }, now());
    case 'tell':
      return tell(work.message, by, now);
  }
};

export const handler = (): Promise<void> => runDue(eventQueue, doWork, due, clock.now);
