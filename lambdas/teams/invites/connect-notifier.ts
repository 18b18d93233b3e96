import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { takesInvitations } from '#lambdas/notifications/ports/takes-invitations.ts';
import { createTeamReader } from '../ports/teams.ts';
import type { InviteNotifier } from './notify-invited.ts';
import { createInviteStore } from './store.ts';

/** What it takes to tell people that they are invited, over the product's table and mail service. */
export const connectNotifier = (): InviteNotifier => ({
  by: connectDelivery(),
  teams: createTeamReader(table()),
  invites: createInviteStore(table()),
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createMailRefusals(table()), createRateLimit(table())),
});
