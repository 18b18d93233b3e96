import type { Input } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { managersApi } from '#web/app/operations/places/managers-api.ts';
import { placesApi } from '#web/app/operations/places/places-api.ts';

type Of<Id extends keyof typeof places.operations> = Omit<Input<(typeof places.operations)[Id]>, 'placeId'>;

/** What people do on the page of a place. */
export type PlaceIntent =
  | { readonly intent: 'merge'; readonly into: string; readonly name: string }
  | { readonly intent: 'confirm' }
  | ({ readonly intent: 'condition' } & Of<'reportCondition'>)
  | ({ readonly intent: 'report' } & Of<'reportPlace'>)
  | ({ readonly intent: 'rate' } & Of<'ratePlace'>)
  | ({ readonly intent: 'reply' } & Of<'replyToRating'>)
  | ({ readonly intent: 'decide' } & Of<'decidePlaceSuggestion'>)
  | ({ readonly intent: 'standing' } & Of<'setPlaceStanding'>);

const done: Readonly<Record<PlaceIntent['intent'], string>> = {
  merge: 'Thank you, your word is kept',
  confirm: 'Thank you, the place is confirmed',
  condition: 'Thank you, everybody sees it for three hours',
  report: 'Thank you, your report is kept for those who look after the place',
  rate: 'Your rating is shown',
  reply: 'Your answer is shown',
  decide: 'The suggestion is decided',
  standing: 'The place is changed',
};

/** Does it, and says so. */
export async function placeIntents(placeId: string, { intent, ...sent }: PlaceIntent): Promise<string> {
  const input = { placeId, ...sent };
  const calls: Readonly<Record<PlaceIntent['intent'], () => Promise<unknown>>> = {
    merge: () => managersApi.mergePlace({ placeId, into: 'into' in sent ? sent.into : '' }),
    confirm: () => placesApi.confirmPlace({ placeId }),
    condition: () => placesApi.reportCondition(input as Input<typeof places.operations.reportCondition>),
    report: () => placesApi.reportPlace(input as Input<typeof places.operations.reportPlace>),
    rate: () => placesApi.ratePlace(input as Input<typeof places.operations.ratePlace>),
    reply: () => placesApi.replyToRating(input as Input<typeof places.operations.replyToRating>),
    decide: () => placesApi.decidePlaceSuggestion(input as Input<typeof places.operations.decidePlaceSuggestion>),
    standing: () => placesApi.setPlaceStanding(input as Input<typeof places.operations.setPlaceStanding>),
  };
  await calls[intent]();
  return done[intent];
}
