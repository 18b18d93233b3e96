import { Problem } from '#shared/contract/errors.ts';
import type { FieldAnswers } from '#shared/teams/field-answers.ts';
import type { SheetField } from '#shared/teams/sheet.ts';
import type { MemberDetails } from '../../kernel/member-details.ts';
import type { Memberships } from '../../kernel/memberships.ts';
import type { TeamSheets } from '../../kernel/team-sheets.ts';

export interface AskingParts {
  readonly memberships: Pick<Memberships, 'find'>;
  readonly sheets: TeamSheets;
  readonly memberDetails: Pick<MemberDetails, 'answer'>;
}

type Key = { readonly userId: string; readonly teamId: string };

/** What a team's own fields ask of a member who registers for a season of it, and what they have said already. */
export async function askedInSeason(key: Key, { memberships, sheets }: Omit<AskingParts, 'memberDetails'>) {
  const [member, { sheet }] = await Promise.all([memberships.find(key), sheets.find(key.teamId)]);
  const fields = member ? sheet.fields.filter(({ requiredAt }) => requiredAt === 'season') : [];
  return { fields, said: member?.details?.fields ?? {} };
}

/**
 * What somebody answered of what is asked, once nothing of it is missing.
 * @throws {Problem} registration.answersMissing, at each field
 */
export function answersTo(
  { fields, said }: { readonly fields: readonly SheetField[]; readonly said: FieldAnswers },
  given: FieldAnswers,
): FieldAnswers {
  const answerOf = ({ fieldId }: SheetField) => (given[fieldId] ?? said[fieldId] ?? '').trim();
  const missing = fields.filter((field) => answerOf(field) === '');
  if (missing.length > 0)
    throw new Problem('registration.answersMissing', {
      fields: Object.fromEntries(missing.map(({ fieldId, label }) => [`fields.${fieldId}`, `${label} is required.`])),
    });
  return Object.fromEntries(fields.map((field) => [field.fieldId, answerOf(field)]));
}
