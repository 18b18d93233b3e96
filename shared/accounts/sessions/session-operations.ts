import * as z from 'zod';
import { SessionId } from './session-id.ts';

/** One place where the caller is signed in. */
export const SignInSession = z.object({
  sessionId: SessionId,
  /** "Safari on iPhone". */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  /** When the app was last opened there, to the hour. */
  seenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignInSession = z.infer<typeof SignInSession>;

/** How long a sign-in can be renewed; the user pool's refresh tokens live as long. */
export const sessionDays = 30;

export const sessionOperations = {
  listSessions: {
    method: 'GET',
    path: '/accounts/me/sessions',
    summary: 'List the devices you are signed in on',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(SignInSession) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/accounts/me/sessions/{sessionId}',
    summary: 'Sign out one device; for this device, revoke its tokens as well',
    access: 'signedIn',
    input: z.strictObject({ sessionId: SessionId }),
    output: z.object({}),
    errors: ['session.notFound', 'session.tooMany'],
  },
  signOutEverywhere: {
    method: 'DELETE',
    path: '/accounts/me/sessions',
    summary: 'Sign out all devices, including this one',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({}),
  },
} as const;
