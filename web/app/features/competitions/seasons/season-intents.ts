import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof seasonsContract)['operations'];
type Of<Id extends keyof Operations> = Omit<Input<Operations[Id]>, 'seasonId'>;

/** What the buttons of a season's page mean. */
export type SeasonIntent =
  | ({ intent: 'register' } & Of<'register'>)
  | ({ intent: 'registerChild' } & Of<'registerDependant'>)
  | { intent: 'withdraw' }
  | ({ intent: 'offer' } & Of<'offerPlace'>)
  | ({ intent: 'offerByMail' } & Of<'offerPlaceByMail'>)
  | ({ intent: 'giveToChild' } & Of<'givePlaceToDependant'>)
  | { intent: 'takeBack' }
  | ({ intent: 'answerOffer' } & Of<'answerPlace'>)
  | ({ intent: 'withdrawChild' } & Of<'withdrawDependant'>)
  | ({ intent: 'move' } & Of<'moveSeason'>)
  | ({ intent: 'answer' } & Of<'answerSquadRequest'>)
  | ({ intent: 'standing' } & Of<'setSquadStanding'>);

type Sent<Intent> = Extract<SeasonIntent, { intent: Intent }>;
type Does = { readonly [Intent in SeasonIntent['intent']]: (seasonId: string, sent: Sent<Intent>) => Promise<string> };

/** What each intent does, and what there is to say afterwards. */
const does: Does = {
  register: async (seasonId, { intent: _, ...input }) => {
    const { status } = await operations(seasonsContract).register({ ...input, seasonId });
    return status === 'waitlisted' ? 'Every place is taken: you are on the waitlist' : 'You are registered';
  },
  registerChild: async (seasonId, { intent: _, ...input }) => {
    const { status } = await operations(seasonsContract).registerDependant({ ...input, seasonId });
    return status === 'waitlisted' ? 'Every place is taken: your child is on the waitlist' : 'Your child is registered';
  },
  withdraw: async (seasonId) => {
    await operations(seasonsContract).withdrawRegistration({ seasonId });
    return 'You withdrew; your place goes to whoever waits first';
  },
  offer: async (seasonId, { toUserId }) => {
    await operations(seasonsContract).offerPlace({ seasonId, toUserId });
    return 'They are told of your offer; the place is yours until they take it';
  },
  offerByMail: async (seasonId, { email }) => {
    await operations(seasonsContract).offerPlaceByMail({ seasonId, email });
    return 'A mail tells them of your offer; the place is yours until they take it';
  },
  giveToChild: async (seasonId, { dependantId }) => {
    await operations(seasonsContract).givePlaceToDependant({ seasonId, dependantId });
    return 'The place is your child’s now';
  },
  takeBack: async (seasonId) => {
    await operations(seasonsContract).takeBackPlace({ seasonId });
    return 'You keep your place';
  },
  answerOffer: async (seasonId, { answer }) => {
    await operations(seasonsContract).answerPlace({ seasonId, answer });
    return answer === 'accept' ? 'The place is yours' : 'The place stays theirs';
  },
  withdrawChild: async (seasonId, { dependantId }) => {
    await operations(seasonsContract).withdrawDependant({ seasonId, dependantId });
    return 'The registration is withdrawn; the place goes to whoever waits first';
  },
  move: async (seasonId, { version, to, reason }) => {
    await operations(seasonsContract).moveSeason({ seasonId, version, to, ...(reason && { reason }) });
    return 'The season moved on';
  },
  answer: async (seasonId, { squadId, userId, decision }) => {
    await operations(seasonsContract).answerSquadRequest({ seasonId, squadId, userId, decision });
    return decision === 'accept' ? 'They are in the team now' : 'The request is declined';
  },
  standing: async (seasonId, { squadId, version, to }) => {
    await operations(seasonsContract).setSquadStanding({ seasonId, squadId, version, to });
    return to === 'confirmed' ? 'The team is confirmed' : 'The team is changed';
  },
};

/** Does what a button of a season's page means, and says what there is to say afterwards. */
export const seasonIntents = (seasonId: string, sent: SeasonIntent): Promise<string> =>
  does[sent.intent](seasonId, sent as never);
