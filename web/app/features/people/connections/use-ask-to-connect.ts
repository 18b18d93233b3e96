import { connectionsContract } from '#shared/people/connections/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Asks a player to connect, and says what came of it. */
export const useAskToConnect = (name: string) =>
  useOperation(connectionsContract, 'askToConnect', {
    done: ({ state }) => (state === 'connected' ? `You and ${name} are connected` : `Request sent to ${name}`),
  });
