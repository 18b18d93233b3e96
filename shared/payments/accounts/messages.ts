import * as z from 'zod';
import { defineMessage } from '../../contract/message.ts';
import { UserId } from '../../ids.ts';

/** What its owner hears of a payout account. */
export const AccountNews = z.enum([
  /** A first account, or the same one again. */
  'linked',
  /** Another account than before: card payments wait for a day. */
  'changed',
  'unlinked',
  /** Ended by its owner at the provider. */
  'disconnected',
  'restricted',
  /** Something is due soon. */
  'dueSoon',
]);
export type AccountNews = z.infer<typeof AccountNews>;

/** What became of a payout account. `updated`: it takes payments now, or not yet, or its details were given. */
export const AccountChange = z.enum([...AccountNews.options, 'updated']);
export type AccountChange = z.infer<typeof AccountChange>;

/** A payout account was linked, unlinked or changed, or the provider needs something for it. */
export const payoutAccountChanged = defineMessage(
  'payments.payoutAccountChanged',
  z.object({
    ownerKind: z.enum(['user', 'org']),
    /** Of the organizer, or the organization whose finance people hear of it. */
    ownerId: z.string(),
    /** The user who did it. */
    userId: UserId.optional(),
    stripeId: z.string(),
    change: AccountChange,
    /** Of `restricted` and `dueSoon`: how many things are due, and by when. */
    dueCount: z.int().optional(),
    dueBy: z.iso.datetime().optional(),
    /** Of `changed`: until when card payments wait. */
    heldUntil: z.iso.datetime().optional(),
  }),
);
