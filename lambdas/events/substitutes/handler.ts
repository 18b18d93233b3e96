import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { substitutesContract } from '#shared/substitutes/contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createCities } from '../../kernel/place-suggestions.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { eventPermissions } from '../permissions.ts';
import { openToTeams } from '../team-standing.ts';
import { connectSubstitutes } from './connect.ts';
import { acceptSubstitution, declineSubstitution } from './operations/answers.ts';
import { findBestTimes, listSharingPeople } from './operations/best-times.ts';
import { listSubstituteOffers } from './operations/list-offers.ts';
import { getSubstituteProfile, saveSubstituteProfile } from './operations/profile.ts';
import { askForSubstitutes, getSubstituteRequest, stopSubstitutes } from './operations/search.ts';
import { getAvailabilityOf } from './operations/shared-hours.ts';

const by = connectSubstitutes(table());
const accounts = createAccountReader(table());
const cities = createCities(new GeoPlacesClient());

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
