import { handler as seasonsHandler } from '#lambdas/competitions/seasons/handler.ts';
import { handler as hostsHandler } from '#lambdas/events/hosts/handler.ts';
import { handler as familyHandler } from '#lambdas/people/family/handler.ts';
import { handler as peopleHandler } from '#lambdas/people/handler.ts';
import { handler as privacyHandler } from '#lambdas/people/privacy/handler.ts';
import { handler as managersHandler } from '#lambdas/places/managers/handler.ts';
import { handler as invitesHandler } from '#lambdas/teams/invites/handler.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { people } from '#shared/people/profile/contract.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { aSeason, seasonsApi } from '../competitions/seasons.ts';
import { anEvent } from '../events/events.ts';
import { aDependant } from '../people/family.ts';
import { aPlace } from '../places/places.ts';
import { aTeam } from '../teams/teams.ts';
import { calling, type NamedAsk, textOf } from './ask.ts';
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
        const send = product.client(people, peopleHandler).sendAs(await aPerson());
        return textOf(await send(calling('/me/alternate-emails', { email })));
      },
    ],
    [
      'looking for somebody',
      async (email) => {
        const send = product.client(privacyContract, privacyHandler).sendAs(person);
        const address = `http://localhost:5173/api/me/people?text=${encodeURIComponent(email)}`;
        return textOf(await send(new Request(address)));
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
  return withoutNew(await textOf(await send(calling(`/me/dependants/${dependantId}/login`, { email }, 'PUT'))));
}

async function proposingGuardian(email: string): Promise<string> {
  const { seasonId, divisionId, owner } = await aSeason();
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian);
  await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, divisionId, dependantId, mode: 'individual' });
  const send = product.client(seasonsContract, seasonsHandler).sendAs(owner);
  return textOf(await send(calling(`/seasons/${seasonId}/registrations/${dependantId}/guardian`, { email }, 'PUT')));
}

async function ofHosts(): Promise<readonly NamedAsk[]> {
  const { event, host } = await anEvent();
  const at = `/events/${event.eventId}`;
  const send = product.client(hostsContract, hostsHandler).sendAs(host);
  return [
    [
      'inviting to an event',
      async (email) => textOf(await send(calling(`${at}/invited-addresses`, { people: [{ email }] }))),
    ],
    [
      'putting a guest on the list',
      async (email) => withoutNew(await textOf(await send(calling(`${at}/guests`, { displayName: 'Jo', email })))),
    ],
  ];
}

async function ofThoseInCharge(): Promise<readonly NamedAsk[]> {
  const { teamId, owner } = await aTeam();
  const { place, keeper } = await aPlace();
  const invite = product.client(teamInvites, invitesHandler).sendAs(owner);
  const ask = product.client(placeManagers, managersHandler).sendAs(keeper);
  return [
    [
      'inviting into a community',
      async (email) => textOf(await invite(calling(`/teams/${teamId}/invites`, { emails: [email] }))),
    ],
    [
      'asking to manage a place',
      async (email) => textOf(await ask(calling(`/places/${place.placeId}/managers/asked`, { email }, 'PUT'))),
    ],
  ];
}
