/** People who come or wait together, as far as seats go. */
export interface Party {
  readonly heads: number;
  /** The group that all of them come in, where an event has groups. */
  readonly group?: string | undefined;
}

/** What can still be given away. */
export interface Free {
  readonly seats: number;
  /** Of each group: heads that may still come, and how many of the free seats are kept for it. */
  readonly groups: Readonly<Record<string, { readonly left: number; readonly kept: number }>>;
}

const limitOf = ({ groups }: Free, group: string | undefined) =>
  (group === undefined ? undefined : groups[group]) ?? { left: Number.POSITIVE_INFINITY, kept: 0 };

/** Heads of a group that fit now: never more than the group may have, nor seats that are kept for others. */
export function headsThatFit(free: Free, group: string | undefined): number {
  const all = Object.values(free.groups).reduce((sum, { kept }) => sum + kept, 0);
  const { left, kept } = limitOf(free, group);
  return Math.min(left, free.seats - (all - kept));
}

function less({ seats, groups }: Free, { heads, group }: Party): Free {
  const of = group === undefined ? undefined : groups[group];
  return {
    seats: seats - heads,
    groups:
      group !== undefined && of
        ? { ...groups, [group]: { left: of.left - heads, kept: Math.max(0, of.kept - heads) } }
        : groups,
  };
}

/**
 * Who is given a seat, in order (decision D29, decision record 0026). Who finds their group full holds up those of the same
 * group behind them only. One who finds too few seats holds up all behind them, but for those who take seats
 * that are kept for their own group.
 */
export function giveSeats<Someone extends Party>(parties: readonly Someone[], free: Free): Someone[] {
  const heldUp = new Set<string | undefined>();
  let [rest, isHeldUp] = [free, false];
  return parties.filter((party) => {
    const { heads, group } = party;
    if (heldUp.has(group)) return false;
    const { left, kept } = limitOf(rest, group);
    if (heads <= headsThatFit(rest, group) && (!isHeldUp || heads <= kept)) {
      rest = less(rest, party);
      return true;
    }
    heldUp.add(group);
    isHeldUp ||= heads <= left;
    return false;
  });
}
