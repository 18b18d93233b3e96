import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { between } from '#lambdas/people/ports/between.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { badgesFor } from '#shared/events/attendance/player-games.ts';
import { mayDeal } from '#shared/people/privacy/who-sees.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { EventLists } from '../../rsvp/lists.ts';

type Games = Output<(typeof attendanceContract)['operations']['getPlayerGames']>;

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly lists: EventLists;
}

const shown = 20;
/** As many past games as the highest badge asks for. */
const counted = 50;

/** What a player plays, as far as they share it: nothing by itself. Others are told of public events alone. */
export async function getPlayerGames(
  { userId }: { readonly userId: string },
  caller: Caller,
  ports: Ports,
): Promise<Games> {
  const may = await dealingsWith(userId, caller, ports);
  if (!may('profile')) throw new Problem('user.notFound');
  const isOwn = actorOf(caller).userId === userId;
  const at = caller.now.toISOString();
  const { lists } = ports;
  const upcoming = may('upcomingGames')
    ? await lists.joining({ userId, when: 'upcoming', at, limit: shown })
    : undefined;
  const past = may('badges') ? await lists.joining({ userId, when: 'past', at, limit: counted }) : undefined;
  const hosted = may('badges') ? await lists.hosting({ userId, when: 'past', at, limit: 1 }) : undefined;
  const played = past?.events.filter(({ mine, status }) => mine.status === 'in' && status !== 'cancelled');
  const coming = upcoming?.events.filter(
    ({ mine, status, visibility }) =>
      mine.status === 'in' && status === 'scheduled' && (isOwn || visibility === 'public'),
  );
  return {
    ...(coming && { upcoming: coming.map(toListed) }),
    ...(played && { badges: badgesFor(played.length, (hosted?.events.length ?? 0) > 0) }),
    ...(isOwn && played && { past: played.slice(0, shown).map(toListed) }),
  };
}

async function dealingsWith(userId: string, caller: Caller, { accounts, blocks }: Ports) {
  const { userId: viewer } = actorOf(caller);
  const [person, parted] = await Promise.all([accounts.find(userId), blocks.partedFrom(viewer)]);
  if (!person || person.deletedAt || !person.hasAdditionalInfo) throw new Problem('user.notFound');
  const them = between(viewer, person, parted, caller.now);
  return (dealing: 'profile' | 'upcomingGames' | 'badges') => mayDeal(dealing, them);
}

const toListed = ({ eventId, title, gameTypeId, startsAt, timeZone }: StoredEvent) => ({
  eventId,
  title,
  gameTypeId,
  startsAt,
  timeZone,
});
