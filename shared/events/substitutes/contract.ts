import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { Place, Seats } from '../details/schemas.ts';
import { bestTimeOperations } from './best-time-operations.ts';
import { OfferStatus, RequestView, SubstituteInput, SubstituteProfile, SubstitutesWanted } from './schemas.ts';

const ofEvent = z.strictObject({ eventId: EventId });

/** The request as an invited substitute sees it. */
const OfferView = z.object({
  eventId: EventId,
  title: z.string(),
  hostName: z.string(),
  placeLabel: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Of the start only the day is known. */
  isTimeTbd: z.boolean().optional(),
  message: z.string(),
  positions: z.array(z.string()),
  status: OfferStatus,
});

/** Substitutes: who may be asked, who is asked, and the answers. */
export const substitutesContract = defineContract('substitutes', {
  getSubstituteProfile: {
    method: 'GET',
    path: '/events/me/substitute',
    summary: 'Read your substitute settings',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({ profile: SubstituteProfile.optional() }),
  },
  saveSubstituteProfile: {
    method: 'PUT',
    path: '/events/me/substitute',
    summary: 'Set the sports, area and times in which you can be asked to substitute',
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: SubstituteInput,
    output: SubstituteProfile,
    errors: ['city.notFound', 'substitute.birthdateMissing', 'substitute.adultsOnly'],
  },
  listSubstituteOffers: {
    method: 'GET',
    path: '/events/me/substitute/offers',
    summary: 'List requests to substitute you received; hosts see that you saw them',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({ offers: z.array(OfferView) }),
  },
  acceptSubstitution: {
    method: 'PUT',
    path: '/events/{eventId}/substitutes/mine',
    summary: 'Accept a request to substitute; the first to accept are in',
    access: 'profileComplete',
    input: ofEvent,
    output: z.object({ mine: Place, seats: Seats }),
    errors: [
      'substitute.notFound',
      'substitute.birthdateMissing',
      'substitute.adultsOnly',
      'substitute.alreadyIn',
      'substitute.notEligible',
      'substitute.tooLate',
      'substitute.ended',
      'rsvp.full',
      'rsvp.closed',
      'rsvp.notEligible',
    ],
  },
  declineSubstitution: {
    method: 'DELETE',
    path: '/events/{eventId}/substitutes/mine',
    summary: 'Decline a request to substitute',
    access: 'profileComplete',
    input: ofEvent,
    output: z.object({}),
    errors: ['substitute.notFound'],
  },
  getSubstituteRequest: {
    method: 'GET',
    path: '/events/mine/{eventId}/substitutes',
    summary: 'Read the status of a search for substitutes, for hosts',
    access: 'event:manage',
    input: ofEvent,
    output: z.object({ request: RequestView.optional() }),
    errors: ['event.notFound'],
  },
  askForSubstitutes: {
    method: 'POST',
    path: '/events/{eventId}/substitutes',
    summary: 'Ask players nearby to substitute, a few at a time, until enough accept',
    access: 'event:manage',
    creates: true,
    limit: { calls: 20, per: 'day' },
    input: SubstitutesWanted.extend({ eventId: EventId }),
    output: RequestView,
    errors: ['event.notFound', 'event.notEditable', 'substitute.requestOpen'],
  },
  stopSubstitutes: {
    method: 'DELETE',
    path: '/events/{eventId}/substitutes',
    summary: 'Stop a search for substitutes; players who accepted stay in',
    access: 'event:manage',
    input: ofEvent,
    output: z.object({}),
    errors: ['event.notFound', 'substitute.requestNotFound'],
  },
  ...bestTimeOperations,
});
