import Container from '@cloudscape-design/components/container';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type StoredAvailability, weekdays } from '#shared/people/availability/schemas.ts';
import { family } from '#shared/people/family/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { loadMe } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { AvailabilityForm } from '../availability/availability-form.tsx';
import { dateWords, dayName, rangeWords } from '../availability/week-words.ts';

export async function loader({ params }: LoaderFunctionArgs) {
  const dependantId = params.id ?? '';
  const [me, member, { availability }] = await Promise.all([
    loadMe(),
    operations(family).getDependant({ dependantId }),
    operations(family).getDependantAvailability({ dependantId }),
  ]);
  const mine = member.guardians.find(({ userId }) => me.state === 'success' && userId === me.userId);
  return { member, availability, mayChange: mine?.rights.includes('rsvp') ?? false };
}

/** When a family member without an account can play, entered by their guardians. */
export function Component() {
  const { member, availability, mayChange } = useLoaderData<typeof loader>();
  const { dependantId, firstName, lastName } = member;
  const { run, ...save } = useOperation(family, 'saveDependantAvailability', {
    done: 'Hours saved',
    isForm: true,
  });
  return (
    <Page
      title={`When ${firstName} can play`}
      description="Only guardians see this. Guardians who answer for them can change it."
      width="narrow"
    >
      {mayChange ? (
        <AvailabilityForm
          key={availability?.version ?? 0}
          save={{ ...save, run: (hours) => run({ dependantId, ...hours }) }}
          stored={availability}
          name={firstName}
        />
      ) : (
        <Hours availability={availability} firstName={firstName} />
      )}
      <p>
        <AppLink to={paths.familyMember(dependantId)}>
          Back to {firstName} {lastName}
        </AppLink>
      </p>
    </Page>
  );
}

interface HoursProps {
  readonly availability: StoredAvailability | undefined;
  readonly firstName: string;
}

/** The hours in words, for guardians who may not answer. */
function Hours({ availability, firstName }: HoursProps) {
  if (!availability) return <p>No hours for {firstName} yet.</p>;
  const { weeklyAvailability, dateSpecificAvailability } = availability;
  const days = [
    ...weekdays.map((day) => ({ label: dayName(day), ranges: weeklyAvailability[day].timeRanges })),
    ...dateSpecificAvailability.map(({ date, timeRanges }) => ({ label: dateWords(date), ranges: timeRanges })),
  ];
  return (
    <Container>
      <KeyValuePairs
        items={days.map(({ label, ranges }) => ({ label, value: ranges.map(rangeWords).join(', ') || 'Unavailable' }))}
      />
    </Container>
  );
}
