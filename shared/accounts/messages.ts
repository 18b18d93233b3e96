import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { UserId } from '../ids.ts';

/** A person's e-mail is proven and their record exists. */
export const userJoined = defineMessage('accounts.userJoined', z.object({ userId: UserId }));
/** `first` when it completed the profile: the specification's new-user event. */
export const profileSaved = defineMessage('accounts.profileSaved', z.object({ userId: UserId, first: z.boolean() }));
