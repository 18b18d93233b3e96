import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import { loginAge } from '#shared/people/family/age.ts';
import { family } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { CarePanel } from './care/care-panel.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { GuardiansPanel } from './guardians/guardians-panel.tsx';
import { AnswerAsked } from './respond-to-request.tsx';
import './family-pages.css';

/** Few are old enough. */
const LoginPanel = lazy(async () => ({ default: (await import('./login-panel.tsx')).LoginPanel }));
/** The date picker is large, and seldom needed. */
const ParentingPanel = lazy(async () => ({ default: (await import('./parenting-panel.tsx')).ParentingPanel }));

export async function loader({ params }: LoaderFunctionArgs) {
  const dependantId = params.id ?? '';
  const me = await loadMe();
  const own = me.state === 'success' ? me.userId : '';
  try {
    const member = await operations(family).getDependant({ dependantId });
    const mine = member.guardians.find(({ userId }) => userId === own);
    const care = mine?.rights.includes('medicalView') ? await operations(family).getCare({ dependantId }) : undefined;
    return { own, member, mine, care };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'dependant.notFound') throw error;
    const asked = (await operations(family).listFamily({})).connections.find(({ id }) => id === dependantId);
    if (!asked) throw error;
    return { own, asked };
  }
}

/** A family member without an account: guardians, consents, and what to know in an emergency. */
export function Component() {
  const { own, member, mine, care, asked } = useLoaderData<typeof loader>();
  if (!member) return <AnswerAsked asked={asked} />;
  const { firstName, lastName, age } = member;
  const mayDecide = mine?.rights.includes('manageGuardians') ?? false;
  return (
    <Page title={`${firstName} ${lastName}`} description={`Age ${age}. Only guardians see this page.`} width="narrow">
      <SpaceBetween size="l">
        <AppLink to={paths.familyAvailability(member.dependantId)}>When {firstName} can play</AppLink>
        <GuardiansPanel own={own} member={member} mayDecide={mayDecide} />
        <Suspense>
          <ParentingPanel key={member.version} member={member} mayDecide={mayDecide} />
        </Suspense>
        {mayDecide && age >= loginAge && (
          <Suspense>
            <LoginPanel member={member} />
          </Suspense>
        )}
        <ConsentPanel member={member} mayConsent={mine?.rights.includes('consent') ?? false} />
        {care && (
          <CarePanel
            key={care.version}
            dependantId={member.dependantId}
            care={care}
            mayChange={mine?.rights.includes('medicalEdit') ?? false}
          />
        )}
      </SpaceBetween>
    </Page>
  );
}
