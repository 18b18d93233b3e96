import { createHolderReader } from '../../kernel/address-holder.ts';
import { connectDelivery } from '../../kernel/connect-delivery.ts';
import { createInvitationRefusals } from '../../kernel/mail/invitation-refusals.ts';
import { takesInvitations } from '../../kernel/mail/takes-invitations.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { table } from '../../kernel/table.ts';
import { createTeamReader } from '../../kernel/teams.ts';
import { createInviteStore } from './store.ts';
import type { InviteTelling } from './tell-invited.ts';

/** What it takes to tell people that they are invited, over the product's table and mail service. */
export const connectTelling = (): InviteTelling => ({
  by: connectDelivery(),
  teams: createTeamReader(table()),
  invites: createInviteStore(table()),
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createInvitationRefusals(table()), createRateLimit(table())),
});
