import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Await } from 'react-router';
import type * as z from 'zod';
import { wholePrice } from '#shared/competitions/payments/whole-prices.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { FamilyPlayer } from '#shared/competitions/seasons/registration.ts';
import type { registrationOperations } from '#shared/competitions/seasons/registration-operations.ts';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import type { RegistrationMode } from '#shared/competitions/seasons/words.ts';
import { formatMoney } from '#shared/money.ts';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import type { KnownPeople } from '../known-people.ts';
import { genderChoices, LevelField } from '../settings/level-field.tsx';
import { registeredWords } from './registered-words.ts';

type Register = (typeof registrationOperations)['register'];
const AskedFields = lazy(async () => ({ default: (await import('../settings/asked-fields.tsx')).AskedFields }));
const WishFields = lazy(async () => ({ default: (await import('../settings/wish-fields.tsx')).WishFields }));

interface RegisterFormProps {
  readonly view: MySeasonView;
  /** The players that can be named in a request. */
  readonly people: KnownPeople;
  /** The child a guardian registers; undefined for the reader. */
  readonly child?: FamilyPlayer;
}

/** The registration form; each way to register has its own fields. */
export function RegisterForm({ view: { season, squads, asked, team, adjustMinor }, people, child }: RegisterFormProps) {
  const { seasonId, divisions } = season;
  const registrationModes = season.registrationModes.filter((mode) => !child || mode !== 'create_team');
  const first = {
    mode: registrationModes[0] ?? ('individual' as const),
    divisionId: divisions[0]?.divisionId ?? '',
    answers: { level: 3 },
    fields: Object.fromEntries(child ? [] : asked.map(({ field, answer }) => [field.fieldId, answer])),
  };
  const priceOf = (mode: RegistrationMode) => {
    const price = wholePrice(season, mode, { plan: team.plan, adjustMinor });
    return price && formatMoney(price);
  };
  const register = useOperation(seasonsContract, 'register', {
    done: (made) => registeredWords(made, undefined, season, new Date()),
    isForm: true,
  });
  const registerChild = useOperation(seasonsContract, 'registerDependant', {
    done: (made) => registeredWords(made, child?.firstName, season, new Date()),
    isForm: true,
  });
  const form = useCheckedForm(
    seasonsContract.operations.register.input,
    first,
    {
      ...useTogether(register, registerChild),
      run: ({ fields, ...said }) =>
        child ? registerChild.run({ ...said, dependantId: child.dependantId }) : register.run({ ...said, fields }),
    },
    { seasonId },
  );
  const { control } = form;
  const chosen = useWatch({ control, name: 'mode' });
  return (
    <FormView
      form={form}
      actions={<SubmitButton form={form}>{child ? `Register ${child.firstName}` : 'Register'}</SubmitButton>}
    >
      <SelectField
        control={control}
        name="mode"
        label={child ? `How is ${child.firstName} playing?` : 'How are you playing?'}
        choices={registrationModes.map((value) => ({
          value,
          label: [modeLabel[value], priceOf(value)].filter(Boolean).join(': '),
        }))}
      />
      {chosen !== 'join_team' && divisions.length > 1 && (
        <SelectField
          control={control}
          name="divisionId"
          label="Division"
          choices={divisions.map(({ divisionId: value, name }) => ({ value, label: name }))}
        />
      )}
      <ModeFields control={control} mode={chosen} squads={squads} />
      <AboutFields control={control} child={child} />
      {!child && asked.length > 0 && (
        <Suspense>
          <AskedFields teamId={season.teamId} control={control} asked={asked} />
        </Suspense>
      )}
      <Requests control={control} people={people} />
    </FormView>
  );
}

type Values = z.input<Register['input']>;

/** Few name the players that they want to play with: the players are read once the section is opened. */
function Requests({ control, people }: { control: Control<Values>; people: KnownPeople }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ExpandableSection headerText="Requests" expanded={isOpen} onChange={({ detail }) => setOpen(detail.expanded)}>
      {isOpen && (
        <Suspense>
          <SpaceBetween size="l">
            <Await resolve={people()}>{(known) => <WishFields control={control} people={known} />}</Await>
          </SpaceBetween>
        </Suspense>
      )}
    </ExpandableSection>
  );
}

/** The answers organizers see. */
const AboutFields = ({ control, child }: { control: Control<Values>; child: FamilyPlayer | undefined }) => (
  <SpaceBetween size="l">
    <LevelField control={control} name="answers.level" label={child ? `${child.firstName}’s level` : 'Your level'} />
    <SelectField
      control={control}
      name="answers.gender"
      label="Gender"
      hint="Only organizers see it, to balance teams."
      whenNone="Prefer not to say"
      choices={genderChoices}
    />
    <TextareaField control={control} name="answers.note" label="Note to the organizers" max={500} rows={2} isOptional />
  </SpaceBetween>
);

interface TeamFieldsProps {
  readonly control: Control<Values>;
  readonly squads: MySeasonView['squads'];
}

/** Which team somebody comes to. */
const TeamFields = ({ control, squads }: TeamFieldsProps) => (
  <SpaceBetween size="l">
    <TextField
      control={control}
      name="squadCode"
      label="Team code"
      hint="Get it from the captain. Without it, we ask the captain of the team you choose."
      isOptional
    />
    <SelectField
      control={control}
      name="squadId"
      label="Team"
      whenNone="Use the code"
      choices={squads
        .filter(({ status }) => status === 'forming' || status === 'confirmed')
        .map(({ squadId: value, name }) => ({ value, label: name }))}
    />
  </SpaceBetween>
);

/** What a way of registering asks for. */
const ModeFields = ({ control, squads, mode }: TeamFieldsProps & { mode: Values['mode'] }) => (
  <>
    {mode === 'create_team' && <TextField control={control} name="squad.name" label="Team name" max={40} />}
    {mode === 'small_group' && (
      <TextField
        control={control}
        name="groupCode"
        label="Group code"
        hint="Leave it empty to start a group and get its code."
        isOptional
      />
    )}
    {mode === 'join_team' && <TeamFields control={control} squads={squads} />}
  </>
);
