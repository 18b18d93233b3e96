import Container from '@cloudscape-design/components/container';
import { lazy, Suspense } from 'react';
import type { Me } from '#shared/accounts/schemas.ts';
import { fullNameHint } from '#shared/people/profile/names.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { CheckboxField } from '#web/app/forms/fields/checkbox-field.tsx';
import { MultiselectField } from '#web/app/forms/fields/multiselect-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { CityField } from '#web/app/forms/places/city-field.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useCheckedForm } from '#web/app/forms/use-checked-form.ts';
import { forgetMe } from '#web/app/session/me.ts';
import { AboutFields } from './about-fields.tsx';
import { PlayerFields } from './player-fields.tsx';
import { profileInput, profileStart, withTerms } from './profile-input.ts';
import { useSaveProfile } from './use-save-profile.ts';
import './profile.css';

/** Few meet it. */
const ChangedMeanwhile = lazy(async () => ({
  default: (await import('#web/app/forms/changed-meanwhile.tsx')).ChangedMeanwhile,
}));

const gameChoices = gameTypes.map(({ gameTypeId, label }) => ({ value: gameTypeId, label }));

/**
 * Display name, full name, games, city, and what events may ask. An invalid form, or no city, disables the button
 * (R-PROF-23, R-PROF-24).
 */
export function ProfileForm({ me }: { me: Extract<Me, { state: 'success' }> }) {
  const isNew = !me.hasAdditionalInfo;
  const input = me.acceptedTerms ? profileInput : withTerms;
  const form = useCheckedForm(input, profileStart(me), useSaveProfile(isNew));
  // Asked of what is in the fields now: the form library's own answer comes a little later, and now and then not at all.
  const isWhole = input.safeParse(form.values.watch()).success;
  return (
    <Container>
      <FormView
        form={form}
        actions={
          <SubmitButton form={form} isDisabled={!isWhole}>
            {isNew ? 'Continue' : 'Save'}
          </SubmitButton>
        }
        choice={
          form.rejection?.currentVersion !== undefined && (
            <Suspense>
              <ChangedMeanwhile
                form={form}
                onKeepMine={(version) => form.values.setValue('version', version)}
                onTakeTheirs={forgetMe}
              />
            </Suspense>
          )
        }
      >
        <TextField
          control={form.control}
          name="displayName"
          label="Display name"
          hint="The name other players see."
          max={25}
          autoComplete="nickname"
        />
        <div className="full-name">
          <TextField control={form.control} name="fullName" label="Full name" max={300} autoComplete="name" />
          <p className="full-name-hint">{fullNameHint}</p>
        </div>
        <AboutFields form={form} me={me} />
        <MultiselectField
          control={form.control}
          name="games"
          label="Games"
          hint="Sports you play or want to try."
          choices={gameChoices}
        />
        <CityField control={form.control} name="cityPlaceId" label="City" initialLabel={me.city?.name ?? ''} />
        <PlayerFields form={form} />
        {!me.acceptedTerms && (
          <CheckboxField
            control={form.control}
            name="acceptsTermsAndIs13"
            label="I am at least 13 years old and accept the terms."
          />
        )}
      </FormView>
    </Container>
  );
}
