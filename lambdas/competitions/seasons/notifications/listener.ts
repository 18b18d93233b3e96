import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { takesInvitations } from '#lambdas/notifications/ports/takes-invitations.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import {
  placeMailed,
  placeOffered,
  registrationClosing,
  registrationMoved,
  seasonMoved,
  squadAsked,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import { createStored } from '../stored.ts';
import { notifyOfMailedPlace } from './notify-of-mailed-place.ts';
import { createRegistrationNotifier } from './registration-notifier.ts';
import { createSeasonNotifier } from './season-notifier.ts';

const by = connectDelivery();
const sources = {
  stored: createStored(table()),
  memberships: createMemberships(table()),
  dependants: createDependantReader(table()),
};
const tell = createRegistrationNotifier(by, sources);
const mailing = {
  by,
  stored: sources.stored,
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createMailRefusals(table()), createRateLimit(table())),
};
const tellSeason = createSeasonNotifier(by, sources);

/** Tells people what became of their registrations, and teams when a season opens, begins or is called off. */
export const handler = listen(
  on(registrationMoved, tell.ofMove),
  on(squadFilled, tell.ofPlacing),
  on(placeOffered, tell.ofOffer),
  on(placeMailed, (message, now) => notifyOfMailedPlace(message, now, mailing)),
  on(squadAsked, tell.ofAsking),
  on(registrationClosing, tellSeason.ofClosing),
  on(seasonMoved, tellSeason.ofState),
);
