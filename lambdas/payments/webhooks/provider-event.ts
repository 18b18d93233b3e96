import * as z from 'zod';

/** An event as the provider sends it; what is not named here is not read. */
const SentEvent = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string().regex(/^[a-z_]+(\.[a-z_]+)+$/),
  account: z
    .string()
    .regex(/^acct_\w{1,100}$/)
    .optional(),
  created: z.int().min(0),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), object: z.string() }) }),
});

/** Something that happened at the payment provider. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly type: string;
  /** The connected account that it happened on; absent for the platform's own. */
  readonly account?: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
  readonly livemode: boolean;
  /** What it is about, as it was when the event was made. */
  readonly object: Readonly<Record<string, unknown>>;
}

/** The event in what was sent; undefined where it is none. */
export function readEvent(sent: unknown): ProviderEvent | undefined {
  const { success, data } = SentEvent.safeParse(sent);
  if (!success) return undefined;
  const { id, type, account, created, livemode } = data;
  return { eventId: id, type, ...(account && { account }), createdAt: created, livemode, object: data.data.object };
}
