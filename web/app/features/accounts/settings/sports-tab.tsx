import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { City } from '#shared/city.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { type SubstituteProfile, usualSubstitute } from '#shared/events/substitutes/schemas.ts';
import { AdultsOnly } from '#web/app/forms/adults-only.tsx';
import { newSport, SportsFields } from '#web/app/forms/fields/sports-fields.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { viewerZone } from '#web/blocks/event-time.ts';

/** Only players with a profile can be asked to substitute. */
export async function loader(): Promise<SubstituteProfile | undefined> {
  const me = await loadMe();
  const isComplete = me.state === 'success' && me.hasAdditionalInfo;
  return isComplete ? (await operations(substitutesContract).getSubstituteProfile({})).profile : undefined;
}

/** The sports in which a player can be asked, each with a switch, a level and positions (decision D17). */
export function Component({ me }: TabProps) {
  const profile = useTabData<typeof loader>();
  const city = profile?.city ?? me.city;
  return (
    <Container
      header={
        <Header variant="h2" description="Hosts near you who need players can ask you in the sports you turn on.">
          Sports
        </Header>
      }
    >
      {city ? (
        <AdultsOnly birthdate={me.birthdate} who="Substitutes">
          <SportsForm profile={profile} city={city} games={me.games ?? []} />
        </AdultsOnly>
      ) : (
        <p>
          Add <AppLink to={paths.settings()}>your name and your city</AppLink> first.
        </p>
      )}
    </Container>
  );
}

interface SportsFormProps {
  readonly profile: SubstituteProfile | undefined;
  readonly city: City;
  readonly games: readonly string[];
}

/** The first time, it begins with the first game of the profile. */
function SportsForm({ profile, city, games }: SportsFormProps) {
  const { city: _, ...said } = profile ?? {};
  const form = useOperationForm(substitutesContract, 'saveSubstituteProfile', {
    defaults: {
      ...usualSubstitute,
      timeZone: viewerZone(),
      sports: [{ ...newSport, gameTypeId: games[0] ?? '' }],
      ...said,
      cityPlaceId: city.placeId,
    },
    done: 'Successfully saved availability',
  });
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Save</SubmitButton>}>
      <SportsFields control={form.control} values={form.values} />
      <p>
        Set how far you’ll go, the notice you need and quiet hours on{' '}
        <AppLink to={paths.substitutes}>Substitutes</AppLink>. You’ll find requests from hosts there too.
      </p>
    </FormView>
  );
}
