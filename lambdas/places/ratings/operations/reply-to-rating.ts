import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { MaintenanceStore } from '../../details/feedback-store.ts';

type ReplyToRating = (typeof places)['operations']['replyToRating'];

export async function replyToRating(
  { placeId, ratingId, text }: Parsed<ReplyToRating>,
  { now }: Caller,
  maintenance: Pick<MaintenanceStore, 'reply'>,
): Promise<Output<ReplyToRating>> {
  const rating = await maintenance.reply({ placeId, ratingId }, text, now.toISOString());
  if (!rating) throw new Problem('place.ratingNotFound');
  return rating;
}
