import type { ActionFunctionArgs } from 'react-router';
import type { Care } from '#shared/people/family/care.ts';
import type { ConsentType } from '#shared/people/family/consent.ts';
import { family } from '#shared/people/family/contract.ts';
import type { GuardianView } from '#shared/people/family/dependant-operations.ts';
import type { ParentingPattern } from '#shared/people/family/parenting.ts';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

type Guardianship = Pick<GuardianView, 'userId' | 'relation' | 'household' | 'rights' | 'contactShielded' | 'priority'>;

export type MemberIntent =
  | {
      readonly intent: 'answer';
      readonly accepted: boolean;
      readonly phoneNumber?: string;
      readonly contactShielded: boolean;
    }
  | { readonly intent: 'invite'; readonly guardian: Guardianship }
  | { readonly intent: 'change'; readonly guardian: Guardianship; readonly version: number }
  | { readonly intent: 'remove'; readonly userId: string }
  | { readonly intent: 'consent'; readonly type: ConsentType; readonly given: boolean }
  | { readonly intent: 'login'; readonly email: string }
  | { readonly intent: 'takeBackLogin' }
  | { readonly intent: 'parenting'; readonly parenting?: ParentingPattern }
  | { readonly intent: 'care'; readonly care: Care & { readonly version: number } };

type Of<Name extends MemberIntent['intent']> = Extract<MemberIntent, { intent: Name }>;

/** Everything that the page of a member changes; what came of it is said above the page. */
export async function changeMember({ request, params }: ActionFunctionArgs): Promise<Rejection | null> {
  const sent = (await request.json()) as MemberIntent;
  try {
    notify('success', await ways[sent.intent](params.id ?? '', sent as never));
    return null;
  } catch (error) {
    const rejection = toRejection(error);
    notify('error', [rejection.title, ...Object.values(rejection.fields)].join(' '));
    return rejection;
  }
}

const ways: { readonly [Name in MemberIntent['intent']]: (dependantId: string, sent: Of<Name>) => Promise<string> } = {
  answer: async (dependantId, { intent: _, ...answer }) => {
    await operations(family).answerGuardianship({ dependantId, ...answer });
    return answer.accepted ? 'You are a guardian now' : 'You declined';
  },
  invite: async (dependantId, { guardian }) => {
    await operations(family).inviteGuardian({ dependantId, ...guardian });
    return 'They are asked to be a guardian';
  },
  change: async (dependantId, { guardian, version }) => {
    await operations(family).changeGuardian({ dependantId, ...guardian, version });
    return 'The guardian is changed';
  },
  remove: async (dependantId, { userId }) => {
    await operations(family).removeGuardian({ dependantId, userId });
    return 'They are no guardian any more';
  },
  consent: async (dependantId, { type, given }) => {
    await operations(family).setConsent({ dependantId, type, given });
    return given ? 'Your consent is recorded; a mail confirms it' : 'Your consent is withdrawn; a mail confirms it';
  },
  login: async (dependantId, { email }) => {
    await operations(family).inviteToLogin({ dependantId, email });
    return `An invitation is on its way to ${email}`;
  },
  takeBackLogin: async (dependantId) => {
    await operations(family).takeBackLogin({ dependantId });
    return 'The invitation is taken back';
  },
  parenting: async (dependantId, { parenting }) => {
    await operations(family).setParenting({ dependantId, ...(parenting && { parenting }) });
    return parenting ? 'The pattern is saved' : 'There is no pattern any more';
  },
  care: async (dependantId, { care }) => {
    await operations(family).saveCare({ dependantId, ...care });
    return 'Medical notes and contacts are saved';
  },
};
