import { handler as accountsHandler } from '#lambdas/accounts/api.ts';
import { handler as seasonsHandler } from '#lambdas/competitions/seasons/api.ts';
import { handler as hostsHandler } from '#lambdas/events/hosts/api.ts';
import { handler as familyHandler } from '#lambdas/people/family/api.ts';
import { handler as privacyHandler } from '#lambdas/people/privacy/api.ts';
import { handler as managersHandler } from '#lambdas/places/managers/api.ts';
import { handler as invitesHandler } from '#lambdas/teams/invites/api.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { aSeason, seasonsApi } from '../competitions/seasons.ts';
import { anEvent } from '../events/events.ts';
import { aDependant } from '../people/family.ts';
import { aPlace } from '../places/places.ts';
import { aTeam } from '../teams/teams.ts';
import { call, type NamedAsk, textOf } from './ask.ts';
import { product } from './product.ts';

/** Ids and instants are new in each answer. */
const withoutNew = (answer: string) =>
  answer.replaceAll(/\b(gst|dep)_[0-9A-Z]{26}|[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');

/** The ways to hand in an address of others, or another one of one's own, for anyone who is signed in. */
export async function signedInEntryPoints(): Promise<readonly NamedAsk[]> {
  const person = await aPerson();
  return [
    [
      'adding another address',
      async (email) => {
        const send = product.client(accounts, accountsHandler).sendAs(await aPerson());
        return textOf(await call(send, accounts.operations.addAlternateEmail, { email }));
      },
    ],
    [
      'looking for a player',
      async (email) => {
        const send = product.client(privacyContract, privacyHandler).sendAs(person);
        return textOf(await call(send, privacyContract.operations.findPerson, { text: email }));
      },
    ],
    ['inviting a child to a login', invitingToLogin],
    ['asking for another guardian', proposingGuardian],
    ...(await ofHosts()),
    ...(await ofThoseInCharge()),
  ];
}

async function invitingToLogin(email: string): Promise<string> {
  const guardian = await aPerson({ displayName: 'Ana' });
  const { dependantId } = await aDependant(guardian, { age: 13 });
  const send = product.client(family, familyHandler).sendAs(guardian);
  return withoutNew(await textOf(await call(send, family.operations.inviteToLogin, { dependantId, email })));
}

async function proposingGuardian(email: string): Promise<string> {
  const { seasonId, divisionId, owner } = await aSeason();
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian);
  await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, divisionId, dependantId, mode: 'individual' });
  const send = product.client(seasonsContract, seasonsHandler).sendAs(owner);
  return textOf(await call(send, seasonsContract.operations.proposeGuardian, { seasonId, dependantId, email }));
}

async function ofHosts(): Promise<readonly NamedAsk[]> {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const { inviteAddresses, createGuest } = hostsContract.operations;
  const send = product.client(hostsContract, hostsHandler).sendAs(host);
  return [
    [
      'inviting to an event',
      async (email) => textOf(await call(send, inviteAddresses, { eventId, people: [{ email }] })),
    ],
    [
      'putting a guest on the list',
      async (email) => withoutNew(await textOf(await call(send, createGuest, { eventId, displayName: 'Jo', email }))),
    ],
  ];
}

async function ofThoseInCharge(): Promise<readonly NamedAsk[]> {
  const { teamId, owner } = await aTeam();
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const invite = product.client(teamInvites, invitesHandler).sendAs(owner);
  const ask = product.client(placeManagers, managersHandler).sendAs(keeper);
  return [
    [
      'inviting into a community',
      async (email) => textOf(await call(invite, teamInvites.operations.inviteToTeam, { teamId, emails: [email] })),
    ],
    [
      'asking to manage a place',
      async (email) => textOf(await call(ask, placeManagers.operations.askManager, { placeId, email })),
    ],
  ];
}
