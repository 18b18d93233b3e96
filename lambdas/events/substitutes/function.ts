import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventSubstitutesFunction: FunctionSpec = {
  name: 'event-substitutes',
  entry: 'lambdas/events/substitutes/handler.ts',
  serves: substitutesContract,
  gathers: ['/events/{eventId}/substitutes', '/me/substitute'],
  may: ['writeTable', 'suggestPlaces'],
};
