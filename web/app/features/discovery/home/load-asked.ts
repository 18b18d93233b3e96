import type { Event } from '#shared/events/details/schemas.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What waits for the person's answer. */
export interface AskedOfMe {
  readonly toHost: readonly Event[];
  readonly invitations: readonly { readonly event: Event; readonly invitedBy: string }[];
}

/** Undefined when it could not be asked for: the rest of the page does without. */
export async function loadAsked(): Promise<AskedOfMe | undefined> {
  try {
    const asked = await operations(hostsContract).listInvitations({});
    return {
      toHost: asked.hosting.filter(({ status }) => status === 'invited').map(({ event }) => event),
      invitations: asked.invitations.filter(({ status }) => status === 'invited'),
    };
  } catch {
    return undefined;
  }
}
