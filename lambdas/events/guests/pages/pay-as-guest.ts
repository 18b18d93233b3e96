import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { slotsIn } from '#shared/events/guests/slot-fields.ts';
import { leadToPay } from './lead-to-pay.ts';
import { guestOf, type RsvpPorts, withAccount } from './my-rsvp.ts';

/** Leads a guest to the page on which they pay for the seat that is held for them, or for a free one that they may take. */
export const payAsGuest =
  (ports: RsvpPorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event, line } = await guestOf(key, ports);
    if (guest.claimedBy) return withAccount(event);
    const { guestId, displayName, email = '' } = guest;
    const { ticket, hasCode } = form;
    // A guest whose spot is held for an order already keeps its slots.
    const chosen = slotsIn(form);
    const slots = chosen.length > 0 ? chosen : undefined;
    return leadToPay({ event, line, guest: { guestId, displayName, email }, ticket, slots }, ports, now, {
      back: `/guest/rsvp?t=${key}`,
      hasCode: hasCode === 'true',
    });
  };
