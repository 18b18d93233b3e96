import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Answer } from '#shared/contract/operation.ts';
import type { calendarsContract } from '#shared/events/calendars/contract.ts';
import { CopyButton } from '#web/app/media/copy-button.tsx';

export type NewFeed = Answer<typeof calendarsContract.operations.createFeed>;

/** The address of a link, shown once: only its hash is kept. */
export const NewLink = ({ feed: { label, url } }: { feed: NewFeed }) => (
  <Alert type="success" header={`${label} is ready`}>
    <SpaceBetween size="s">
      <p>
        Add it as a calendar subscription in your calendar app. Anyone with the link can see these events, so don’t
        share it. We show it only once: if you lose it, make a new one.
      </p>
      <Input value={url} readOnly ariaLabel={`Address of ${label}`} />
      <SpaceBetween direction="horizontal" size="xs">
        <CopyButton text={url} what="The link">
          Copy link
        </CopyButton>
        <Button href={url.replace(/^https?:/, 'webcal:')} iconName="calendar">
          Open in my calendar
        </Button>
      </SpaceBetween>
    </SpaceBetween>
  </Alert>
);
