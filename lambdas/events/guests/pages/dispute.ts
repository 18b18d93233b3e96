import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { Line } from '#shared/text.ts';
import { noteDispute } from '../../attendance/operations/dispute-no-show.ts';
import { corrections, refusal, sendOn } from './guest-frame.ts';
import { guestOf, type RsvpPorts } from './my-rsvp.ts';

const Note = Line(1, 280, 'The note');

/** Tells the host that a guest says they were there. */
export const disputeAsGuest =
  (ports: RsvpPorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event } = await guestOf(key, ports);
    const note = Note.safeParse(form.note);
    if (!note.success) return corrections('Say why the no-show is wrong.');
    try {
      await noteDispute({ eventId: event.eventId, userId: guest.guestId }, note.data, ports.attendance, now);
    } catch (error) {
      if (error instanceof Problem) return refusal('It is too late', error.message);
      throw error;
    }
    return sendOn(`/guest/rsvp?t=${key}`);
  };
