import type { Channels, Preferences } from '#shared/notifications/preferences.ts';
import { isMailTopic, type MailTopic } from '#shared/notifications/topics.ts';
import { GroupRow } from './group-row.tsx';
import { groupTopics } from './topic-groups.ts';
import { TopicRow } from './topic-row.tsx';
import './topics.css';

interface TopicTableProps {
  readonly wanted: Preferences;
  readonly onChange: (wanted: Preferences) => void;
}

/** A row for each topic, under headings that turn all of theirs on or off. */
export function TopicTable({ wanted, onChange }: TopicTableProps) {
  const topics = Object.entries(wanted.topics).filter((entry): entry is [MailTopic, Channels] => isMailTopic(entry[0]));
  if (topics.length === 0) return <p>No topics exist</p>;
  const set = (changed: Partial<Record<MailTopic, Channels>>) =>
    onChange({ ...wanted, topics: { ...wanted.topics, ...changed } });
  const pace = (topic: MailTopic, value: string) => {
    const { [topic]: _, ...others } = wanted.digests;
    onChange({ ...wanted, digests: value === 'instant' ? others : { ...others, [topic]: value } });
  };
  return (
    <table className="topic-table">
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">Email</th>
          <th scope="col">Push</th>
          <th scope="col">How often</th>
        </tr>
      </thead>
      {groupTopics(topics).map((group) => (
        <tbody key={group.title}>
          <GroupRow {...group} onSet={set} />
          {group.topics.map(([topic, channels]) => (
            <TopicRow
              key={topic}
              topic={topic}
              channels={channels}
              digest={wanted.digests[topic]}
              onSet={(next) => set({ [topic]: next })}
              onPace={(value) => pace(topic, value)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}
