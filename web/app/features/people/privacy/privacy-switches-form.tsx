import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import type { PrivacySwitches } from '#shared/people/privacy/privacy.ts';
import { ChoicesForm } from '#web/app/forms/choices-form.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** A switch that decides nothing is not shown: messages and the online status come with what reads them. */
const words = {
  publicBadges: {
    label: 'Public badges',
    description: 'Off: only connections see your badges and statistics.',
  },
  publicUpcomingGames: {
    label: 'Public upcoming games',
    description: 'Off: only connections see your upcoming games.',
  },
  nearbyPlayers: {
    label: 'Show me to players nearby',
    description:
      'Adults near you can find you by name and sport, and see your city, levels and days. For adults with a birth date in settings.',
  },
} satisfies Partial<Record<keyof PrivacySwitches, { label: string; description: string }>>;
type Name = keyof typeof words;
const names = Object.keys(words) as Name[];

interface PrivacySwitchesFormProps extends PrivacySwitches {
  readonly version: number;
  /** Without badges their switch is not shown, and what was chosen before stays. */
  readonly hasBadges: boolean;
}

/** The switches, saved together over the version that was read. */
export function PrivacySwitchesForm({ version, hasBadges, ...stored }: PrivacySwitchesFormProps) {
  const shown = names.filter((name) => hasBadges || name !== 'publicBadges');
  const [switches, setSwitches] = useState<PrivacySwitches>(stored);
  const save = useOperation(privacyContract, 'savePrivacy', {
    done: 'Privacy has been updated successfully.',
    isForm: true,
  });
  return (
    <Container header={<Header variant="h2">Privacy</Header>}>
      <ChoicesForm
        save={save}
        isChanged={shown.some((name) => switches[name] !== stored[name])}
        toSend={() => ({ ...switches, version })}
        verb="Save privacy"
      >
        <SpaceBetween size="m">
          {shown.map((name) => (
            <Toggle
              key={name}
              checked={switches[name]}
              description={words[name].description}
              onChange={({ detail }) => setSwitches({ ...switches, [name]: detail.checked })}
            >
              {words[name].label}
            </Toggle>
          ))}
        </SpaceBetween>
      </ChoicesForm>
    </Container>
  );
}
