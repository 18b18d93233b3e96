import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { DependantId, FamilyConnectionId, UserId } from '#shared/ids.ts';
import { ConsentType } from './consent.ts';

const connection = { connectionId: FamilyConnectionId, version: z.int(), requesterId: UserId, recipientId: UserId };

/** A user asked another person to be family. */
export const familyAsked = defineMessage('people.familyAsked', z.object(connection));
/** The person asked said yes or no. */
export const familyAnswered = defineMessage(
  'people.familyAnswered',
  z.object({ ...connection, accepted: z.boolean() }),
);

const ofDependant = { dependantId: DependantId, version: z.int() };

/** A person was asked to be a guardian. */
export const guardianAsked = defineMessage(
  'people.guardianAsked',
  z.object({ ...ofDependant, userId: UserId, askedById: UserId }),
);
/** A guardian gave or withdrew a consent; they get it confirmed by mail. */
export const consentChanged = defineMessage(
  'people.consentChanged',
  z.object({ ...ofDependant, guardianUserId: UserId, type: ConsentType, given: z.boolean() }),
);

/** A dependant was deleted; whatever refers to the id lets go of it. */
export const dependantForgotten = defineMessage('people.dependantForgotten', z.object(ofDependant));

/** A dependant turned 13 and may have a login, or 18 and answers for themselves. */
export const dependantGrew = defineMessage('people.dependantGrew', z.object({ ...ofDependant, age: z.int() }));

/** A dependant who is 13 or older was invited to a login, at an address that the dependant's item holds. */
export const loginInvited = defineMessage(
  'people.loginInvited',
  z.object({ ...ofDependant, askedAt: z.iso.datetime() }),
);

/** No guardian has answered for a minor in a long time: their guardians are asked before nothing is kept any more. */
export const dependantUnused = defineMessage('people.dependantUnused', z.object(ofDependant));

/** The same before a dependant's emergency notes are deleted. */
export const careUnused = defineMessage('people.careUnused', z.object(ofDependant));
