import * as z from 'zod';
import { alternateEmailOperations } from '#shared/accounts/alternate-emails/alternate-emails.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { availabilityFacts, StoredAvailability } from '../availability/schemas.ts';
import { photoOperations } from './photo.ts';
import { profileOperations } from './profile.ts';

/** What people keep of themselves besides their account. Apart from it, because few pages need it. */
export const people = defineContract('people', {
  getAvailability: {
    method: 'GET',
    path: '/me/availability',
    summary: 'Read when you can play',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ availability: StoredAvailability.optional() }),
  },
  createAvailability: {
    method: 'POST',
    path: '/me/availability',
    summary: 'Say for the first time when you can play',
    access: 'signedIn',
    limit: { calls: 120, per: 'hour' },
    input: z.strictObject(availabilityFacts),
    output: StoredAvailability,
    errors: ['user.notFound', 'record.changed'],
  },
  updateAvailability: {
    method: 'PUT',
    path: '/me/availability',
    summary: 'Change when you can play',
    access: 'signedIn',
    limit: { calls: 120, per: 'hour' },
    input: z.strictObject({ ...availabilityFacts, version: z.int().min(1) }),
    output: StoredAvailability,
    errors: ['user.notFound', 'record.changed'],
  },
  ...profileOperations,
  ...photoOperations,
  ...alternateEmailOperations,
});
