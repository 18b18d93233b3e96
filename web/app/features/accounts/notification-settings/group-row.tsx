import Checkbox from '@cloudscape-design/components/checkbox';
import type { Channels } from '#shared/notifications/preferences.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { whyMailStays } from '#shared/notifications/why-mail-stays.ts';

interface GroupRowProps {
  readonly title: string;
  readonly topics: readonly (readonly [MailTopic, Channels])[];
  readonly onSet: (changed: Partial<Record<MailTopic, Channels>>) => void;
}

/** The heading of some topics: a tick turns all of them on, or off. Mail that stays is left alone. */
export function GroupRow({ title, topics, onSet }: GroupRowProps) {
  const tick = (channel: keyof Channels, words: string) => {
    const open = topics.filter(([topic]) => channel === 'push' || whyMailStays(topic) === undefined);
    const on = open.filter(([, channels]) => channels[channel]).length;
    const set = (checked: boolean) =>
      onSet(Object.fromEntries(open.map(([topic, channels]) => [topic, { ...channels, [channel]: checked }])));
    return (
      <Checkbox
        checked={on > 0 && on === open.length}
        indeterminate={on > 0 && on < open.length}
        ariaLabel={`${words}, all of: ${title}`}
        onChange={({ detail }) => set(detail.checked)}
      />
    );
  };
  return (
    <tr className="topic-group">
      <th scope="rowgroup">{title}</th>
      <td>{tick('email', 'Email')}</td>
      <td>{tick('push', 'Push')}</td>
      <td />
    </tr>
  );
}
