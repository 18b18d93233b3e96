import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { DependantId } from '#shared/ids.ts';
import { Phone } from '#shared/phone.ts';
import { Line, Lines } from '#shared/text.ts';

const Note = (label: string) => Lines(1000, label).default('');

const EmergencyContact = z.strictObject({
  name: Line(2, 100, 'The name'),
  phoneNumber: Phone,
  relation: Line(1, 40, 'The relation'),
  canPickUp: z.boolean().default(false),
});

/** What is needed when something happens (domain 4.3). */
const care = {
  allergies: Note('Allergies'),
  conditions: Note('Conditions'),
  medication: Note('Medication'),
  notes: Note('The notes'),
  emergencyContacts: z.array(EmergencyContact).max(4, 'Four contacts at most.').default([]),
};
export const Care = z.object(care);
export type Care = z.infer<typeof Care>;

/** Nothing is noted. */
export const isEmptyCare = ({ allergies, conditions, medication, notes, emergencyContacts }: Care): boolean =>
  allergies + conditions + medication + notes === '' && emergencyContacts.length === 0;

/** That a person read what is noted: once a day is recorded, and the last ten are shown. */
const CareLook = z.object({ displayName: z.string(), at: z.iso.datetime() });

/** Medical notes and emergency contacts: for guardians with the right. */
export const careOperations = {
  getCare: {
    method: 'GET',
    path: '/people/family/dependants/{dependantId}/care',
    summary:
      'Read medical notes and emergency contacts, with the permission to, and who read them; each read is recorded',
    access: 'signedIn',
    input: z.strictObject({ dependantId: DependantId }),
    output: z.object({ ...care, version: z.int(), looks: z.array(CareLook) }),
    errors: ['dependant.notFound', 'access.denied'],
  },
  saveCare: {
    method: 'PUT',
    path: '/people/family/dependants/{dependantId}/care',
    summary: 'Update medical notes and emergency contacts, with the permission and a consent to store them',
    access: 'signedIn',
    input: z.strictObject({ dependantId: DependantId, ...care, version: z.int().min(0) }),
    output: z.object({ ...care, version: z.int() }),
    errors: ['dependant.notFound', 'access.denied', 'dependant.consentRequired', 'record.changed'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
