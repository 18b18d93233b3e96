import * as z from 'zod';
import { Me } from '#shared/accounts/schemas.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { UploadId } from '#shared/ids.ts';
import { availabilityFacts, StoredAvailability } from '../availability/schemas.ts';
import { profileOperations } from './profile.ts';
import { SaveName, SaveProfile } from './save-profile.ts';

/** Where the picture is on the product's own origin; absent of people who show none. */
const Shown = z.object({ photoURL: z.string().optional() });

/** The picture by which others know a person. */
const photoOperations = {
  setProfilePhoto: {
    method: 'PUT',
    path: '/people/me/photo',
    summary: 'Set an uploaded picture as your profile picture',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ uploadId: UploadId }),
    output: Shown,
    errors: ['user.notFound', 'upload.notFound'],
  },
  removeProfilePhoto: {
    method: 'DELETE',
    path: '/people/me/photo',
    summary: 'Remove your profile picture',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({}),
    output: Shown,
    errors: ['user.notFound'],
  },
} as const;

/** What people say of themselves, and when they can play. */
export const people = defineContract('people', {
  getAvailability: {
    method: 'GET',
    path: '/people/me/availability',
    summary: 'Read your availability',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ availability: StoredAvailability.optional() }),
  },
  createAvailability: {
    method: 'POST',
    path: '/people/me/availability',
    summary: 'Save your availability for the first time',
    access: 'signedIn',
    limit: { calls: 120, per: 'hour' },
    input: z.strictObject(availabilityFacts),
    output: StoredAvailability,
    errors: ['user.notFound', 'record.changed'],
  },
  updateAvailability: {
    method: 'PUT',
    path: '/people/me/availability',
    summary: 'Update your availability',
    access: 'signedIn',
    limit: { calls: 120, per: 'hour' },
    input: z.strictObject({ ...availabilityFacts, version: z.int().min(1) }),
    output: StoredAvailability,
    errors: ['user.notFound', 'record.changed'],
  },
  saveProfile: {
    method: 'PUT',
    path: '/people/me/profile',
    summary: 'Complete or change your profile',
    access: 'signedIn',
    input: SaveProfile,
    output: Me,
    errors: ['user.notFound', 'record.changed', 'city.notFound'],
  },
  saveName: {
    method: 'PUT',
    path: '/people/me/name',
    summary: 'Say by which name others know you, before your profile is complete',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: SaveName,
    output: Me,
    errors: ['user.notFound'],
  },
  ...profileOperations,
  ...photoOperations,
});
