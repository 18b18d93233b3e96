import { hostsContract } from '#shared/events/hosts/contract.ts';
import { listed } from '#shared/listed.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { Pickable } from './people-picker.tsx';

/** Invites the co-hosts chosen while the event was made, one after the other. A notice names those without an invitation. */
export async function inviteCohosts(eventId: string, people: readonly Pickable[]): Promise<void> {
  const left: string[] = [];
  for (const { userId, displayName } of people)
    await operations(hostsContract)
      .inviteHost({ eventId, userId })
      .catch(() => left.push(displayName));
  if (left.length > 0) notify('error', `We couldn’t invite ${listed(left)} to host. Try again under Manage.`);
}
