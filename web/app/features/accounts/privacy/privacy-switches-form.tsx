import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useState } from 'react';
import type { PrivacySwitches } from '#shared/accounts/privacy/privacy.ts';
import { ChoicesForm } from '#web/app/forms/choices-form.tsx';

type Name = keyof PrivacySwitches;

const words: Readonly<Record<Name, { label: string; description: string }>> = {
  messagesFromAnyone: {
    label: 'Messages from anyone',
    description: 'Off: only people you are connected with can write to you.',
  },
  publicBadges: {
    label: 'Public badges',
    description: 'Off: only people you are connected with see your badges and what you did in seasons.',
  },
  publicOnlineStatus: {
    label: 'Public online status',
    description: 'Off: only people you are connected with see whether you are online.',
  },
  publicUpcomingGames: {
    label: 'Public upcoming games',
    description: 'Off: only people you are connected with see where you play next.',
  },
  nearbyPlayers: {
    label: 'Show me to players nearby',
    description:
      'On: adults around your city find you by your name and your sports, with your city, levels and the days on which you play. For people of 18 and over who said when they were born.',
  },
};
const names = Object.keys(words) as Name[];

/** The switches, saved together over the version that was read. */
export function PrivacySwitchesForm({ version, ...stored }: PrivacySwitches & { version: number }) {
  const [switches, setSwitches] = useState<PrivacySwitches>(stored);
  return (
    <Container header={<Header variant="h2">Privacy</Header>}>
      <ChoicesForm
        isChanged={names.some((name) => switches[name] !== stored[name])}
        toSend={() => ({ intent: 'save', ...switches, version })}
        verb="Save privacy"
      >
        <SpaceBetween size="m">
          {names.map((name) => (
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
