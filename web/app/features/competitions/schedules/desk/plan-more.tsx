import Checkbox from '@cloudscape-design/components/checkbox';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Wish } from '#shared/competitions/schedules/weights.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { SquadWishes } from '../squad-wishes.tsx';
import { OfficialFields } from './official-fields.tsx';
import type { MoreProps } from './plan-more-props.ts';
import type { PlanMore } from './plan-values.ts';

/** What a schedule keeps to besides places and times, part by part. */
export function PlanMoreFields(props: MoreProps) {
  return (
    <SpaceBetween size="xs">
      <ExpandableSection headerText="Rest and repeats">
        <RuleFields {...props} />
      </ExpandableSection>
      <ExpandableSection headerText="Team requests">
        <SquadWishes {...props} />
      </ExpandableSection>
      {props.places.length > 1 && (
        <ExpandableSection headerText="Travel between places">
          <Ways {...props} />
        </ExpandableSection>
      )}
      <ExpandableSection headerText="Officials">
        <OfficialFields {...props} />
      </ExpandableSection>
      <ExpandableSection headerText="Priorities">
        <WeightFields {...props} />
      </ExpandableSection>
    </SpaceBetween>
  );
}

const rules = [
  ['mostPerDay', 'Matches per team and day'],
  ['mostPerWeek', 'Matches per team and week'],
  ['restMinutes', 'Minutes of rest on the same day'],
  ['restMinutesOverNight', 'Minutes of rest between days'],
  ['roundsBetweenRepeats', 'Match days before a rematch'],
  ['mostAwayInARow', 'Away matches in a row'],
] as const;

const RuleFields = ({ more, onChange }: MoreProps) => (
  <ColumnLayout columns={2}>
    {rules.map(([field, label]) => (
      <NativeInput
        key={field}
        label={label}
        type="number"
        value={String(more.rules[field])}
        onChange={(count) => onChange({ rules: { ...more.rules, [field]: Number(count) } })}
      />
    ))}
  </ColumnLayout>
);

const weights: readonly (readonly [Wish, string])[] = [
  ['homeAway', 'Even home and away'],
  ['earlyLate', 'Even early and late'],
  ['weekday', 'Preferred days'],
  ['spacing', 'Time before a rematch'],
  ['awayRun', 'Few away matches in a row'],
  ['backToBack', 'Back-to-back matches'],
  ['siblings', 'Teams of a club at one place'],
  ['byes', 'Even byes'],
  ['travel', 'Short travel'],
  ['courts', 'Even court use'],
  ['holidays', 'Holidays off'],
  ['officials', 'Officials for every match'],
  ['wishes', 'Times teams want to avoid'],
  ['pace', 'Steady pace of rounds'],
  ['stay', 'Fewer changes'],
];

const WeightFields = ({ more, onChange }: MoreProps) => (
  <SpaceBetween size="s">
    <Checkbox
      checked={more.shape === 'weekly'}
      description="Early times and the first courts of each day, from the first week on. Off: spread over the whole season."
      onChange={({ detail }) => onChange({ shape: detail.checked ? 'weekly' : 'spread' })}
    >
      One round a week
    </Checkbox>
    <p>What counts when matches have to move, from 0 (ignore) to 10 (most important).</p>
    <ColumnLayout columns={3}>
      {weights.map(([wish, label]) => (
        <NativeInput
          key={wish}
          label={label}
          type="number"
          value={String(more.weights[wish])}
          onChange={(count) => onChange({ weights: { ...more.weights, [wish]: Number(count) } })}
        />
      ))}
    </ColumnLayout>
  </SpaceBetween>
);

/** Travel times: matches of a team at two places are at least that far apart. */
function Ways({ more: { travel }, places, onChange }: MoreProps) {
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const));
  return pairs.map(([one, other]) => {
    const isThis = ({ between }: PlanMore['travel'][number]) =>
      between.includes(one.placeId) && between.includes(other.placeId);
    const way = travel.find(isThis) ?? { between: [one.placeId, other.placeId] as [string, string], minutes: 0, km: 0 };
    const set = (part: Partial<typeof way>) =>
      onChange({ travel: [...travel.filter((each) => !isThis(each)), { ...way, ...part }] });
    const names = `${one.name || one.placeId} to ${other.name || other.placeId}`;
    return (
      <ColumnLayout key={names} columns={2}>
        <NativeInput
          label={`${names}, minutes`}
          type="number"
          value={String(way.minutes)}
          onChange={(count) => set({ minutes: Number(count) })}
        />
        <NativeInput
          label={`${names}, kilometers`}
          type="number"
          value={String(way.km)}
          onChange={(count) => set({ km: Number(count) })}
        />
      </ColumnLayout>
    );
  });
}
