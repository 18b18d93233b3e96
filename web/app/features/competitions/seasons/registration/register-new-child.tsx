import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { family } from '#shared/people/family/contract.ts';
import { type CheckedChild, checkedChild, draftOf } from '#web/app/forms/people/child-draft.ts';
import { NewChildFields } from '#web/app/forms/people/new-child-fields.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { modeOfChild } from './child-mode.ts';
import { registeredWords } from './registered-words.ts';

interface Props {
  readonly season: Season;
  /** Whether the parent has registered a child already. */
  readonly isAnother: boolean;
}

/** Adds a child to a parent's family and registers them, in one form. */
export function RegisterNewChild({ season, isAnother }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(draftOf);
  const [chosen, setChosen] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const divisions = divisionsFor(season, draft.age);
  const divisionId = chosen ?? divisions[0]?.value;
  const { run, isRunning, problem } = useChange(addAndRegister, {
    done: (made) => registeredWords(made, draft.firstName, season, new Date()),
    isForm: true,
    onDone: () => {
      setDraft({ ...draftOf(), lastName: draft.lastName, phoneNumber: draft.phoneNumber });
      setChosen(undefined);
      setOpen(false);
    },
  });
  const register = async () => {
    const { child, faults: found } = await checkedChild(draft);
    setFaults(found);
    if (child && divisionId) void run({ season, divisionId, child });
  };
  if (!isOpen)
    return (
      <Button variant={isAnother ? 'normal' : 'primary'} onClick={() => setOpen(true)}>
        {isAnother ? 'Register another child' : 'Register your child'}
      </Button>
    );
  return (
    <SpaceBetween size="m">
      {problem && <div role="alert">{problem}</div>}
      <NewChildFields draft={draft} faults={faults} onChange={setDraft} />
      {divisions.length > 1 && (
        <FormField label="Division">
          <Select
            options={divisions}
            selectedOption={divisions.find(({ value }) => value === divisionId) ?? null}
            onChange={({ detail }) => setChosen(detail.selectedOption.value)}
          />
        </FormField>
      )}
      <Button variant="primary" fullWidth loading={isRunning} onClick={() => void register()}>
        {draft.firstName.trim() === '' ? 'Register' : `Register ${draft.firstName.trim()}`}
      </Button>
    </SpaceBetween>
  );
}

/** The divisions that a child of an age can be in; all of them while none is right, so that the API says why. */
function divisionsFor(season: Season, age: string) {
  const years = Number(age);
  const all = season.divisions.map(({ divisionId: value, name: label }) => ({ value, label }));
  const fits = ({ value }: { readonly value: string }) => {
    const { minAge = 0, maxAge = Number.POSITIVE_INFINITY } = rulesOf(season, value);
    return years >= minAge && years <= maxAge;
  };
  return all.some(fits) ? all.filter(fits) : all;
}

interface Registering {
  readonly season: Season;
  readonly divisionId: string;
  readonly child: NonNullable<CheckedChild['child']>;
}

/** A child whose registration is refused is in the family all the same, and can be registered from there. */
async function addAndRegister({ season, divisionId, child }: Registering, idempotencyKey: string) {
  const { dependantId } = await operations(family).addDependant(child, { idempotencyKey });
  const { seasonId } = season;
  const mode = modeOfChild(season) ?? 'individual';
  return operations(seasonsContract).registerDependant({ seasonId, dependantId, divisionId, mode, answers: {} });
}
