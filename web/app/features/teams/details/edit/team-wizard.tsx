import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { teams } from '#shared/teams/contract.ts';
import { ownColours } from '#shared/teams/details/brand-colours.ts';
import { TeamDraft } from '#shared/teams/details/draft-operations.ts';
import { isReminded, lastStep, wizardSteps } from '#shared/teams/details/wizard.ts';
import { newTeamInvites } from '#shared/teams/invites/inviting.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { addressesIn } from '../../invites/addresses-in.ts';

import { fieldsOf } from './fields-of-steps.ts';
import { makeTeam } from './make-team.ts';
import { TeamForm, type TeamValues } from './team-values.ts';

const { shape } = TeamDraft.shape.values;

/** The valid fields so far; an invalid field is saved once it is valid. */
const draftValues = (values: Readonly<Record<string, unknown>>): TeamDraft['values'] =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = values[name];
      return value !== undefined && field.safeParse(value).success ? [[name, value]] : [];
    }),
  );

const Namesakes = lazy(async () => ({ default: (await import('./namesakes.tsx')).Namesakes }));
const StepFields = lazy(async () => ({ default: (await import('./step-fields.tsx')).StepFields }));

export interface WizardProps {
  readonly start: TeamDraft;
  /** The city of the profile. */
  readonly city: { readonly placeId: string; readonly name: string } | undefined;
}

/** The eight steps (D26). Each step forward keeps a draft on the server; the form itself is gone when the page is left. */
export function TeamWizard({ start, city }: WizardProps) {
  const { cityName: named, invited: asked = '', ...kept } = start.values;
  const [step, setStep] = useState(start.step);
  const [cityName, setCityName] = useState(named ?? city?.name ?? '');
  const [invited, setInvited] = useState(asked);
  const [namesakes, setNamesakes] = useState<readonly TeamCard[]>([]);
  const form = useWizardForm({ cityPlaceId: city?.placeId ?? '', ...said(kept) }, invited);
  useLeaving(step);
  const heading = useFocusOnChange(step);
  const values = form.values.getValues();
  const go = async (to: number) => {
    const isTooMany = step === 5 && addressesIn(invited).length > newTeamInvites;
    const isRight = to < step || (!isTooMany && (await form.values.trigger(fieldsOf[step])));
    if (!isRight) return;
    setStep(to);
    const values = draftValues({ ...form.values.getValues(), cityName, invited });
    const saved = await operations(teams)
      .saveTeamDraft({ step: to, values })
      .catch(() => undefined);
    if (saved) setNamesakes(saved.namesakes);
  };
  const next = step === 6 ? 'Skip' : 'Next';
  return (
    <FormView
      form={form}
      actions={
        <SpaceBetween direction="horizontal" size="xs">
          {step > 0 && (
            <Button formAction="none" onClick={() => void go(step - 1)}>
              Back
            </Button>
          )}
          {step < lastStep ? (
            <Button formAction="none" variant="primary" onClick={() => void go(step + 1)}>
              {next}
            </Button>
          ) : (
            <SubmitButton form={form}>Create community</SubmitButton>
          )}
        </SpaceBetween>
      }
    >
      <Container
        header={
          <Header variant="h2">
            <span ref={heading} tabIndex={-1}>
              {wizardSteps[step]}
            </span>
          </Header>
        }
      >
        <SpaceBetween size="l">
          <div>
            <ProgressBar
              value={(100 * (step + 1)) / wizardSteps.length}
              label={`Step ${step + 1} of ${wizardSteps.length}`}
            />
            <div role="status" className="wizard-news">
              <Suspense>{namesakes.length > 0 && <Namesakes namesakes={namesakes} />}</Suspense>
            </div>
          </div>
          <LaterPart height={300}>
            <StepFields
              step={step}
              control={form.control}
              values={values}
              cityName={cityName}
              onCity={setCityName}
              invited={invited}
              onInvited={setInvited}
            />
          </LaterPart>
        </SpaceBetween>
      </Container>
    </FormView>
  );
}

function useWizardForm(begun: Partial<TeamValues>, invited: string) {
  const { run, ...making } = useChange(makeTeam, {
    done: ({ said }) => said,
    goTo: ({ teamId }) => paths.team(teamId, 'manage'),
    isForm: true,
  });
  return useCheckedForm(
    TeamForm,
    { ...blank, ...begun },
    { ...making, run: (team) => run({ team, invited: addressesIn(invited) }) },
  );
}

/** Values of the draft win over blank ones. */
const said = (kept: object) => Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));

const blank = {
  name: '',
  kind: 'community' as const,
  gameTypeIds: [],
  tagline: '',
  description: '',
  serviceRadiusMiles: 25,
  skillLevels: [],
  genderPolicy: 'open' as const,
  isYouth: false,
  membersHost: false,
  visibility: 'public' as const,
  joinPolicy: 'open' as const,
  joinQuestions: [],
  memberLimit: 500,
  rosterVisibility: 'everyone' as const,
  colours: ownColours,
};

/** Leaving partway tells the server, which sends a reminder by email (R-MAIL-04, R-MAIL-05). */
function useLeaving(step: number): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(
    () => () => {
      if (isReminded(latest.current))
        void operations(teams)
          .leaveTeamWizard({ step: latest.current })
          .catch(() => undefined);
    },
    [],
  );
}

/** Moves the focus to the heading of the new step. */
function useFocusOnChange(step: number): RefObject<HTMLSpanElement | null> {
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
