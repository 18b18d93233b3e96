import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { FamilyPlayer } from '#shared/competitions/seasons/registration.ts';
import { registrationLabel } from '#shared/competitions/seasons/season-words.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import type { KnownPeople } from '../known-people.ts';
import { PayBy } from './pay-by.tsx';
import { RegisterForm } from './register-form.tsx';

interface FamilyProps {
  readonly view: MySeasonView;
  readonly people: KnownPeople;
}

/** The registrations of the reader's children. */
export function FamilyRegistration({ view, people }: FamilyProps) {
  const isOpen = view.season.status === 'registration_open';
  const shown = view.family.filter(({ registration, mayAnswer }) => registration || (isOpen && mayAnswer));
  if (shown.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Your family</Header>}>
      <SpaceBetween size="m">
        {shown.map((child) =>
          child.registration ? (
            <ChildStanding key={child.dependantId} child={child} view={view} />
          ) : (
            <ExpandableSection key={child.dependantId} headerText={`${child.firstName} is not registered`}>
              <RegisterForm view={view} people={people} child={child} />
            </ExpandableSection>
          ),
        )}
      </SpaceBetween>
    </Container>
  );
}

function ChildStanding({ child, view: { season } }: { child: FamilyPlayer; view: MySeasonView }) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'withdrawDependant', {
    done: 'Registration withdrawn. The spot goes to the first in line',
    showsProblem: true,
  });
  const [isAsked, setAsked] = useState(false);
  const { dependantId, firstName, registration, mayAnswer } = child;
  if (!registration) return null;
  const { status, position, groupCode, hasCardOnFile } = registration;
  return (
    <SpaceBetween size="s">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <p>
        <strong>{firstName}</strong>: {registrationLabel[status]}
        {position !== undefined && `, number ${position}`}
        {status === 'registered' && hasCardOnFile && ', card saved'}
      </p>
      <PayBy registration={registration} season={season} whose={`${firstName}’s`} />
      {groupCode && <p>Friends come to this group with the code {groupCode}.</p>}
      {mayAnswer && (
        <Button loading={isRunning} onClick={() => setAsked(true)}>
          Withdraw {firstName}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={`Withdraw ${firstName} from ${season.label}?`}
        verb="Withdraw"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void run({ seasonId: season.seasonId, dependantId });
        }}
      >
        The spot goes to the first in line.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
