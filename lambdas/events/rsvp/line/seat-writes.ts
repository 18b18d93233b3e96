import { toKey } from '#lambdas/accounts/ports/person-key.ts';
import { traceId } from '#lambdas/kernel/observability/invocation.ts';
import type { Judged } from '#shared/events/rsvp/eligibility-failures.ts';

/** One conditional change of a line. `#name` stands for the attribute of that name, `#user` for a person's entry. */
export interface SeatWrite {
  readonly change: string;
  readonly condition: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export interface JoinRequest {
  readonly eventId: string;
  readonly userId: string;
  /** The share token that the person came with. */
  readonly token?: string | undefined;
  /** How many come, the person included. */
  readonly heads?: number;
  /** How many of the host's questions they answered. */
  readonly answered?: number;
  /** The group that they chose, where the event has groups. */
  readonly group?: string | undefined;
  /** What they say of themselves; absent for people without an account, who cannot prove them. */
  readonly player?: Judged | undefined;
  /** A host who comes, or a guest of one: exempt from eligibility. */
  readonly isLetIn?: boolean | undefined;
  /** A host invited them, and that stands for their approval. */
  readonly isInvited?: boolean;
  /** The audience of the event when the player was found eligible. */
  readonly fits?: string;
  readonly now: Date;
}

/** What is set to itself is returned with what changed, so that an answer needs no second request. */
const keep = '#capacity = #capacity, #room = #room, #mode = #mode';
const notOnList = ['order', 'waits', 'offers', 'requests']
  .map((map) => `attribute_not_exists(#${map}.#user)`)
  .join(' AND ');
const company = ({ heads = 1 }: JoinRequest) => (heads > 1 ? ', #heads.#user = :heads' : '');
/** Where people come in groups it takes a look at the line (`join-in-group.ts`). */
const isForAll = 'attribute_not_exists(#grouping)';
const mayJoin =
  `${notOnList} AND ${isForAll} AND #open = :true AND #opensAt <= :now AND #joinsUntil > :now AND #guestLimit >= :guests` +
  ' AND (#joinKey IN (:anybody, :token) OR #hostId = :who)' +
  ' AND (attribute_not_exists(#asked) OR #asked IN (:anybody, :fits))';

/** Who pays by card first does not simply join; hosts do. */
const needsNoPayment = '(attribute_not_exists(#paysFirst) OR #paysFirst <> :mustPay OR #hostId = :who)';

/** Where seats are drawn no one gets one before. */
const drawn = '(#mode <> :lottery OR attribute_exists(#drawnAt))';
const drawnValues = { ':lottery': 'lottery' };

const joinValues = ({ userId, token = '', heads = 1, fits = '', now }: JoinRequest) => ({
  ':heads': heads,
  ':guests': heads - 1,
  ':true': true,
  ':now': now.toISOString(),
  ':anybody': '',
  ':token': token,
  ':who': userId,
  ':fits': fits,
});

/**
 * The last number is drawn and a place taken for all heads or none, unless there are too few left, a player is to be given
 * the next seat first, it is too late, or one may not know the event.
 */
export const joining = (request: JoinRequest): SeatWrite => ({
  change:
    `SET #order.#user = #nextNumber, ${keep}${company(request)}` +
    ' ADD #nextNumber :one, #entries :one, #left :fewer, #version :one',
  condition: `#left >= :heads AND #waiters = :none AND ${drawn} AND #asksFrom > :now AND ${needsNoPayment} AND ${mayJoin}`,
  values: {
    ...joinValues(request),
    ...drawnValues,
    ':none': 0,
    ':fewer': -(request.heads ?? 1),
    ':mustPay': request.isLetIn ? 'never' : true,
  },
});

const waitFor = (request: JoinRequest) =>
  `SET #waits.#user = #nextNumber${company(request)} ADD #nextNumber :one, #waiters :one, #waitLeft :fewer, #version :one`;

/** A place among those who wait to be given a seat, where there is none to take. */
export const waiting = (request: JoinRequest): SeatWrite => ({
  change: waitFor(request),
  condition: `#waitLeft >= :heads AND #mode <> :automatic AND (#waiters > :none OR #left < :heads) AND ${drawn} AND #asksFrom > :now AND ${mayJoin}`,
  values: {
    ...joinValues(request),
    ...drawnValues,
    ':none': 0,
    ':automatic': 'auto_add',
    ':fewer': -(request.heads ?? 1),
  },
});

/** An entry in the draw: from the moment the seed's hash is published until the draw. */
export const entering = (request: JoinRequest): SeatWrite => ({
  change: waitFor(request),
  condition:
    '#waitLeft >= :heads AND #mode = :lottery AND attribute_not_exists(#drawnAt) AND attribute_exists(#commitment)' +
    ` AND #drawsAt > :now AND #asksFrom > :now AND ${mayJoin}`,
  values: { ...joinValues(request), ...drawnValues, ':fewer': -(request.heads ?? 1) },
});

/** A request to the host or voters. */
export const asking = (request: JoinRequest): SeatWrite => ({
  change: `SET #requests.#user = :now${company(request)} ADD #version :one`,
  condition: `#asksFrom <= :now AND ${mayJoin}`,
  values: joinValues(request),
});

/**
 * A player without guests gives their place back; who comes next follows from the order. Where that is late it takes a look
 * at the line, and where the line is from before it knew when.
 */
export const leaving = (now: Date): SeatWrite => ({
  change: `REMOVE #order.#user SET ${keep} ADD #entries :less, #left :one, #version :one`,
  // What was paid for the seat is settled with the leave.
  condition: `attribute_exists(#order.#user) AND attribute_not_exists(#heads.#user) AND attribute_not_exists(#orders.#user) AND attribute_not_exists(#extras.#user) AND ${isForAll} AND #closesAt > :now AND #lateFrom > :now`,
  values: { ':now': now.toISOString(), ':less': -1 },
});

/** The write as DynamoDB takes it, for one person. */
export function toUpdate({ change: asked, condition, values = {} }: SeatWrite, userId: string) {
  const trace = traceId();
  const change = trace ? asked.replace('SET ', 'SET #traceId = :traceId, ') : asked;
  const names = `${change} ${condition}`.match(/#\w+/g) ?? [];
  const used = Object.entries({ ':one': 1, ':traceId': trace, ...values }).filter(([name]) =>
    `${change} ${condition} `.includes(name),
  );
  return {
    UpdateExpression: change,
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries(
      names.map((name) => [name, name === '#user' ? toKey(userId) : name.slice(1)] as const),
    ),
    ExpressionAttributeValues: Object.fromEntries(used),
  };
}
