import type { Table } from '#lambdas/kernel/data/table.ts';
import { isDependantId } from '#shared/ids.ts';
import { createMembershipReader } from './membership-reader.ts';
import { createListPlayersWithoutLogin } from './roster/players-without-login.ts';

/**
 * Who of some people are members of a community: on its roster with an account, a child on it whose guardian accepted, or a child
 * of a payer who is a member. Strongly consistent, so that it counts from when they joined until they leave.
 */
export type MembersAmong = (teamId: string, payerId: string, people: readonly string[]) => Promise<ReadonlySet<string>>;

export function createMembersAmong(table: Table): MembersAmong {
  const memberships = createMembershipReader(table);
  const withoutLogin = createListPlayersWithoutLogin(table);
  const childrenOn = async (teamId: string) =>
    (await withoutLogin(teamId)).flatMap(({ dependantId, status }) =>
      dependantId && status === 'accepted' ? [dependantId] : [],
    );
  return async (teamId, payerId, people) => {
    const asked = [...new Set([payerId, ...people])].filter((id) => !isDependantId(id));
    const found = await Promise.all(asked.map((userId) => memberships.find({ userId, teamId })));
    const members = new Set(found.flatMap((one) => (one ? [one.userId] : [])));
    const children = people.filter(isDependantId);
    if (children.length === 0) return members;
    const counted = members.has(payerId) ? children : await childrenOn(teamId);
    return new Set([...members, ...children.filter((child) => counted.includes(child))]);
  };
}
