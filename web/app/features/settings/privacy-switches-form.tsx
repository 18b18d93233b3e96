import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Form from '@cloudscape-design/components/form';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useEffect, useId, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { PrivacySwitches } from '#shared/accounts/privacy.ts';
import { markUnsaved } from '../../shell/unsaved.ts';
import type { PrivacyOutcome } from './privacy-intents.ts';

type Name = keyof PrivacySwitches;

const words: Readonly<Record<Name, { label: string; description: string }>> = {
  messagesFromAnyone: {
    label: 'Messages from anyone',
    description: 'Off: only people you are connected with can write to you.',
  },
  publicBadges: { label: 'Public badges', description: 'Off: only people you are connected with see your badges.' },
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
      'On: adults around your city find you by your sports, with your name, city, levels and the days on which you play. For people of 18 and over who said when they were born.',
  },
};
const names = Object.keys(words) as Name[];

/** The switches, saved together over the version that was read. */
export function PrivacySwitchesForm({ version, ...stored }: PrivacySwitches & { version: number }) {
  const [switches, setSwitches] = useState<PrivacySwitches>(stored);
  const fetcher = useFetcher<PrivacyOutcome>();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const isChanged = names.some((name) => switches[name] !== stored[name]) && fetcher.state === 'idle';
  useEffect(() => {
    markUnsaved(formId, isChanged);
    return () => markUnsaved(formId, false);
  }, [formId, isChanged]);
  const refused = fetcher.data && 'code' in fetcher.data ? fetcher.data : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const sent = { intent: 'save', ...switches, version };
        void fetcher.submit(sent, { method: 'post', encType: 'application/json' });
      }}
    >
      <Container header={<Header variant="h2">Privacy</Header>}>
        <Form
          {...(refused?.code === 'record.changed' && { errorText: 'You saved other settings in another window.' })}
          actions={
            <SpaceBetween direction="horizontal" size="xs">
              {refused?.code === 'record.changed' && (
                <Button formAction="none" onClick={() => void revalidate()}>
                  Show what is saved
                </Button>
              )}
              <Button variant="primary" formAction="submit" loading={fetcher.state !== 'idle'}>
                Save privacy
              </Button>
            </SpaceBetween>
          }
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
        </Form>
      </Container>
    </form>
  );
}
