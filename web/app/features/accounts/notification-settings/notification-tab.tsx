import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { notificationsContract } from '#shared/notifications/contract.ts';
import type { Preferences } from '#shared/notifications/preferences.ts';
import { ChoicesForm } from '#web/app/forms/choices-form.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { QuietFields } from './quiet-fields.tsx';
import { readPush } from './read-push.ts';
import { TopicTable } from './topic-table.tsx';

export async function loader() {
  const [settings, push] = await Promise.all([
    operations(notificationsContract).getNotificationSettings({}),
    readPush(),
  ]);
  return { settings, push };
}
type Settings = Awaited<ReturnType<typeof loader>>['settings'];

const PushDevices = lazy(() => import('./push-devices.tsx').then((module) => ({ default: module.PushDevices })));

/** How a user hears of each topic, when it is quiet, what waits for a digest, and on which devices. */
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
        <p>We can’t show your devices right now. Reload the page.</p>
      )}
    </SpaceBetween>
  );
}

function SettingsForm({ settings: { version, ...stored } }: { settings: Settings }) {
  const [wanted, setWanted] = useState<Preferences>(stored);
  const save = useOperation(notificationsContract, 'saveNotificationSettings', {
    done: 'Notification settings saved.',
    isForm: true,
  });
  return (
    <ChoicesForm
      save={save}
      isChanged={wanted !== stored && JSON.stringify(wanted) !== JSON.stringify(stored)}
      toSend={() => ({ ...wanted, timeZone: wanted.timeZone ?? viewerZone(), version })}
      verb="Save notifications"
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
    </ChoicesForm>
  );
}
