import type * as z from 'zod';
import type { Obstacle, OfferStatus, RequestStatus, SubstitutesWanted } from './schemas.ts';

/** A player who was asked. */
interface SubOffer {
  readonly wave: number;
  readonly status: z.infer<typeof OfferStatus>;
  /** Set with an accepted offer once the person is in the event; until then the place is only kept for them. */
  readonly seated?: boolean;
}

/** A search for substitutes of one event: everything that its moves depend on. */
export interface SubRequest extends SubstitutesWanted {
  readonly requestId: string;
  readonly status: z.infer<typeof RequestStatus>;
  /** Looks so far: each is made once, whether it finds people or not. */
  readonly looks: number;
  readonly nextLookAt: string;
  readonly waves: readonly { readonly wave: number; readonly sentAt: string; readonly asked: number }[];
  readonly offers: Readonly<Record<string, SubOffer>>;
  readonly notAsked: readonly { readonly reason: Obstacle; readonly people: number }[];
}

/** What a move comes to; `request` is absent when nothing changes. */
export interface SubMove<Request extends SubRequest, Outcome extends string> {
  readonly outcome: Outcome;
  readonly request?: Request;
}

/** More people than this are asked by no search. */
const mostAsked = 200;

export const isSearching = ({ status }: Pick<SubRequest, 'status'>): boolean =>
  status === 'open' || status === 'partially_filled';

const isPending = ({ status }: SubOffer) => status === 'sent' || status === 'seen';

/** Places kept for people, whether they are in yet or not. */
export const acceptedOf = ({ offers }: Pick<SubRequest, 'offers'>): number =>
  Object.values(offers).filter(({ status }) => status === 'accepted').length;

const seatedOf = ({ offers }: Pick<SubRequest, 'offers'>) =>
  Object.values(offers).filter(({ seated }) => seated).length;

const withOffer = <Request extends SubRequest>(request: Request, person: string, offer: SubOffer): Request => ({
  ...request,
  offers: { ...request.offers, [person]: offer },
});

/** Those who have not answered get another state; the search has ended. */
function ended<Request extends SubRequest>(
  request: Request,
  status: 'filled' | 'expired' | 'cancelled',
  pendingBecome: 'too_late' | 'expired',
): Request {
  const offers = Object.entries(request.offers).map(
    ([person, offer]) => [person, isPending(offer) ? { ...offer, status: pendingBecome } : offer] as const,
  );
  return { ...request, status, offers: Object.fromEntries(offers) };
}

/** Whether a place is to be had, and kept for the first to accept: a person's own place is theirs again. */
export function keepPlace<Request extends SubRequest>(
  request: Request,
  person: string,
): SubMove<Request, 'kept' | 'seated' | 'notAsked' | 'tooLate' | 'ended'> {
  const offer = request.offers[person];
  if (!offer) return { outcome: 'notAsked' };
  if (offer.status === 'accepted') return { outcome: offer.seated ? 'seated' : 'kept' };
  if (request.status === 'filled' || acceptedOf(request) >= request.needed) return { outcome: 'tooLate' };
  if (!isSearching(request)) return { outcome: 'ended' };
  const { wave } = offer;
  return { outcome: 'kept', request: withOffer(request, person, { wave, status: 'accepted' }) };
}

/** The person is in: with the last one the search is filled, and all others too late. */
export function confirmPlace<Request extends SubRequest>(
  request: Request,
  person: string,
): SubMove<Request, 'confirmed' | 'filled' | 'gone'> {
  const offer = request.offers[person];
  if (offer?.status !== 'accepted') return { outcome: 'gone' };
  if (offer.seated) return { outcome: 'confirmed' };
  const after = withOffer(request, person, { ...offer, seated: true });
  if (!isSearching(request)) return { outcome: 'confirmed', request: after };
  if (seatedOf(after) >= after.needed) return { outcome: 'filled', request: ended(after, 'filled', 'too_late') };
  return { outcome: 'confirmed', request: { ...after, status: 'partially_filled' } };
}

/** The event refused the person: the place is anybody's again. */
export function giveBack<Request extends SubRequest>(
  request: Request,
  person: string,
): SubMove<Request, 'givenBack' | 'nothing'> {
  const offer = request.offers[person];
  if (offer?.status !== 'accepted' || offer.seated) return { outcome: 'nothing' };
  const status = isSearching(request) ? 'seen' : 'expired';
  return { outcome: 'givenBack', request: withOffer(request, person, { wave: offer.wave, status }) };
}

/** Says no; who accepted leaves the event instead. */
export function declineOffer<Request extends SubRequest>(
  request: Request,
  person: string,
): SubMove<Request, 'declined' | 'notAsked'> {
  const offer = request.offers[person];
  if (!offer || offer.status === 'accepted') return { outcome: 'notAsked' };
  if (!isPending(offer)) return { outcome: 'declined' };
  return { outcome: 'declined', request: withOffer(request, person, { ...offer, status: 'declined' }) };
}

/** The person saw that they are asked. */
export function seeOffer<Request extends SubRequest>(request: Request, person: string): SubMove<Request, 'seen'> {
  const offer = request.offers[person];
  if (offer?.status !== 'sent') return { outcome: 'seen' };
  return { outcome: 'seen', request: withOffer(request, person, { ...offer, status: 'seen' }) };
}

/** Ends a search that still goes on. */
export const endSearch = <Request extends SubRequest>(
  request: Request,
  status: 'expired' | 'cancelled',
): SubMove<Request, 'ended' | 'nothing'> =>
  isSearching(request) ? { outcome: 'ended', request: ended(request, status, 'expired') } : { outcome: 'nothing' };

/** What one look at the pool found. */
export interface SearchRound {
  /** Which look this is, from 0. */
  readonly number: number;
  readonly people: readonly string[];
  readonly notAsked: SubRequest['notAsked'];
  readonly at: Date;
  readonly nextLookAt: string;
}

/** Asks the next few people; a look that was made already changes nothing, so no wave goes out twice. */
export function sendWave<Request extends SubRequest>(
  request: Request,
  { number, people, notAsked, at, nextLookAt }: SearchRound,
): SubMove<Request, 'sent' | 'noCandidates' | 'nothing'> & { readonly people?: readonly string[] } {
  if (!isSearching(request) || request.looks !== number) return { outcome: 'nothing' };
  const isKept = acceptedOf(request) >= request.needed;
  const room = isKept ? 0 : Math.min(request.waveSize, mostAsked - Object.keys(request.offers).length);
  const asked = people.filter((person) => !(person in request.offers)).slice(0, Math.max(0, room));
  const looked = { ...request, looks: number + 1, notAsked, nextLookAt };
  if (asked.length === 0) return { outcome: 'noCandidates', request: looked };
  const wave = request.waves.length + 1;
  const offers = Object.fromEntries(asked.map((person) => [person, { wave, status: 'sent' as const }]));
  return {
    outcome: 'sent',
    people: asked,
    request: {
      ...looked,
      waves: [...request.waves, { wave, sentAt: at.toISOString(), asked: asked.length }],
      offers: { ...request.offers, ...offers },
    },
  };
}
