import { createClient, type Transport } from '#shared/contract/client.ts';
import type { Contract } from '#shared/contract/operation.ts';
import { accessToken } from '#web/app/session/access-token.ts';

let endSession = () => {};

/** Says what to do when the API no longer accepts the session. */
export const onSessionEnded = (tell: () => void): void => {
  endSession = tell;
};

/** Ends the account, and with it the session on purpose: what is refused meanwhile says nothing new. */
export async function endingAccount<Done>(act: () => Promise<Done>): Promise<Done> {
  const tell = endSession;
  endSession = () => {};
  try {
    return await act();
  } catch (error) {
    endSession = tell;
    throw error;
  }
}

/** Adds the session. A refused token is renewed once; refused again, the session has ended. */
const transport: Transport = async (request) => {
  const token = await accessToken();
  if (!token) return fetch(request);
  const again = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401) return response;
  const renewed = await accessToken({ renew: true });
  const second = renewed ? await fetch(withToken(again, renewed)) : response;
  if (second.status === 401) endSession();
  return second;
};

const withToken = (request: Request, token: string) => {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
};

/** The operations of one contract, with the session of whoever is signed in. */
export const client = <C extends Contract>(contract: C) =>
  createClient(contract, location.origin, (request) => transport(request));
