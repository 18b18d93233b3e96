import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createEventStore } from '../../store.ts';
import { invitationQueue, PlannedInvitations, sendInvitations } from '../send-invitations.ts';
import { createInvitationStore } from '../store.ts';

const events = createEventStore(table());
const invitations = createInvitationStore(table());
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(
    invitationQueue,
    ({ data }, now) => sendInvitations(PlannedInvitations.parse(data), events, invitations, now()),
    index,
    clock.now,
  );
