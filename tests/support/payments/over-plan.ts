import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';

/** A community with many members, without a row for each. */
export const withMembers = (teamId: string, memberCount: number) =>
  teamEntity(table()).patch({ teamId }).set({ memberCount }).go();

/** Until when the owner of a community has time to make room. */
export const teamOverUntil = async (teamId: string) =>
  (await teamEntity(table()).get({ teamId }).go({ consistent: true })).data?.overPlanUntil;

/** Until when a user has time to make room. */
export const userOverUntil = async (userId: string) =>
  (await accountEntity(table()).get({ userId }).go({ consistent: true })).data?.overPlanUntil;
