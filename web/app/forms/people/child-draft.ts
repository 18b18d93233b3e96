import type { Parsed } from '#shared/contract/operation.ts';
import { loginAge } from '#shared/people/family/age.ts';
import type { family } from '#shared/people/family/contract.ts';
import { dependantInput } from '#shared/people/family/dependant-operations.ts';
import { internationalPhone } from '../phone/international-phone.ts';

/** A child who is being added to a parent's family. */
export interface ChildDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly age: string;
  /** The parent consents to what is kept, and to what hosts see. */
  readonly isKept: boolean;
  readonly isShown: boolean;
}

type NewChild = Parsed<typeof family.operations.addDependant>;

/** A draft with a name, in which the last words are the last name. */
export function draftOf(name = ''): ChildDraft {
  const [firstName = '', ...others] = name.split(' ');
  return { firstName, lastName: others.join(' '), phoneNumber: '', age: '', isKept: false, isShown: false };
}

export interface CheckedChild {
  /** What to send; absent while a field is wrong or a consent is missing. */
  readonly child?: NewChild;
  /** What is wrong, by field. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Looks through what a parent said of a child, before anything is sent. A number of their country gets its code. */
export async function checkedChild(draft: ChildDraft): Promise<CheckedChild> {
  const phoneNumber = await internationalPhone(draft.phoneNumber);
  const { data, error } = dependantInput.safeParse(saidOf({ ...draft, phoneNumber }));
  const lacksConsent = Number(draft.age) < loginAge && !draft.isKept;
  const faults = {
    ...Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    ...(lacksConsent && { collectionConsent: 'Tick the box to give your consent.' }),
  };
  return { faults, ...(data && !lacksConsent && { child: data }) };
}

const saidOf = ({ firstName, lastName, phoneNumber, age, isKept, isShown }: ChildDraft) => ({
  firstName,
  lastName,
  phoneNumber,
  age: /^\d{1,3}$/.test(age.trim()) ? Number(age) : undefined,
  relation: 'child',
  collectionConsent: isKept,
  disclosureConsent: isShown,
});
