import type { Event } from '#shared/events/details/schemas.ts';
import { followingApi } from '#web/app/operations/events/following-api.ts';
import { hostsApi } from '#web/app/operations/events/hosts-api.ts';

/** What waits for the person's answer, and what they host, soonest first. */
export interface AskedOfMe {
  readonly toHost: readonly Event[];
  readonly invitations: readonly { readonly event: Event; readonly invitedBy: string }[];
  readonly hosted: readonly Event[];
}

const shownHosted = 7;

/** Undefined when it could not be asked for: the rest of the page does without. */
export async function loadAsked(): Promise<AskedOfMe | undefined> {
  try {
    const [asked, { events }] = await Promise.all([
      hostsApi.listInvitations({}),
      followingApi.listMyEvents({ role: 'hosting', limit: shownHosted }),
    ]);
    return {
      toHost: asked.hosting.filter(({ status }) => status === 'invited').map(({ event }) => event),
      invitations: asked.invitations.filter(({ status }) => status === 'invited'),
      hosted: events,
    };
  } catch {
    return undefined;
  }
}
