import * as z from 'zod';
import { Lines } from '#shared/text.ts';

/** A short id that a browser makes up for a part of the roster's sheet. */
export const PartId = z.string().regex(/^[a-z0-9]{6,16}$/, 'Not a valid id.');

/** A sheet has 30 of each; what it had before may still be answered. */
export const isShort = (all: object) => Object.keys(all).length <= 60;
export const tooMany = 'At most 60 answers.';

/** Answers to the team's own fields, by the id of the field; text whatever the type. */
export const FieldAnswers = z.record(PartId, Lines(500, 'The answer')).refine(isShort, tooMany).default({});
export type FieldAnswers = z.infer<typeof FieldAnswers>;
