import { type ActionFunctionArgs, useLoaderData } from 'react-router';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { AdultsOnly } from '#web/app/forms/adults-only.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { type Rejection, toRejection } from '#web/app/operations/rejection.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { OfferList } from './offer-list.tsx';
import { SubstituteForm } from './substitute-form.tsx';
import { type SubstituteIntent, substituteIntents } from './substitute-intents.ts';

export async function loader() {
  const [{ offers }, { profile }, me] = await Promise.all([
    operations(substitutesContract).listSubstituteOffers({}),
    operations(substitutesContract).getSubstituteProfile({}),
    loadMe(),
  ]);
  const { city, birthdate } = me.state === 'success' ? me : {};
  return { offers, profile, city, birthdate };
}

export async function action({ request }: ActionFunctionArgs): Promise<Rejection | null> {
  const sent = (await request.json()) as SubstituteIntent;
  try {
    notify('success', await substituteIntents(sent));
    return null;
  } catch (error) {
    const rejection = toRejection(error);
    const reasons = sent.intent === 'save' ? [] : Object.values(rejection.fields);
    if (sent.intent !== 'save') notify('error', [rejection.title, ...reasons].join(' '));
    return rejection;
  }
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
