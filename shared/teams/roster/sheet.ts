import * as z from 'zod';
import { Line } from '#shared/text.ts';
import { PartId } from './field-answers.ts';

const fieldTypes = ['text', 'number', 'date', 'select', 'bool', 'file'] as const;
const viewers = ['self', 'admins', 'members'] as const;

/** What a team asks of its people besides what every roster has. An answer that is a file is kept beside the others. */
export const SheetField = z
  .strictObject({
    fieldId: PartId,
    label: Line(2, 60, 'The name of the field'),
    type: z.enum(fieldTypes, 'Choose a type.').default('text'),
    /** Of a `select`. */
    options: z
      .array(Line(1, 60, 'The choice'))
      .max(30, 'At most 30 choices.')
      .default([]),
    /** Each includes the ones before it: the person, those who manage the roster, every member. */
    visibleTo: z.enum(viewers, 'Choose who sees it.').default('admins'),
    /** Where a member without an answer can give one. */
    requiredAt: z.enum(['join', 'season']).optional(),
    /** For the person and the owner alone, whatever `visibleTo` says. */
    isSensitive: z.boolean().default(false),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 0, {
    path: ['options'],
    message: 'Name at least one choice.',
  });
export type SheetField = z.infer<typeof SheetField>;

const alone = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** How a team's roster is laid out: its own fields, its squads, and its tracked items (domain 4.1). */
export const RosterSheet = z.strictObject({
  fields: z
    .array(SheetField)
    .max(30, 'At most 30 fields.')
    .refine((all) => alone(all.map(({ label }) => label.toLowerCase())), 'Each name once.')
    .refine((all) => alone(all.map(({ fieldId }) => fieldId)), 'Each field once.')
    .default([]),
  squads: z
    .array(z.strictObject({ squadId: PartId, name: Line(1, 40, 'The name of the team') }))
    .max(20, 'At most 20 teams.')
    .refine((all) => alone(all.map(({ name }) => name.toLowerCase())), 'Each name once.')
    .default([]),
  items: z
    .array(
      z.strictObject({ itemId: PartId, name: Line(2, 60, 'The name of the item'), dueOn: z.iso.date().optional() }),
    )
    .max(30, 'At most 30 items.')
    .refine((all) => alone(all.map(({ itemId }) => itemId)), 'Each item once.')
    .default([]),
});
export type RosterSheet = z.infer<typeof RosterSheet>;

export const emptySheet: RosterSheet = RosterSheet.parse({});
