import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
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
      <ExpandableSection headerText="What squads wish">
        <SquadWishes {...props} />
      </ExpandableSection>
      <ExpandableSection headerText="Holidays and closed times">
        <ClosedDays {...props} />
      </ExpandableSection>
      {props.places.length > 1 && (
        <ExpandableSection headerText="Ways between places">
          <Ways {...props} />
        </ExpandableSection>
      )}
      <ExpandableSection headerText="Officials">
        <OfficialFields {...props} />
      </ExpandableSection>
      <ExpandableSection headerText="How much each wish counts">
        <WeightFields {...props} />
      </ExpandableSection>
    </SpaceBetween>
  );
}

const rules = [
  ['mostPerDay', 'Most matches of a squad a day'],
  ['mostPerWeek', 'Most matches of a squad a week'],
  ['restMinutes', 'Minutes of rest on one day'],
  ['restMinutesOverNight', 'Minutes of rest between days'],
  ['roundsBetweenRepeats', 'Play days before two meet again'],
  ['mostAwayInARow', 'Most matches away in a row'],
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
  ['homeAway', 'Home and away in balance'],
  ['earlyLate', 'Early and late in balance'],
  ['weekday', 'Preferred days'],
  ['spacing', 'Time before two meet again'],
  ['awayRun', 'Few matches away in a row'],
  ['backToBack', 'Matches one after the other'],
  ['siblings', 'Squads of a club at one place'],
  ['byes', 'Free rounds spread evenly'],
  ['travel', 'Short ways'],
  ['courts', 'Courts used evenly'],
  ['holidays', 'Holidays free'],
  ['officials', 'Officials for every match'],
  ['wishes', 'Times that squads would rather not play'],
  ['pace', 'Rounds in their weeks'],
  ['stay', 'Staying where matches were'],
];

const WeightFields = ({ more, onChange }: MoreProps) => (
  <SpaceBetween size="s">
    <p>From 0, not at all, to 10.</p>
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

/** Days that are better left free, and what was closed so far. */
function ClosedDays({ more: { holidays, closures }, onChange }: MoreProps) {
  const [day, setDay] = useState('');
  const add = () => {
    if (day) onChange({ holidays: [...new Set([...holidays, day])].sort() });
    setDay('');
  };
  return (
    <SpaceBetween size="s">
      {holidays.map((one) => (
        <Button
          key={one}
          iconName="close"
          onClick={() => onChange({ holidays: holidays.filter((other) => other !== one) })}
        >
          {`Remove ${one}`}
        </Button>
      ))}
      <NativeInput label="Holiday" type="date" value={day} onChange={setDay} />
      <Button onClick={add}>Add the holiday</Button>
      {closures.map(({ id, reason, from, until }) => (
        <Button
          key={id}
          iconName="close"
          onClick={() => onChange({ closures: closures.filter((other) => other.id !== id) })}
        >
          {`Open again: ${reason}, ${from.replace('T', ' ')} to ${until.replace('T', ' ')}`}
        </Button>
      ))}
    </SpaceBetween>
  );
}

/** How long it takes from place to place: nobody plays at both without that much between. */
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
          label={`${names}, kilometres`}
          type="number"
          value={String(way.km)}
          onChange={(count) => set({ km: Number(count) })}
        />
      </ColumnLayout>
    );
  });
}
