import {
  joinRequested,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  wizardLeft,
} from '#shared/teams/messages.ts';
import { connectDelivery } from '../../kernel/connect-delivery.ts';
import { listen, on } from '../../kernel/listen.ts';
import { table } from '../../kernel/table.ts';
import { createTeamReader } from '../../kernel/teams.ts';
import { createTeamTeller } from './tell-team.ts';

const tell = createTeamTeller(connectDelivery(), createTeamReader(table()));

export const handler = listen(
  on(joinRequested, tell.ofRequest),
  on(requestAnswered, tell.ofAnswer),
  on(rolesChanged, tell.ofRoles),
  on(ownershipOffered, tell.ofOffer),
  on(ownershipMoved, tell.ofNewOwner),
  on(wizardLeft, tell.ofWizard),
);
