import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isForPlayer, oldestIn } from '#shared/competitions/seasons/for-adults.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { closedWords, registrationWords } from '#shared/competitions/seasons/season-words.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { RegisterFacts } from '../home/register-facts.tsx';
import type { KnownPeople } from '../known-people.ts';
import { LedSquads } from '../led-squads.tsx';
import { modeOfChild } from './child-mode.ts';
import { HandingOn } from './handing-on.tsx';
import { OfferedPlace } from './offered-place.tsx';
import { PayBy } from './pay-by.tsx';
import { useHandingOn } from './use-handing-on.ts';

const RegisterNewChild = lazy(async () => ({ default: (await import('./register-new-child.tsx')).RegisterNewChild }));
const RegisterForm = lazy(async () => ({ default: (await import('./register-form.tsx')).RegisterForm }));

interface RegistrationProps {
  readonly view: MySeasonView;
  /** The players that can be named in a request. */
  readonly people: KnownPeople;
  readonly isSignedIn: boolean;
  /** The reader's birth date, where they gave it. */
  readonly bornOn: string | undefined;
}

/** The reader's registration, or the way to register. */
export function SeasonRegistration({ view, people, isSignedIn, bornOn }: RegistrationProps) {
  const { season, registration, isOpenForMe } = view;
  const stands = registration && isStanding(registration.status);
  const isOpen = season.status === 'registration_open';
  const isForMe = isForPlayer(season, bornOn);
  return (
    <Container header={<Header variant="h2">Registration</Header>}>
      <SpaceBetween size="m">
        {!stands && isOpen && <RegisterFacts view={view} now={new Date()} />}
        {!stands && <OfferedPlace view={view} />}
        {stands && <Standing view={view} people={people} />}
        {!stands && isSignedIn && isOpenForMe && !isForMe && <ForChildren view={view} />}
        {!stands && isSignedIn && isOpenForMe && isForMe && (
          <Suspense>
            <RegisterForm view={view} people={people} />
          </Suspense>
        )}
        {!stands && isSignedIn && !isOpenForMe && <p>{closedWords[season.status]}</p>}
        {!isSignedIn && isOpen && (
          <Link className="brand-button" to={paths.login(paths.season(season.seasonId))}>
            Sign in to register
          </Link>
        )}
        {!isSignedIn && !isOpen && <p>{closedWords[season.status]}</p>}
        {mayOpen.has(season.status) && <Windows view={view} />}
      </SpaceBetween>
    </Container>
  );
}

/** A parent registers their children, and not themselves. */
function ForChildren({ view: { season, family } }: Pick<RegistrationProps, 'view'>) {
  const oldest = oldestIn(season);
  return (
    <>
      <p>
        {oldest === undefined
          ? 'Your age doesn’t fit any division of this season.'
          : `This season is for players up to ${quantity(oldest, 'year')} old.`}
      </p>
      {oldest !== undefined && modeOfChild(season) && (
        <Suspense>
          <RegisterNewChild season={season} isAnother={family.some(({ registration }) => registration)} />
        </Suspense>
      )}
      {oldest !== undefined && !modeOfChild(season) && family.length === 0 && (
        <AppLink to={paths.connect}>Add your child to register them</AppLink>
      )}
    </>
  );
}

/** Windows are shown while registration can still open. */
const mayOpen: ReadonlySet<string> = new Set(['draft', 'registration_scheduled', 'registration_open']);

const whoRegisters = {
  returning: 'For returning players.',
  members: 'For members of the community.',
  public: 'Open to everyone.',
} as const;

function Windows({ view: { season } }: { view: MySeasonView }) {
  const instant = (at: string) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: season.timeZone }).format(
      new Date(at),
    );
  if (season.registrationWindows.length === 0) return null;
  return (
    <ul aria-label="When to register">
      {season.registrationWindows.map(({ name, opensAt, closesAt, audience }) => (
        <li key={`${name} ${opensAt}`}>
          {name}: {instant(opensAt)} to {instant(closesAt)}. {whoRegisters[audience]}
        </li>
      ))}
    </ul>
  );
}

function Standing({ view, people }: Pick<RegistrationProps, 'view' | 'people'>) {
  const [isAsked, setAsked] = useState(false);
  const { registration, season } = view;
  const { seasonId } = season;
  const withdraw = useOperation(seasonsContract, 'withdrawRegistration', {
    done: 'You withdrew. Your spot goes to the first in line',
    showsProblem: true,
  });
  const handing = useHandingOn(seasonId);
  const { isRunning, problem } = useTogether(withdraw, handing);
  if (!registration) return null;
  const { groupCode, divisionId, squadIds } = registration;
  const inside = view.squads.filter(({ squadId }) => squadIds.includes(squadId)).map(({ name }) => name);
  const division = season.divisions.find((one) => one.divisionId === divisionId);
  return (
    <SpaceBetween size="s">
      {problem && <ProblemAlert>{problem}</ProblemAlert>}
      <p>
        {registrationWords(registration, inside)}
        {division && ` · ${division.name}`}
      </p>
      <PayBy registration={registration} season={season} whose="your" />
      {groupCode && <p>Share your group code with friends: {groupCode}</p>}
      <LedSquads view={view} />
      <SpaceBetween direction="horizontal" size="xs">
        <Button loading={isRunning} onClick={() => setAsked(true)}>
          Withdraw
        </Button>
        <Suspense>
          <HandingOn {...{ view, people, handing }} isBusy={isRunning} />
        </Suspense>
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Withdraw from ${season.label}?`}
        verb="Withdraw"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void withdraw.run({ seasonId });
        }}
      >
        Your spot goes to the first in line. A team you lead continues with its next captain, or ends if no one is left.
      </ConfirmDialog>
    </SpaceBetween>
  );
}
