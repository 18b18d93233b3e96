import type { Input } from '#shared/contract/operation.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = typeof placeManagers.operations;
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'placeId'>;

/** What people do on the page of those who look after a place. */
export type ManagerIntent =
  | ({ readonly intent: 'ask' } & Of<'askManager'>)
  | ({ readonly intent: 'withdraw' } & Of<'withdrawManager'>)
  | ({ readonly intent: 'answer' } & Of<'answerManaging'>)
  | ({ readonly intent: 'remove' } & Of<'removeManager'>)
  | ({ readonly intent: 'claim' } & Of<'claimPlace'>)
  | ({ readonly intent: 'prove' } & Of<'proveClaim'>)
  | ({ readonly intent: 'decide' } & Of<'decidePlaceClaim'>);

/** Does it, and says so. */
export async function managerIntents(placeId: string, sent: ManagerIntent): Promise<string> {
  switch (sent.intent) {
    case 'ask':
      await operations(placeManagers).askManager({ placeId, email: sent.email });
      return `${sent.email} is asked by mail`;
    case 'withdraw':
      await operations(placeManagers).withdrawManager({ placeId, email: sent.email });
      return `${sent.email} is no longer asked`;
    case 'answer':
      await operations(placeManagers).answerManaging({ placeId, answer: sent.answer });
      return sent.answer === 'accepted' ? 'You manage this place now' : 'You declined';
    case 'remove':
      await operations(placeManagers).removeManager({ placeId, userId: sent.userId });
      return 'The managers are changed';
    case 'claim':
      await operations(placeManagers).claimPlace({ placeId, by: sent.by });
      return sent.by.way === 'email' ? 'The code is on its way' : 'Those who manage the place decide about your claim';
    case 'prove':
      await operations(placeManagers).proveClaim({ placeId, code: sent.code });
      return 'The place is yours to manage';
    case 'decide':
      await operations(placeManagers).decidePlaceClaim({ placeId, userId: sent.userId, decision: sent.decision });
      return sent.decision === 'accept' ? 'They manage the place with you now' : 'The claim is declined';
  }
}
