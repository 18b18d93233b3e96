import * as z from 'zod';
import { Line } from '../../text.ts';
import { PlayedAt } from './schemas.ts';

/** An answer is awaited for two days. */
const answeredWithinHours = 48;
const hourMs = 60 * 60_000;

export const requestStates = ['open', 'countered', 'accepted', 'approved', 'declined', 'expired'] as const;

export const TimeOptions = z.array(PlayedAt).min(1, 'Offer at least one time.').max(5, 'Offer at most five times.');
export const RequestReason = Line(1, 300, 'The reason');

/** A captain's wish to play a match at another time, and what became of it. */
export const ChangeRequest = z.object({
  requestId: z.string(),
  key: z.string(),
  /** Moves with every step. */
  version: z.int(),
  status: z.enum(requestStates),
  /** The squad whose captain asked, and the other one. */
  askedBy: z.string(),
  asked: z.string(),
  options: z.array(PlayedAt),
  reason: z.string(),
  /** The option that both captains agreed on. */
  chosen: PlayedAt.optional(),
  openedAt: z.iso.datetime(),
  /** Without an answer it ends then; two captains who agree wait for the scheduler as long as it takes. */
  expiresAt: z.iso.datetime(),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;

export type RequestCommand =
  | { readonly do: 'accept'; readonly squadId: string; readonly option: number }
  | { readonly do: 'counter'; readonly squadId: string; readonly options: readonly z.infer<typeof PlayedAt>[] }
  | { readonly do: 'decline'; readonly squadId: string }
  | { readonly do: 'approve' }
  | { readonly do: 'refuse' }
  | { readonly do: 'expire' };

export type Opening = Pick<ChangeRequest, 'requestId' | 'key' | 'askedBy' | 'asked' | 'options' | 'reason'>;

/** @param before the last request about the same match, which is over */
export const openRequest = (opening: Opening, now: Date, before?: ChangeRequest): ChangeRequest => ({
  ...opening,
  version: (before?.version ?? 0) + 1,
  status: 'open',
  openedAt: now.toISOString(),
  expiresAt: untilFrom(now),
});

const untilFrom = (now: Date) => new Date(now.getTime() + answeredWithinHours * hourMs).toISOString();

/** Whether it still waits for an answer. */
export const isPending = ({ status, expiresAt }: Pick<ChangeRequest, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'accepted' || (isWaiting(status) && expiresAt > now.toISOString());

const isWaiting = (status: ChangeRequest['status']) => status === 'open' || status === 'countered';

/** The squad whose captain's answer is awaited; undefined when the scheduler decides or it is over. */
export const awaited = ({ status, askedBy, asked }: ChangeRequest): string | undefined =>
  ({
    open: asked,
    countered: askedBy,
    accepted: undefined,
    approved: undefined,
    declined: undefined,
    expired: undefined,
  })[status];

/** What a command makes of a request; undefined where it is not theirs to give, or too late. */
export function stepRequest(request: ChangeRequest, command: RequestCommand, now: Date): ChangeRequest | undefined {
  const next = changed(request, command, now);
  return next && { ...request, ...next, version: request.version + 1 };
}

function changed(request: ChangeRequest, command: RequestCommand, now: Date): Partial<ChangeRequest> | undefined {
  switch (command.do) {
    case 'approve':
      return request.status === 'accepted' ? { status: 'approved' } : undefined;
    case 'refuse':
      return request.status === 'accepted' ? { status: 'declined' } : undefined;
    case 'expire':
      return isWaiting(request.status) && !isPending(request, now) ? { status: 'expired' } : undefined;
    default:
      return isPending(request, now) ? answered(request, command, now) : undefined;
  }
}

type Answer = Extract<RequestCommand, { squadId: string }>;

/** The awaited side accepts, counters or declines; the requester may also take it back. */
function answered(request: ChangeRequest, answer: Answer, now: Date): Partial<ChangeRequest> | undefined {
  const isTheirs = awaited(request) === answer.squadId;
  const isOf = answer.squadId === request.askedBy || answer.squadId === request.asked;
  if (answer.do === 'decline') return isOf ? { status: 'declined' } : undefined;
  if (!isTheirs) return undefined;
  if (answer.do === 'accept') {
    const chosen = request.options[answer.option];
    return chosen && { status: 'accepted', chosen };
  }
  const status = request.status === 'open' ? 'countered' : 'open';
  return { status, options: [...answer.options], expiresAt: untilFrom(now) };
}
