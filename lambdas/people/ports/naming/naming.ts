import type { Account, AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { type BlockReader, createBlockReader, isParted, noBlocks } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isDependantId } from '#shared/ids.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import { ageAt, loginAge } from '#shared/people/family/age.ts';
import { mayName, type NamedAs, type NameViewer, shownName } from '#shared/people/privacy/may-name.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import { createTies, type FindTies, noTies } from './ties.ts';

/** Who reads names, and what the thing at hand makes of them. */
export interface NameSight {
  /** Undefined for visitors. */
  readonly userId: string | undefined;
  readonly now: Date;
  /** They host, lead or organize the thing, all of it or what these people are in. */
  readonly needs?: boolean | ((personId: string) => boolean);
  /** They are in the thing as well, all of it or with these people. */
  readonly shares?: boolean | ((personId: string) => boolean);
}

/** A reader of what goes to all who are in a thing: they share it, and nothing else is known of them. */
export const anyFellow = (now: Date): NameSight => ({ userId: '', now, shares: true });

/** A person as far as the viewer may know them. */
export interface Named {
  readonly personId: string;
  /** What may be shown. */
  readonly name: string;
  readonly as: NamedAs;
  /** False where nothing but "Player" is shown: then no photo, no link and no id goes with it. */
  readonly isNamed: boolean;
  /** They may be shown as a supporter of the product. */
  readonly isSupporter?: true;
  /** A block stands between them and the viewer, who is not in charge: lists leave them out. */
  readonly isParted: boolean;
}

/** With which of these people a viewer shares an active team. Contexts that know teams say so. */
export type SharingTeams = (userId: string, personIds: readonly string[]) => Promise<ReadonlySet<string>>;

export interface Naming {
  /** By id, of people who exist; those who are unknown or deleted are left out. */
  of(personIds: readonly string[], sight: NameSight): Promise<ReadonlyMap<string, Named>>;
  /** The same for people who were read already. */
  ofAccounts(people: readonly Account[], sight: NameSight): Promise<ReadonlyMap<string, Named>>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Asks the one rule of names (`mayName`) for whole lists: one batch for the people, one query for the viewer's blocks, and
 * three more for their family and teams only where a minor is left to decide about, however long the list is.
 * @param people accounts, and dependants too where lists hold them (`withDependants`)
 */
export function createNaming(
  table: Table,
  people: Pick<AccountReader, 'list'>,
  teams: SharingTeams = async () => none,
): Naming {
  const sources = { blocks: createBlockReader(table), ties: createTies(table), teams };
  const ofAccounts = async (found: readonly Account[], sight: NameSight) => {
    const viewer = await viewerOf(found, sight, sources);
    return new Map(found.map((one) => [one.userId, named(one, viewer, sight.now)]));
  };
  return { ofAccounts, of: async (ids, sight) => ofAccounts(await people.list([...new Set(ids)]), sight) };
}

interface Sources {
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly ties: FindTies;
  readonly teams: SharingTeams;
}

/** Reads of the viewer what the rule needs for these people, and nothing where they are all in their charge. */
async function viewerOf(found: readonly Account[], sight: NameSight, sources: Sources): Promise<NameViewer> {
  const { userId, now } = sight;
  const [needsNameOf, sharesHere] = [asks(sight.needs), asks(sight.shares)];
  const open = userId ? found.filter((one) => one.userId !== userId && !needsNameOf(one.userId)) : [];
  const minors = open.filter(({ birthdate }) => isMinor(birthdate, now)).map((one) => one.userId);
  const read = <Value>(ids: readonly unknown[], reading: (id: string) => Promise<Value>, otherwise: Value) =>
    userId && ids.length > 0 ? reading(userId) : otherwise;
  const apart = minors.filter((id) => !sharesHere(id));
  const [parted, tied, together] = await Promise.all([
    read(open, (id) => sources.blocks.partedFrom(id), noBlocks),
    read(minors, (id) => sources.ties(id, now), noTies),
    read(apart, (id) => sources.teams(id, apart), none),
  ]);
  return {
    userId,
    needsNameOf,
    guards: (id) => tied.guarded.has(id),
    sharesWith: (id) => sharesHere(id) || tied.family.has(id) || together.has(id),
    isPartedFrom: (id) => isParted(parted, id),
  };
}

const asks = (said: NameSight['needs'] = false) => (typeof said === 'boolean' ? () => said : said);

function named(
  { userId: personId, displayName = '', birthdate = '', userSubscription }: Account,
  viewer: NameViewer,
  now: Date,
): Named {
  const isChild = isDependantId(personId);
  const isForHostsAlone = isChild && ageAt({ age: 0, ageOn: birthdate }, now) < loginAge;
  const as = mayName(viewer, { personId, isMinor: isMinor(birthdate, now), isForHostsAlone });
  // What dependants are called is first name and initial already (`nameForHosts`).
  const name = shownName(displayName, isChild && as === 'byFirstName' ? 'inFull' : as);
  return {
    personId,
    name,
    as,
    isNamed: as !== 'asPlayer',
    ...(as !== 'asPlayer' && userEntitlements(userSubscription).supporterBadge && { isSupporter: true }),
    isParted: as === 'asPlayer' && viewer.isPartedFrom(personId),
  };
}
