/** One conditional change of a line. `#name` stands for the attribute of that name, `#user` for a person's entry. */
export interface SeatWrite {
  readonly change: string;
  readonly condition: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** What is set to itself is returned with what changed, so that an answer needs no second request. */
const keep = '#capacity = #capacity';
const isOnList = 'attribute_exists(#order.#user)';
const takeOff = `REMOVE #order.#user SET ${keep} ADD #entries :less, #left :one, #version :one`;

/** The last number is drawn and a place taken, unless there is none left, it is too late, or one may not know the event. */
export const joining = ({ userId, token = '', now }: { userId: string; token?: string | undefined; now: Date }) =>
  ({
    change: `SET #order.#user = #nextNumber, ${keep} ADD #nextNumber :one, #entries :one, #left :less, #version :one`,
    condition:
      '#left >= :one AND attribute_not_exists(#order.#user) AND #open = :true AND #closesAt > :now' +
      ' AND (#joinKey IN (:anybody, :token) OR #hostId = :who)',
    values: { ':true': true, ':now': now.toISOString(), ':anybody': '', ':token': token, ':who': userId },
  }) satisfies SeatWrite;

/** A place is given back; who comes next follows from the order. */
export const leaving = (now: Date): SeatWrite => ({
  change: takeOff,
  condition: `${isOnList} AND #closesAt > :now`,
  values: { ':now': now.toISOString() },
});

/** The same by the host, whatever the hour. */
export const removing: SeatWrite = { change: takeOff, condition: isOnList };

/** The write as DynamoDB takes it, for one person. */
export function toUpdate({ change, condition, values = {} }: SeatWrite, userId: string) {
  const names = `${change} ${condition}`.match(/#\w+/g) ?? [];
  return {
    UpdateExpression: change,
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries(
      names.map((name) => [name, name === '#user' ? userId : name.slice(1)] as const),
    ),
    ExpressionAttributeValues: { ':one': 1, ':less': -1, ...values },
  };
}
