import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { openToTeams } from '../details/team-standing.ts';
import { connectSubstitutes } from './connect.ts';
import { acceptSubstitution, declineSubstitution } from './operations/answers.ts';
import { findBestTimes, listSharingPeople } from './operations/best-times.ts';
import { listSubstituteOffers } from './operations/list-offers.ts';
import { getSubstituteProfile, saveSubstituteProfile } from './operations/profile.ts';
import { askForSubstitutes, getSubstituteRequest, stopSubstitutes } from './operations/search.ts';
import { getAvailabilityOf } from './operations/shared-hours.ts';

const by = connectSubstitutes(table());
const accounts = createAccountReader(table());
const cities = connectCities();

export const handler = serve(
  substitutesContract,
  {
    getSubstituteProfile: (_, caller) => getSubstituteProfile(caller, by.pool),
    saveSubstituteProfile: (input, caller) => saveSubstituteProfile(input, caller, by.pool, cities),
    listSubstituteOffers: (_, caller) => listSubstituteOffers(caller, by),
    acceptSubstitution: (input, caller) => acceptSubstitution(input, caller, by),
    declineSubstitution: (input, caller) => declineSubstitution(input, caller, by),
    getSubstituteRequest: (input) => getSubstituteRequest(input, by, accounts),
    askForSubstitutes: (input, caller) => askForSubstitutes(input, caller, by, accounts),
    stopSubstitutes: (input) => stopSubstitutes(input, by),
    getAvailabilityOf: (input, caller) => getAvailabilityOf(input, caller, by),
    listSharingPeople: (_, caller) => listSharingPeople(caller, by),
    findBestTimes: (input, caller) => findBestTimes(input, caller, by),
  },
  { event: eventPermissions(openToTeams(by.events, table())) },
);
