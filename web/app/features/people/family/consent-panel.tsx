import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { agreesToWords, consents } from '#shared/people/family/consent.ts';
import { family } from '#shared/people/family/contract.ts';
import type { DependantView } from '#shared/people/family/dependant-operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const toOthers = '. The wording has changed since: tick again to agree to it.';

/** Each consent is a tick of its own; when it was given, and its author, stand beside it. */
export function ConsentPanel({ member, mayConsent }: { member: DependantView; mayConsent: boolean }) {
  const { dependantId } = member;
  const { run, isRunning } = useOperation(family, 'setConsent', {
    done: (_, { given }) =>
      given
        ? 'Consent saved. We’ve emailed you a confirmation.'
        : 'Consent withdrawn. We’ve emailed you a confirmation.',
  });
  return (
    <Container
      header={
        <Header variant="h2" description="We save each choice and confirm it by email. Withdraw any of them anytime.">
          Consents
        </Header>
      }
    >
      <SpaceBetween size="s">
        {consents.map(({ type, label }) => {
          const given = member.consents.find((one) => one.type === type && !one.withdrawnAt);
          const isToOthers = given !== undefined && !agreesToWords(member.consents, type);
          return (
            <Checkbox
              key={type}
              checked={given !== undefined}
              indeterminate={isToOthers}
              disabled={!mayConsent || isRunning}
              description={
                given &&
                `Given by ${given.givenBy} on ${day.format(new Date(given.givenAt))}${isToOthers ? toOthers : ''}`
              }
              onChange={({ detail }) => void run({ dependantId, type, given: isToOthers || detail.checked })}
            >
              {label}
            </Checkbox>
          );
        })}
      </SpaceBetween>
    </Container>
  );
}
