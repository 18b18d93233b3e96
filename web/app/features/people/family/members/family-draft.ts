import type * as z from 'zod';
import { loginAge } from '#shared/people/family/age.ts';
import { dependantInput } from '#shared/people/family/dependant-operations.ts';
import type { Relation } from '#shared/people/family/relations.ts';

/** A member of the family who is being added; what was not said yet is absent. */
export interface MemberDraft {
  readonly key: string;
  readonly hasAccount?: boolean;
  readonly relation?: Relation;
  /** Who was chosen from the search. */
  readonly user?: { readonly userId: string; readonly displayName: string };
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phoneNumber?: string;
  readonly age?: string;
  readonly collectionConsent?: boolean;
  readonly disclosureConsent?: boolean;
}

export type DraftFault = Readonly<
  Partial<Record<'hasAccount' | 'relation' | 'user' | keyof (typeof dependantInput)['shape'], string>>
>;

const said = ({ firstName = '', lastName = '', phoneNumber = '', age = '', relation, ...consent }: MemberDraft) => ({
  firstName,
  lastName,
  phoneNumber,
  relation,
  age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : undefined,
  collectionConsent: consent.collectionConsent ?? false,
  disclosureConsent: consent.disclosureConsent ?? false,
});

export const isYoung = ({ age = '' }: MemberDraft): boolean => age.trim() !== '' && Number(age) < loginAge;

/** What is still missing or wrong, by field; nothing when it can be saved (R-FAM-25 to 27). */
export function faultsOf(draft: MemberDraft): DraftFault {
  if (draft.hasAccount === undefined) return { hasAccount: 'Choose whether they have an account.' };
  if (draft.hasAccount) {
    return {
      ...(!draft.relation && { relation: 'Choose a relation.' }),
      ...(!draft.user && { user: 'Please search and select a user.' }),
    };
  }
  const parsed = dependantInput.safeParse(said(draft));
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  const consent = isYoung(draft) &&
    !draft.collectionConsent && { collectionConsent: 'Tick the box to give your consent.' };
  return { ...Object.fromEntries(faults), ...consent };
}

export const isComplete = (draft: MemberDraft): boolean => Object.keys(faultsOf(draft)).length === 0;

/** What is sent for one of them. */
export type MemberToSave =
  | { readonly key: string; readonly recipientId: string; readonly relation: Relation }
  | { readonly key: string; readonly dependant: z.infer<typeof dependantInput> };

export function toSave(draft: MemberDraft): MemberToSave {
  const { key, hasAccount, user, relation } = draft;
  if (hasAccount && user && relation) return { key, recipientId: user.userId, relation };
  return { key, dependant: dependantInput.parse(said(draft)) };
}
