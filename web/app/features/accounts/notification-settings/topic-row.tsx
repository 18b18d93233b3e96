import Checkbox from '@cloudscape-design/components/checkbox';
import Select from '@cloudscape-design/components/select';
import type { Channels } from '#shared/notifications/preferences.ts';
import { canDigest, type MailTopic, mailTopics, usualPace } from '#shared/notifications/topics.ts';
import { whyMailStays } from '#shared/notifications/why-mail-stays.ts';

const paces = [
  { value: 'instant', label: 'Right away' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

interface TopicRowProps {
  readonly topic: MailTopic;
  readonly channels: Channels;
  readonly digest: 'daily' | 'weekly' | undefined;
  readonly onSet: (channels: Channels) => void;
  readonly onPace: (value: string) => void;
}

/** One topic: by email, by push, and how often. */
export function TopicRow({ topic, channels, digest, onSet, onPace }: TopicRowProps) {
  const { title } = mailTopics[topic];
  const why = whyMailStays(topic);
  return (
    <tr>
      <th scope="row">
        {title}
        {why && <small>{why}</small>}
      </th>
      <td>
        <Checkbox
          checked={channels.email}
          disabled={why !== undefined}
          ariaLabel={`Email: ${title}`}
          onChange={({ detail }) => onSet({ ...channels, email: detail.checked })}
        />
      </td>
      <td>
        <Checkbox
          checked={channels.push}
          ariaLabel={`Push: ${title}`}
          onChange={({ detail }) => onSet({ ...channels, push: detail.checked })}
        />
      </td>
      <td>
        {canDigest(topic) ? (
          <Select
            ariaLabel={`How often: ${title}`}
            disabled={!channels.email}
            selectedOption={paces.find(({ value }) => value === (digest ?? usualPace(topic))) ?? null}
            options={usualPace(topic) === 'instant' ? paces : paces.filter(({ value }) => value !== 'instant')}
            onChange={({ detail }) => onPace(detail.selectedOption.value ?? 'instant')}
          />
        ) : (
          'Right away'
        )}
      </td>
    </tr>
  );
}
