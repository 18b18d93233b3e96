import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import type { GroupedBy } from './capacity-groups.ts';

/** What a line must know of an event's groups. */
export interface Grouping {
  readonly by: GroupedBy;
  /** Whose levels count, where groups go by level. */
  readonly gameTypeId: string;
  readonly groups: readonly { readonly key: string; readonly max: number; readonly min: number }[];
  /** From this instant no seats are kept for anybody. */
  readonly keptUntil: string;
}

/**
 * The group a player comes in: what their profile says, where groups go by it and it says one of them; otherwise what they
 * chose. Undefined when that is none of the groups.
 */
export function groupFor(
  { by, gameTypeId, groups }: Grouping,
  chosen: string | undefined,
  player: PlayerFacts = {},
): string | undefined {
  const said = { position: undefined, role: undefined, gender: player.gender, level: player.levels?.[gameTypeId] }[by];
  const isGroup = (key: string | undefined) => groups.some((group) => group.key === key);
  if (isGroup(said)) return said;
  return isGroup(chosen) ? chosen : undefined;
}
