import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Form from '@cloudscape-design/components/form';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useEffect, useId, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { Preferences } from '#shared/notifications/preferences.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { formAction, type Rejection } from '../../forms/form-action.ts';
import { notificationsApi } from '../../notifications-api.ts';
import { LaterPart } from '../../shell/later-part.tsx';
import { notify } from '../../shell/notices.ts';
import { markUnsaved } from '../../shell/unsaved.ts';
import { QuietFields } from './quiet-fields.tsx';
import { readPush } from './read-push.ts';
import type { TabProps } from './tab-props.ts';
import { TopicTable } from './topic-table.tsx';
import { useTabData } from './use-tab-data.ts';

export async function loader() {
  const [settings, push] = await Promise.all([notificationsApi.getNotificationSettings({}), readPush()]);
  return { settings, push };
}
type Settings = Awaited<ReturnType<typeof loader>>['settings'];

const PushDevices = lazy(() => import('./push-devices.tsx').then((module) => ({ default: module.PushDevices })));

export const action = formAction(async (sent: Settings) => {
  await notificationsApi.saveNotificationSettings(sent);
  notify('success', 'Your notification settings are saved.');
  return undefined;
});

/** How somebody is told of each topic, when it is quiet, what waits for a digest, and on which devices. */
export function Component({ me: { userId } }: TabProps) {
  const { settings, push } = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      <SettingsForm key={settings.version} settings={settings} />
      {push ? (
        <LaterPart height={180}>
          <PushDevices userId={userId} push={push} />
        </LaterPart>
      ) : (
        <p>Your devices cannot be shown right now. Reload the page to see them.</p>
      )}
    </SpaceBetween>
  );
}

function SettingsForm({ settings: { version, ...stored } }: { settings: Settings }) {
  const [wanted, setWanted] = useState<Preferences>(stored);
  const fetcher = useFetcher<Rejection | null>();
  const { revalidate } = useRevalidator();
  const refused = fetcher.state === 'idle' ? fetcher.data : undefined;
  useMarkUnsaved(wanted !== stored && JSON.stringify(wanted) !== JSON.stringify(stored) && fetcher.state === 'idle');
  const save = () => {
    const sent = { ...wanted, timeZone: wanted.timeZone ?? viewerZone(), version };
    void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Form
        {...(refused && { errorText: refused.code === 'record.changed' ? savedElsewhere : refused.title })}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {refused?.code === 'record.changed' && (
              <Button formAction="none" onClick={() => void revalidate()}>
                Show what is saved
              </Button>
            )}
            <Button variant="primary" formAction="submit" loading={fetcher.state !== 'idle'}>
              Save notifications
            </Button>
          </SpaceBetween>
        }
      >
        <SpaceBetween size="l">
          <Container header={<Header variant="h2">Topics</Header>}>
            <TopicTable wanted={wanted} onChange={setWanted} />
          </Container>
          <Container header={<Header variant="h2">Team topics</Header>}>
            <p>No teams exist</p>
          </Container>
          <Container header={<Header variant="h2">Quiet hours</Header>}>
            <QuietFields wanted={wanted} onChange={setWanted} />
          </Container>
        </SpaceBetween>
      </Form>
    </form>
  );
}

const savedElsewhere = 'You saved other settings in another window.';

function useMarkUnsaved(isChanged: boolean): void {
  const formId = useId();
  useEffect(() => {
    markUnsaved(formId, isChanged);
    return () => markUnsaved(formId, false);
  }, [formId, isChanged]);
}
