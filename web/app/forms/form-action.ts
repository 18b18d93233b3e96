import type { ActionFunctionArgs } from 'react-router';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { isUnreachable, sentenceFor } from '#web/app/operations/problems.ts';

/** Why an action changed nothing: a sentence, and one per wrong field keyed by its dotted path. */
export interface Rejection {
  readonly code: string;
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  /** For `record.changed`: the version now stored. */
  readonly currentVersion?: number;
}

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

/** @throws what was thrown, when it is not an answer that a form can show */
export function toRejection(error: unknown): Rejection {
  if (isUnreachable(error)) return { code: 'unreachable', title: sentenceFor(error), fields: {} };
  if (!(error instanceof Problem)) throw error;
  const { currentVersion } = error.detail;
  return {
    code: error.code,
    title: titleOf(error),
    fields: error.fields,
    ...(currentVersion !== undefined && { currentVersion }),
  };
}
