import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import { endorsed } from '#shared/people/endorsements/messages.ts';
import { isSport } from '#shared/people/endorsements/skills.ts';
import { type ProfilePorts, seeProfile } from '../../ports/see-profile.ts';
import type { EndorsementStore } from '../store.ts';

type Endorse = (typeof endorsementsContract)['operations']['endorse'];

/** One of each kind for each two people; another level replaces the first, and the person is told once. */
export async function endorse(
  { userId, endorsedFor, eventId, level }: Parsed<Endorse>,
  caller: Caller,
  ports: ProfilePorts & { readonly store: Pick<EndorsementStore, 'put'> },
): Promise<Output<Endorse>> {
  const { userId: authorId } = actorOf(caller);
  if (userId === authorId) throw new Problem('endorsement.self');
  if (isSport(endorsedFor) && !level) throw new Problem('request.invalid', { fields: { level: 'Choose a level.' } });
  await seeProfile(userId, caller, ports);
  const at = caller.now.toISOString();
  const messageId = idFrom('message', endorsed.name, userId, authorId, endorsedFor);
  const written = await ports.store.put(
    { userId, authorId, endorsedFor, eventId, at, ...(isSport(endorsedFor) && level && { level }) },
    factRow(endorsed, messageId, caller.now, { userId, authorId, endorsedFor }),
  );
  if (written === 'parted') throw new Problem('user.notFound');
  if (written === 'notTogether') throw new Problem('endorsement.notTogether');
  return {};
}
