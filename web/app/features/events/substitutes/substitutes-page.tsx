import { useLoaderData } from 'react-router';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { AdultsOnly } from '#web/app/forms/adults-only.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OfferList } from './offer-list.tsx';
import { SubstituteForm } from './substitute-form.tsx';

export async function loader() {
  const [{ offers }, { profile }, me] = await Promise.all([
    operations(substitutesContract).listSubstituteOffers({}),
    operations(substitutesContract).getSubstituteProfile({}),
    loadMe(),
  ]);
  const { city, birthdate } = me.state === 'success' ? me : {};
  return { offers, profile, city, birthdate };
}

/** Where people say when they can substitute, and answer who asks them. */
export function Component() {
  const { offers, profile, city, birthdate } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Substitutes"
      description="Hosts near you can ask you when they’re short of players. We only use your city, and hosts don’t see it."
      width="narrow"
    >
      <OfferList offers={offers} />
      <AdultsOnly birthdate={birthdate} who="Substitutes">
        <SubstituteForm profile={profile} city={city} />
      </AdultsOnly>
    </Page>
  );
}
