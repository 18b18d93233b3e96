import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { guardianProposed } from '#shared/competitions/seasons/messages.ts';
import {
  careUnused,
  consentChanged,
  dependantGrew,
  dependantUnused,
  familyAnswered,
  familyAsked,
  guardianAsked,
  loginInvited,
} from '#shared/people/family/messages.ts';
import { secondGuardianProposed } from '#shared/teams/messages.ts';
import { createDependantStore } from '../dependants/store.ts';
import { createFamilyStore } from '../store.ts';
import { askProposed } from './ask-proposed.ts';
import { inviteToLogin } from './invite-to-login.ts';
import { notifyOfAnswer, notifyOfConnectionRequest } from './notify-family.ts';
import {
  askToKeep,
  askToKeepCare,
  confirmConsent,
  notifyAskedGuardian,
  notifyOfComingOfAge,
} from './notify-guardians.ts';

const by = connectDelivery();
const dependants = createDependantStore(table());
const asking = { dependants, accounts: by.accounts, blocks: createBlockReader(table()) };
const store = createFamilyStore(table());

/** Tells people of requests to be family, of the answers and of what they consented to, and invites dependants to a login. */
export const handler = listen(
  on(familyAsked, (message, now) => notifyOfConnectionRequest(message, store, by, now)),
  on(familyAnswered, (message, now) => notifyOfAnswer(message, by, now)),
  on(guardianProposed, (message, now) => askProposed(message, asking, now)),
  on(secondGuardianProposed, (message, now) => askProposed(message, asking, now)),
  on(guardianAsked, (message, now) => notifyAskedGuardian(message, dependants, by, now)),
  on(consentChanged, (message, now) => confirmConsent(message, dependants, by, now)),
  on(dependantGrew, (message, now) => notifyOfComingOfAge(message, dependants, by, now)),
  on(dependantUnused, (message, now) => askToKeep(message, dependants, by, now)),
  on(careUnused, (message, now) => askToKeepCare(message, dependants, by, now)),
  on(loginInvited, async ({ data, quiet }, now) => {
    if (!quiet) await inviteToLogin(data, { ...by, dependants, webOrigin: by.origin, secret: await by.secret() }, now);
  }),
);
