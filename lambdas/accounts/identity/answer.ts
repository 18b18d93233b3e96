import type { CustomMessageTriggerEvent, PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { framed } from '#lambdas/kernel/observability/framed.ts';
import type { customMessage } from './custom-message.ts';
import type { SignUpRefusal } from './pre-sign-up.ts';

export type IdentityEvent = PreSignUpTriggerEvent | PostConfirmationTriggerEvent | CustomMessageTriggerEvent;

/** What is done at each moment. A refusal is thrown: its words become part of the identity provider's answer. */
interface Answers {
  readonly preSignUp: (event: PreSignUpTriggerEvent) => Promise<SignUpRefusal | undefined>;
  readonly postConfirmation: (event: PostConfirmationTriggerEvent) => Promise<SignUpRefusal | undefined>;
  readonly customMessage: (event: CustomMessageTriggerEvent) => ReturnType<typeof customMessage>;
}

/** Builds the Lambda handler that the identity provider asks at its moments. */
export function answerIdentity({ preSignUp, postConfirmation, customMessage }: Answers) {
  return framed(
    'identity',
    ({ triggerSource }: IdentityEvent) => ({ name: triggerSource }),
    async (event) => {
      if (isPreSignUp(event)) allow(await preSignUp(event));
      else if (isPostConfirmation(event)) allow(await postConfirmation(event));
      else write(event, customMessage(event));
      return event;
    },
  );
}

const isPreSignUp = (event: IdentityEvent): event is PreSignUpTriggerEvent =>
  event.triggerSource.startsWith('PreSignUp_');
const isPostConfirmation = (event: IdentityEvent): event is PostConfirmationTriggerEvent =>
  event.triggerSource.startsWith('PostConfirmation_');

function allow(refusal: SignUpRefusal | undefined): void {
  if (refusal) throw new Error(refusal);
}

function write(event: CustomMessageTriggerEvent, mail: ReturnType<typeof customMessage>): void {
  if (!mail) return;
  event.response.emailSubject = mail.subject;
  event.response.emailMessage = mail.html;
}
