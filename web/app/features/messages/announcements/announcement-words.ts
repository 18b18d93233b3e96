import type { Answer } from '#shared/contract/operation.ts';
import type { announcementsContract, Group, Reach } from '#shared/messages/announcements/contract.ts';
import { mostADay } from '#shared/messages/announcements/pace.ts';
import { isQuietAt, usualNight } from '#shared/notifications/choose-delivery.ts';
import { quantity } from '#shared/quantity.ts';
import { toLocal } from '#shared/time.ts';
import { viewerZone } from '#web/blocks/event-time.ts';

export type ReachView = Answer<(typeof announcementsContract)['operations']['getAnnouncementReach']>;

const groupLabels = {
  in: 'In',
  line: 'In line',
  asked: 'Asked to join',
  members: 'All members',
  everyone: 'Whole season',
  captains: 'Captains',
  division: 'Division',
  team: 'Team',
  unanswered: 'No answer',
} as const satisfies Record<Group['kind'], string>;

/** `Whole season`, `Division A`, `No answer for Sat, Dec 5`. */
export function groupName({ kind, name }: Pick<Group, 'kind' | 'name'>): string {
  if (kind === 'unanswered' && name) return `${groupLabels[kind]} for ${name}`;
  return name ?? groupLabels[kind];
}

export const peopleWords = (people: number): string => quantity(people, 'person', 'people');

/** `41 players · 21 guardians of 18 children`; empty without children. */
export function guardianWords({ people, guardians, children }: Reach): string {
  if (guardians === 0) return '';
  const others = people - guardians;
  const parents = `${quantity(guardians, 'guardian')} of ${quantity(children, 'child', 'children')}`;
  return others > 0 ? `${quantity(others, 'player')} · ${parents}` : parents;
}

const clock = (timeZone: string) => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });

/** What the limit of a day leaves: `You can send 3 a day; next one tomorrow at 8:12 AM.` */
export function paceWords({ left, nextAt }: Pick<ReachView, 'left' | 'nextAt'>, now: Date): string {
  if (!nextAt) return `${quantity(left, 'announcement')} left today`;
  const timeZone = viewerZone();
  const isToday = toLocal(new Date(nextAt), timeZone).slice(0, 10) === toLocal(now, timeZone).slice(0, 10);
  return `You can send ${mostADay} a day; next one ${isToday ? 'today' : 'tomorrow'} at ${clock(timeZone).format(new Date(nextAt))}.`;
}

/** Whether push waits for the morning where the thing takes place. */
export const isNightAt = (timeZone: string | undefined, now: Date): boolean =>
  isQuietAt(usualNight, timeZone ?? viewerZone(), now);

/** `Ian Marsh, Grace Kim and 3 more`; the count alone where no name is known. */
export function unreachedWords(unreached: number, names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = unreached - shown.length;
  if (shown.length === 0) return '';
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return new Intl.ListFormat('en-US').format(shown);
}
