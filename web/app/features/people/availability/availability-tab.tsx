import type { Availability } from '#shared/people/availability/schemas.ts';
import { people } from '#shared/people/profile/contract.ts';
import { AvailabilityForm } from '#web/app/features/people/availability/availability-form.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { paths } from '#web/app/router/paths.ts';
import { dismiss, notify } from '#web/app/shell/flashes/notices.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

export const loader = async () => (await operations(people).getAvailability({})).availability;

/** Creates what was not there, and updates what was (R-AVAIL-04, R-AVAIL-05). */
async function save({ version, ...hours }: Availability & { version: number }) {
  try {
    if (version === 0) await operations(people).createAvailability(hours);
    else await operations(people).updateAvailability({ ...hours, version });
  } catch (error) {
    notify('error', 'Something went wrong saving availability', { stays: true });
    throw error;
  }
  const saved = notify('success', 'Successfully saved availability', {
    button: { label: 'Dismiss', onClick: () => dismiss(saved) },
  });
}

/** When a player can play: a week at a glance, the hours of each day, and dates that are different (R-SETT-09). */
export function Component({ isSkippable }: TabProps) {
  const stored = useTabData<typeof loader>();
  return (
    <>
      <AvailabilityForm key={stored?.version ?? 0} save={useChange(save, { isForm: true })} stored={stored} />
      <p>
        <AppLink to={paths.profile}>{isSkippable ? 'Skip for now...' : 'View Profile'}</AppLink>
        {!isSkippable && (
          <>
            {' · '}
            <AppLink to={paths.bestTime}>Find the best time to play</AppLink>
          </>
        )}
      </p>
    </>
  );
}
