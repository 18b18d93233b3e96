import type { ActionFunctionArgs } from 'react-router';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';

/**
 * A page's action over one operation: the form's JSON goes in, a redirect or nothing comes out, and what the server
 * refuses goes back to the form. Anything else is for the error page.
 */
export const formAction =
  <Sent>(send: (sent: Sent, args: ActionFunctionArgs) => Promise<Response | Rejection | undefined>) =>
  async (args: ActionFunctionArgs): Promise<Response | Rejection | null> => {
    try {
      return (await send((await args.request.json()) as Sent, args)) ?? null;
    } catch (error) {
      return toRejection(error);
    }
  };
