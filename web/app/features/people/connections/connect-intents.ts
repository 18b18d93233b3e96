import type { ActionFunctionArgs } from 'react-router';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** What a person may do about others, whose name is said back. */
export type ConnectIntent = { readonly userId: string; readonly name: string } & (
  | { readonly intent: 'ask'; readonly message: string }
  | { readonly intent: 'accept' | 'decline' | 'remove' | 'withdraw' }
);

/** What came of it. */
export type ConnectOutcome = { readonly done: true } | Rejection;

/** Does it, and says so. */
export async function changeConnections({ request }: ActionFunctionArgs): Promise<ConnectOutcome> {
  const sent = (await request.json()) as ConnectIntent;
  try {
    notify('success', await carryOut(sent));
    return { done: true };
  } catch (error) {
    const rejection = toRejection(error);
    notify('error', [rejection.title, ...Object.values(rejection.fields)].join(' '));
    return rejection;
  }
}

async function carryOut(sent: ConnectIntent): Promise<string> {
  const { userId, name } = sent;
  switch (sent.intent) {
    case 'ask': {
      const { message } = sent;
      const { state } = await operations(connectionsContract).askToConnect({
        userId,
        ...(message.trim() && { message }),
      });
      return state === 'connected' ? `You and ${name} are connected` : `${name} has been asked`;
    }
    case 'accept':
      await operations(connectionsContract).answerConnection({ userId, accept: true });
      return `You and ${name} are connected`;
    case 'decline':
      await operations(connectionsContract).answerConnection({ userId, accept: false });
      return `Declined. ${name} is not told`;
    case 'remove':
      await operations(connectionsContract).removeConnection({ userId });
      return `You and ${name} are no longer connected`;
    case 'withdraw':
      await operations(connectionsContract).removeConnection({ userId });
      return 'The request is taken back';
  }
}
