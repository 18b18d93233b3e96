import { TeamDraft } from '#shared/teams/details/draft-operations.ts';

const { shape } = TeamDraft.shape.values;

/** What of the form can be kept already: a field that is not right yet is kept once it is. */
export const draftValues = (values: Readonly<Record<string, unknown>>): TeamDraft['values'] =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = values[name];
      return value !== undefined && field.safeParse(value).success ? [[name, value]] : [];
    }),
  );
