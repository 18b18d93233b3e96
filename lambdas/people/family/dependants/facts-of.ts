import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { MessageType } from '#shared/contract/message.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import {
  careUnused,
  consentChanged,
  dependantForgotten,
  dependantGrew,
  dependantUnused,
  guardianAsked,
  loginInvited,
} from '#shared/people/family/messages.ts';

/** What became true between two states of a dependant. */
export function factsOf(before: Dependant | undefined, after: Dependant | undefined, now: Date) {
  if (!after) return before ? [forgotten(before, now)] : [];
  const { dependantId, version } = after;
  const messageId = (type: MessageType, ...what: readonly string[]) =>
    idFrom('message', type.name, dependantId, String(version), ...what);
  const asked = Object.values(after.guardians)
    .filter(({ userId, status }) => status === 'asked' && !before?.guardians[userId])
    .map(({ userId, askedById = '' }) =>
      factRow(guardianAsked, messageId(guardianAsked, userId), now, { dependantId, version, userId, askedById }),
    );
  const known = new Map((before?.consents ?? []).map((one) => [`${one.type}/${one.givenAt}`, one]));
  const changed = after.consents
    .filter((one) => known.get(`${one.type}/${one.givenAt}`)?.withdrawnAt !== one.withdrawnAt || !isKnown(one, known))
    .map(({ type, guardianUserId, withdrawnAt }) => {
      const data = { dependantId, version, guardianUserId, type, given: withdrawnAt === undefined };
      return factRow(consentChanged, messageId(consentChanged, type), now, data);
    });
  const grew = after.grewTo !== undefined && after.grewTo !== before?.grewTo ? [after.grewTo] : [];
  const growing = grew.map((age) =>
    factRow(dependantGrew, messageId(dependantGrew, String(age)), now, { dependantId, version, age }),
  );
  // Consents that end by growing up are told with it.
  return [
    ...asked,
    ...(before && after.guardians !== before.guardians && grew.length > 0 ? [] : changed),
    ...growing,
    ...asksOf(before, after, now),
  ];
}

/** The recipients of a new question: a person at an address, or the guardians. */
function asksOf(
  before: Dependant | undefined,
  { dependantId, version, loginInvite, askedToKeepAt, askedToKeepCareAt }: Dependant,
  now: Date,
) {
  const of = { dependantId, version };
  const messageId = (type: MessageType) => idFrom('message', type.name, dependantId, String(version));
  const { askedAt } = loginInvite ?? {};
  return [
    ...(askedAt && askedAt !== before?.loginInvite?.askedAt
      ? [factRow(loginInvited, messageId(loginInvited), now, { ...of, askedAt })]
      : []),
    ...(askedToKeepAt !== before?.askedToKeepAt ? [factRow(dependantUnused, messageId(dependantUnused), now, of)] : []),
    ...(askedToKeepCareAt !== before?.askedToKeepCareAt ? [factRow(careUnused, messageId(careUnused), now, of)] : []),
  ];
}

function forgotten({ dependantId, version }: Dependant, now: Date) {
  const messageId = idFrom('message', dependantForgotten.name, dependantId);
  return factRow(dependantForgotten, messageId, now, { dependantId, version });
}

const isKnown = ({ type, givenAt }: { type: string; givenAt: string }, known: ReadonlyMap<string, unknown>) =>
  known.has(`${type}/${givenAt}`);
