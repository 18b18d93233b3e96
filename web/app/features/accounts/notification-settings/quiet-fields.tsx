import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TimeInput from '@cloudscape-design/components/time-input';
import Toggle from '@cloudscape-design/components/toggle';
import type { Preferences } from '#shared/notifications/preferences.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { zoneWords } from '#web/blocks/zone-words.ts';

interface QuietFieldsProps {
  readonly wanted: Preferences;
  readonly onChange: (wanted: Preferences) => void;
}

const usual = { from: '22:00', until: '07:00' };

/** Between which hours only what is urgent comes. */
export function QuietFields({ wanted, onChange }: QuietFieldsProps) {
  const { quietHours, timeZone = viewerZone(), ...rest } = wanted;
  return (
    <SpaceBetween size="m">
      <Toggle
        checked={quietHours !== undefined}
        description="Email and push wait until morning, except for spots held for you and events within six hours."
        onChange={({ detail }) =>
          onChange(detail.checked ? { ...rest, timeZone, quietHours: usual } : { ...rest, timeZone })
        }
      >
        Quiet at night
      </Toggle>
      {quietHours && (
        <SpaceBetween direction="horizontal" size="m">
          <FormField label="From" description={`In ${zoneWords({ timeZone })}`}>
            <TimeInput
              format="hh:mm"
              placeholder="22:00"
              value={quietHours.from}
              onChange={({ detail }) => onChange({ ...wanted, quietHours: { ...quietHours, from: detail.value } })}
            />
          </FormField>
          <FormField label="Until" description={`In ${zoneWords({ timeZone })}`}>
            <TimeInput
              format="hh:mm"
              placeholder="07:00"
              value={quietHours.until}
              onChange={({ detail }) => onChange({ ...wanted, quietHours: { ...quietHours, until: detail.value } })}
            />
          </FormField>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
