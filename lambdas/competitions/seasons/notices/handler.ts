import {
  placeOffered,
  registrationClosing,
  registrationMoved,
  seasonMoved,
  squadAsked,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { createDependantReader } from '../../../kernel/dependants.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createMemberships } from '../../../kernel/memberships.ts';
import { table } from '../../../kernel/table.ts';
import { createStored } from '../stored.ts';
import { createRegistrationTeller } from './tell-registered.ts';
import { createSeasonTeller } from './tell-season.ts';

const by = connectDelivery();
const sources = {
  stored: createStored(table()),
  memberships: createMemberships(table()),
  dependants: createDependantReader(table()),
};
const tell = createRegistrationTeller(by, sources);
const tellSeason = createSeasonTeller(by, sources);

export const handler = listen(
  on(registrationMoved, tell.ofMove),
  on(squadFilled, tell.ofPlacing),
  on(placeOffered, tell.ofOffer),
  on(squadAsked, tell.ofAsking),
  on(registrationClosing, tellSeason.ofClosing),
  on(seasonMoved, tellSeason.ofState),
);
