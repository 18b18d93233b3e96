import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { events } from '#shared/events/contract.ts';
import { canEdit } from '#shared/events/details/states.ts';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { productsOf } from '#shared/events/discounts/products-of.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { pricesOf } from '#shared/events/payments/prices-of.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { loadAskedAid } from '#web/app/discounts/load-asked-aid.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import type { SeenEvent } from '../details/event-access.ts';
import { loadEventGames } from '../details/load-event-games.ts';

const names = ['people', 'invite', 'games', 'money', 'settings'] as const;
export type ManageTab = (typeof names)[number];

/** The tab that the address names; players who manage only the list have their two. */
export function tabIn(search: URLSearchParams, canManage: boolean): ManageTab {
  const named = names.find((name) => name === search.get('tab')) ?? 'people';
  return canManage || named === 'games' ? named : 'people';
}

/** Who is in, who waits and who asks. */
export async function readPeople({ event, canManage }: SeenEvent, cursor: string | null) {
  const { eventId } = event;
  const [page, { requests }, { replies }, search] = await Promise.all([
    operations(events).listJoiners({ eventId, limit: 50, ...(cursor && { cursor }) }),
    operations(hostsContract).listRequests({ eventId }),
    operations(hostsContract).listReplies({ eventId }),
    canManage ? operations(substitutesContract).getSubstituteRequest({ eventId }) : undefined,
  ]);
  const canPick = event.waitlistMode === 'manual' && canEdit(event, new Date());
  return { ...page, requests, replies, search: search?.request, canPick, canAsk: canInviteTo(event) };
}

/** Who was invited, and who can be. */
export async function readInvite({ event }: SeenEvent) {
  const { eventId } = event;
  const [invited, invitable] = await Promise.all([
    operations(hostsContract).listInvitees({ eventId }),
    operations(hostsContract).listInvitable({ eventId }),
  ]);
  return { invited, invitable, canInvite: canInviteTo(event) };
}

export const readGames = ({ event: { eventId } }: SeenEvent) => loadEventGames({ eventId });

/** Who paid, and the codes with which players pay less. */
export async function readMoney({ event }: SeenEvent) {
  const { eventId } = event;
  const [dues, orders, { discounts }] = await Promise.all([
    operations(eventPayments).listEventDues({ eventId }),
    operations(eventCheckout).listEventOrders({ eventId }),
    operations(eventDiscounts).listEventDiscounts({ eventId }),
  ]);
  const { isSeller, managedTeam: teamId } = orders;
  const [payouts, aid = []] = await Promise.all([
    isSeller ? operations(payoutAccounts).getPayouts({}) : undefined,
    teamId && event.refundPolicy ? loadAskedAid({ teamId, subjectId: eventId }) : undefined,
  ]);
  const { feePayer, timeZone, hostingTeam } = event;
  const sold = { currency: pricesOf(event)[0]?.currency, products: productsOf(event) };
  const codes = { ...sold, hasMembers: hostingTeam !== undefined, discounts };
  return { dues, ...codes, ...orders, aid, payouts, feePayer, timeZone };
}

/** Who hosts it, and who could. */
export async function readSettings({ event, hosting: hosts = [] }: SeenEvent) {
  const [{ people }, me] = await Promise.all([
    operations(hostsContract).listInvitable({ eventId: event.eventId }),
    loadMe(),
  ]);
  const viewerId = me.state === 'success' ? me.userId : '';
  return { hosts, people, viewerId, canChange: canEdit(event, new Date()) };
}

const canInviteTo = ({ status, startsAt }: SeenEvent['event']): boolean =>
  status === 'scheduled' && new Date() < new Date(startsAt);

type Read<Reader extends (...input: never[]) => unknown> = Awaited<ReturnType<Reader>>;
export type PeopleRead = Read<typeof readPeople>;
export type InviteRead = Read<typeof readInvite>;
export type GamesRead = Read<typeof readGames>;
export type MoneyRead = Read<typeof readMoney>;
export type SettingsRead = Read<typeof readSettings>;
