import type { Transport } from '#shared/contract/client.ts';
import { Problem } from '#shared/contract/errors.ts';
import { accessToken, hasSession } from '#web/app/session/access-token.ts';
import { findSaved, isKept, saveAnswer } from './saved-answers.ts';
import { shownAsItIs, shownAsSaved } from './saved-at.ts';

/** The first page asks the API before the shell is there to hear the answer. */
let hasEnded = false;
const keepForShell = () => {
  hasEnded = true;
};
let endSession = keepForShell;

/** Says what to do when the API no longer accepts the session, and does it now if that came before. */
export const onSessionEnded = (tell: () => void): void => {
  endSession = tell;
  if (!hasEnded) return;
  hasEnded = false;
  tell();
};

/** Ends the account or its sessions on purpose: what is refused meanwhile says nothing new. */
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

/** What one plays is read from this device where the network gives no answer; everything else needs one. */
export const transport: Transport = async (request) => {
  const { url, method, signal } = request;
  const isSaved = method === 'GET' && hasSession() && isKept(new URL(url).pathname);
  try {
    const response = await send(request);
    shownAsItIs();
    if (isSaved && response.ok) void saveAnswer(url, response.clone());
    return response;
  } catch (error) {
    const saved = isSaved && !signal.aborted && (await findSaved(url));
    if (!saved) throw error;
    shownAsSaved(saved.savedAt);
    return saved.response;
  }
};

/** Adds the session. A refused token is renewed once; refused again, the session has ended. */
const send: Transport = async (request) => {
  const hadSession = hasSession();
  const token = await accessToken();
  if (!token) return withoutToken(request, hadSession);
  const again = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status === 403) return afterAsking(again, response);
  if (response.status !== 401) return response;
  const renewed = await accessToken({ renew: true });
  // Still stored, so not at its end: the user pool could not be reached, or had too much to do.
  if (!renewed && hasSession()) throw notRenewed();
  const second = renewed ? await fetch(withToken(again, renewed)) : response;
  if (second.status === 401) endSession();
  return second;
};

/** A stored session that could not be renewed for a moment is no end of it; one that is no longer stored has ended. */
async function withoutToken(request: Request, hadSession: boolean): Promise<Response> {
  if (hasSession()) throw notRenewed();
  const response = await fetch(request);
  if (hadSession && response.status === 401) endSession();
  return response;
}

/** Without a network a token that ran out waits for one, as everything does. */
const notRenewed = (): Error =>
  navigator.onLine ? new Problem('server.busy') : new TypeError('Failed to fetch: there is no network.');

/** Nothing happened yet, so the same request can go out again. Few pages ever ask, so none waits for the code that does. */
async function afterAsking(request: Request, refusal: Response): Promise<Response> {
  const { askForProof } = await import('./ask-for-proof.ts');
  return askForProof(refusal, (token) => fetch(withToken(request.clone(), token)));
}

const withToken = (request: Request, token: string) => {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
};
