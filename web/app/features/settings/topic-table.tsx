import Checkbox from '@cloudscape-design/components/checkbox';
import Select from '@cloudscape-design/components/select';
import type { Channels, Preferences } from '#shared/notifications/preferences.ts';
import { canDigest, isMailTopic, type MailTopic, mailTopics, usualPace } from '#shared/notifications/topics.ts';
import { whyMailStays } from '#shared/notifications/why-mail-stays.ts';
import './topics.css';

interface TopicTableProps {
  readonly wanted: Preferences;
  readonly onChange: (wanted: Preferences) => void;
}

const paces = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
];

/** A row for each topic: by e-mail, by push, and how often. */
export function TopicTable({ wanted, onChange }: TopicTableProps) {
  const topics = Object.entries(wanted.topics).filter((entry): entry is [MailTopic, Channels] => isMailTopic(entry[0]));
  if (topics.length === 0) return <p>No topics exist</p>;
  const set = (topic: MailTopic, channels: Channels) =>
    onChange({ ...wanted, topics: { ...wanted.topics, [topic]: channels } });
  const pace = (topic: MailTopic, value: string) => {
    const { [topic]: _, ...others } = wanted.digests;
    onChange({ ...wanted, digests: value === 'instant' ? others : { ...others, [topic]: value } });
  };
  return (
    <table className="topic-table">
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">E-mail</th>
          <th scope="col">Push</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(([topic, channels]) => (
          <TopicRow
            key={topic}
            topic={topic}
            channels={channels}
            digest={wanted.digests[topic]}
            onSet={(next) => set(topic, next)}
            onPace={(value) => pace(topic, value)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface TopicRowProps {
  readonly topic: MailTopic;
  readonly channels: Channels;
  readonly digest: 'daily' | 'weekly' | undefined;
  readonly onSet: (channels: Channels) => void;
  readonly onPace: (value: string) => void;
}

function TopicRow({ topic, channels, digest, onSet, onPace }: TopicRowProps) {
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
          ariaLabel={`E-mail: ${title}`}
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
          'At once'
        )}
      </td>
    </tr>
  );
}
