import type { Input } from '#shared/contract/operation.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Profile = Input<(typeof substitutesContract)['operations']['saveSubstituteProfile']>;

/** What a person may do about being asked. */
export type SubstituteIntent =
  | ({ readonly intent: 'save' } & Profile)
  | { readonly intent: 'accept' | 'decline'; readonly eventId: string };

/** Does it, and says so. */
export async function substituteIntents(sent: SubstituteIntent): Promise<string> {
  if (sent.intent === 'save') {
    const { intent: _, ...profile } = sent;
    await operations(substitutesContract).saveSubstituteProfile(profile);
    return 'Successfully saved availability';
  }
  const { eventId } = sent;
  if (sent.intent === 'accept') {
    await operations(substitutesContract).acceptSubstitution({ eventId });
    return 'You are in. Thank you for substituting!';
  }
  await operations(substitutesContract).declineSubstitution({ eventId });
  return 'The host knows that you cannot come';
}
