import type { Input } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

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
    merge: () => operations(placeManagers).mergePlace({ placeId, into: 'into' in sent ? sent.into : '' }),
    confirm: () => operations(places).confirmPlace({ placeId }),
    condition: () => operations(places).reportCondition(input as Input<typeof places.operations.reportCondition>),
    report: () => operations(places).reportPlace(input as Input<typeof places.operations.reportPlace>),
    rate: () => operations(places).ratePlace(input as Input<typeof places.operations.ratePlace>),
    reply: () => operations(places).replyToRating(input as Input<typeof places.operations.replyToRating>),
    decide: () =>
      operations(places).decidePlaceSuggestion(input as Input<typeof places.operations.decidePlaceSuggestion>),
    standing: () => operations(places).setPlaceStanding(input as Input<typeof places.operations.setPlaceStanding>),
  };
  await calls[intent]();
  return done[intent];
}
