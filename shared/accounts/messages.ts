import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { UserId } from '../ids.ts';

/** A person's e-mail is proven and their record exists. */
export const userJoined = defineMessage('accounts.userJoined', z.object({ userId: UserId }));
/** `first` when it completed the profile: the specification's new-user event. */
export const profileSaved = defineMessage('accounts.profileSaved', z.object({ userId: UserId, first: z.boolean() }));

/** Somebody changed what they share. */
export const privacySaved = defineMessage('accounts.privacySaved', z.object({ userId: UserId }));

/** Somebody asked, without being signed in, how the owner of an address signs in; only the owner is told. */
export const signInHelpAsked = defineMessage(
  'accounts.signInHelpAsked',
  z.object({ userId: UserId, because: z.enum(['signUp', 'asked']) }),
);
/** A sign-in was proven for an address that another account holds: it belongs to nobody and must go. */
export const signInUnclaimed = defineMessage('accounts.signInUnclaimed', z.object({ username: z.string() }));

/** Somebody added another address to their account; the address is asked whether it is theirs. */
export const alternateEmailAdded = defineMessage(
  'accounts.alternateEmailAdded',
  z.object({ userId: UserId, email: z.string(), addedAt: z.iso.datetime() }),
);
