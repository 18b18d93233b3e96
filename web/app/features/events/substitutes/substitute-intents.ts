import type { Input } from '#shared/contract/operation.ts';
import type { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { substitutesApi } from '#web/app/operations/events/substitutes-api.ts';

type Profile = Input<(typeof substitutesContract)['operations']['saveSubstituteProfile']>;

/** What a person may do about being asked. */
export type SubstituteIntent =
  | ({ readonly intent: 'save' } & Profile)
  | { readonly intent: 'accept' | 'decline'; readonly eventId: string };

/** Does it, and says so. */
export async function substituteIntents(sent: SubstituteIntent): Promise<string> {
  if (sent.intent === 'save') {
    const { intent: _, ...profile } = sent;
    await substitutesApi.saveSubstituteProfile(profile);
    return 'Successfully saved availability';
  }
  const { eventId } = sent;
  if (sent.intent === 'accept') {
    await substitutesApi.acceptSubstitution({ eventId });
    return 'You are in. Thank you for substituting!';
  }
  await substitutesApi.declineSubstitution({ eventId });
  return 'The host knows that you cannot come';
}
