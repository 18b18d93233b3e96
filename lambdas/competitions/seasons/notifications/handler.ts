import {
  placeMailed,
  placeOffered,
  registrationClosing,
  registrationMoved,
  seasonMoved,
  squadAsked,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import { createHolderReader } from '../../../kernel/address-holder.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { createDependantReader } from '../../../kernel/dependants.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createInvitationRefusals } from '../../../kernel/mail/invitation-refusals.ts';
import { takesInvitations } from '../../../kernel/mail/takes-invitations.ts';
import { createMemberships } from '../../../kernel/memberships.ts';
import { createRateLimit } from '../../../kernel/rate-limit.ts';
import { table } from '../../../kernel/table.ts';
import { createStored } from '../stored.ts';
import { tellMailedPlace } from './tell-mailed-place.ts';
import { createRegistrationTeller } from './tell-registered.ts';
import { createSeasonTeller } from './tell-season.ts';

const by = connectDelivery();
const sources = {
  stored: createStored(table()),
  memberships: createMemberships(table()),
  dependants: createDependantReader(table()),
};
const tell = createRegistrationTeller(by, sources);
const mailing = {
  by,
  stored: sources.stored,
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createInvitationRefusals(table()), createRateLimit(table())),
};
const tellSeason = createSeasonTeller(by, sources);

export const handler = listen(
  on(registrationMoved, tell.ofMove),
  on(squadFilled, tell.ofPlacing),
  on(placeOffered, tell.ofOffer),
  on(placeMailed, (message, now) => tellMailedPlace(message, now, mailing)),
  on(squadAsked, tell.ofAsking),
  on(registrationClosing, tellSeason.ofClosing),
  on(seasonMoved, tellSeason.ofState),
);
