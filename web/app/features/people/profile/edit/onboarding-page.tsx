import Container from '@cloudscape-design/components/container';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useLoaderData } from 'react-router';
import { people } from '#shared/people/profile/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';

/** What is done is read from what is stored, so it can be left and taken up again anywhere. */
export async function loader() {
  const [me, { availability }] = await Promise.all([loadMe(), operations(people).getAvailability({})]);
  const person = me.state === 'success' ? me : undefined;
  return {
    hasProfile: person?.hasAdditionalInfo === true,
    hasReasons: (person?.joinReason ?? []).length > 0,
    hasAvailability: availability !== undefined,
  };
}

/** Three steps after signing up; each may be left for later. */
export function Component() {
  const { hasProfile, hasReasons, hasAvailability } = useLoaderData<typeof loader>();
  const steps = [
    { text: 'Your name and your sports', to: paths.completeProfile(paths.onboarding), isDone: hasProfile },
    { text: 'Say what brings you here', to: paths.settings(), isDone: hasReasons },
    { text: 'Say when you can play', to: paths.firstAvailability, isDone: hasAvailability },
  ];
  return (
    <Page title="Get started" description="Three quick steps. Do them now or later." width="narrow">
      <Container>
        <SpaceBetween size="m">
          {steps.map(({ text, to, isDone }) => (
            <div key={text}>
              <StatusIndicator type={isDone ? 'success' : 'pending'}>{isDone ? 'Done' : 'To do'}</StatusIndicator>{' '}
              <AppLink to={to}>{text}</AppLink>
            </div>
          ))}
        </SpaceBetween>
      </Container>
      <AppLink to={paths.home}>{steps.every(({ isDone }) => isDone) ? 'Go home' : 'Skip for now'}</AppLink>
    </Page>
  );
}
