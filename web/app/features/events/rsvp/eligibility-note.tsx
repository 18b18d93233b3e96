import Alert from '@cloudscape-design/components/alert';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { Event } from '#shared/events/details/schemas.ts';
import { askedOf, type EligibilityFailure, eligibilityFailuresOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { paths } from '#web/app/router/paths.ts';
import type { CurrentPerson } from '#web/app/session/me.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** The requirements a player does not meet; undefined where the event has none, or they host it. */
export function eligibilityFailuresFor(
  event: Event,
  me: CurrentPerson,
  { canManage, isMember }: { readonly canManage: boolean; readonly isMember?: boolean | undefined },
): EligibilityFailure[] | undefined {
  const asked = askedOf(event);
  const memberOf = isMember && event.hostingTeam ? [event.hostingTeam] : [];
  return asked && !canManage && me.state === 'success' ? eligibilityFailuresOf(asked, { ...me, memberOf }) : undefined;
}

interface FitNoteProps {
  readonly eligibilityFailures: readonly EligibilityFailure[];
  /** Where to come back to. */
  readonly here: string;
  readonly hostingTeam?: string | undefined;
}

/** Whether a player meets the event's requirements, and what they can do about it. */
export function FitNote({ eligibilityFailures, here, hostingTeam }: FitNoteProps) {
  if (eligibilityFailures.length === 0) return <StatusIndicator type="success">This event is for you.</StatusIndicator>;
  return (
    <Alert
      type="info"
      header={
        eligibilityFailures.some(({ rule }) => rule !== 'membership')
          ? 'Your profile doesn’t meet the requirements'
          : 'You can’t join yet'
      }
    >
      <ul className="eligibilityFailures">
        {eligibilityFailures.map(({ rule, words }) => (
          <li key={rule}>{words}</li>
        ))}
      </ul>
      {hostingTeam && eligibilityFailures.some(({ rule }) => rule === 'membership') && (
        <p>
          <AppLink to={paths.team(hostingTeam)}>Open the community</AppLink>
        </p>
      )}
      {eligibilityFailures.some(({ rule }) => rule !== 'membership') && (
        <AppLink to={paths.completeProfile(here)}>Open your profile</AppLink>
      )}
    </Alert>
  );
}
