import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { UserId } from '../ids.ts';

/** `first` when it completed the profile: the specification's new-user event. */
export const profileSaved = defineMessage('people.profileSaved', z.object({ userId: UserId, first: z.boolean() }));

/** A user changed what they share. */
export const privacySaved = defineMessage('people.privacySaved', z.object({ userId: UserId }));
