import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { UserId } from '../ids.ts';
import { SessionId } from './sessions/session-id.ts';

/** A person's email is proven and their record exists. */
export const userJoined = defineMessage('accounts.userJoined', z.object({ userId: UserId }));

/** A visitor asked how the owner of an address signs in; only the owner gets the answer. */
export const signInHelpAsked = defineMessage(
  'accounts.signInHelpAsked',
  z.object({ userId: UserId, because: z.enum(['signUp', 'asked']) }),
);
/** A sign-in was proven for an address that another account holds: it belongs to no account and must go. */
export const signInUnclaimed = defineMessage('accounts.signInUnclaimed', z.object({ username: z.string() }));

/** A user added another address; a mail there asks for confirmation. */
export const alternateEmailAdded = defineMessage(
  'accounts.alternateEmailAdded',
  z.object({ userId: UserId, addedAt: z.iso.datetime() }),
);

/** Why every session of an account ended. */
export const sessionsEndedBecause = ['asked', 'passwordReset', 'emailChanged', 'factorReset'] as const;

/** Every session of an account from before this instant ended; its owner is told. */
export const sessionsEnded = defineMessage(
  'accounts.sessionsEnded',
  z.object({ userId: UserId, because: z.enum(sessionsEndedBecause), endedAt: z.iso.datetime() }),
);

/** One session of an account was ended from another one; the others go on. */
export const sessionEnded = defineMessage('accounts.sessionEnded', z.object({ userId: UserId, sessionId: SessionId }));

/** A person asked to sign in with another address; both addresses are written to. */
export const emailChangeAsked = defineMessage(
  'accounts.emailChangeAsked',
  z.object({ userId: UserId, askedAt: z.iso.datetime() }),
);
/** The account has another address; the old one is told, and the user pool follows. */
export const emailChanged = defineMessage(
  'accounts.emailChanged',
  z.object({ userId: UserId, askedAt: z.iso.datetime() }),
);
/** A Google sign-in was connected to an account; its owner is told. */
export const googleConnected = defineMessage('accounts.googleConnected', z.object({ userId: UserId }));
/** Sign-ins of an account need a code from an authenticator app from now on; its owner is told. */
export const secondFactorTurnedOn = defineMessage(
  'accounts.secondFactorTurnedOn',
  z.object({ userId: UserId, since: z.iso.datetime() }),
);
/** They no longer do, by choice or by a recovery code. The owner is told, and the user pool stops asking. */
export const secondFactorTurnedOff = defineMessage(
  'accounts.secondFactorTurnedOff',
  z.object({ userId: UserId, since: z.iso.datetime(), because: z.enum(['asked', 'recovered']) }),
);
