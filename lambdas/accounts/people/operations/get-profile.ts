import { mayDeal } from '#shared/accounts/who-sees.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { PublicProfile } from '#shared/people/profile.ts';
import type { AccountReader } from '../../../kernel/accounts.ts';
import { between } from '../../../kernel/between.ts';
import type { BlockReader } from '../../../kernel/blocks.ts';
import { photoOf } from '../../../kernel/photo-of.ts';
import type { ConnectionReader } from '../../../kernel/player-connections.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly connections: Pick<ConnectionReader, 'stateOf'>;
}

/** What a person shows of themselves. Whose profile may not be seen looks like nobody. */
export async function getProfile(
  { userId }: { readonly userId: string },
  caller: Caller,
  { accounts, blocks, connections }: Ports,
): Promise<PublicProfile> {
  const { userId: viewer } = actorOf(caller);
  const [person, parted, connection] = await Promise.all([
    accounts.find(userId),
    blocks.partedFrom(viewer),
    connections.stateOf(viewer, userId),
  ]);
  if (!person || person.deletedAt || !person.hasAdditionalInfo) throw new Problem('user.notFound');
  if (!mayDeal('profile', between(viewer, person, parted, caller.now, connection === 'connected')))
    throw new Problem('user.notFound');
  const { displayName = '', city, games = [], bio } = person;
  return { userId, displayName, photoURL: photoOf(person), city: city?.name, games: [...games], bio, connection };
}
