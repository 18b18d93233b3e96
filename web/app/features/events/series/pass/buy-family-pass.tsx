import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { type PassDate, type SeriesPass, seriesPass } from '#shared/events/series/pass/contract.ts';
import { spotsTogether } from '#shared/events/series/pass/spots-together.ts';
import { formatMoney } from '#shared/money.ts';
import { quoteLines } from '#shared/payments/quote.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { SaidOfMember } from '../../dependants/answer-for-family.ts';
import { AskedFields } from '../../dependants/asked-of-member.tsx';
import { useEventInput } from '../../details/event-access.ts';
import { GroupChoice } from '../../rsvp/groups/group-choice.tsx';
import { canHavePass, childrenWhoCanHavePass } from './can-have-pass.ts';
import { PassDates } from './pass-dates.tsx';
import type { PassProps } from './pass-props.ts';

const myself = 'me';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly dates: readonly PassDate[];
}

/** Choosing the players of a family who get a pass: all passes are paid in one order, with one service fee. */
export function BuyFamilyPass({ event, pass }: PassProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, SaidOfMember>>>({});
  const [wasAsked, setAsked] = useState(false);
  const { run, isRunning } = useHoldPasses(event.eventId);
  const rows = rowsOf(pass);
  const coming = rows.filter(({ id }) => id in chosen);
  const toggle = (id: string) => setChosen(({ [id]: was, ...others }) => (was ? others : { ...others, [id]: {} }));
  const press = () => {
    setAsked(true);
    if (coming.length > 0) run(chosen);
  };
  return (
    <FormField
      label="Who’s coming?"
      description="You pay once for all passes, with one service fee."
      errorText={wasAsked && coming.length === 0 && 'Choose who gets a pass.'}
      stretch
    >
      <SpaceBetween size="s">
        {rows.map(({ id, label, dates }) => (
          <div key={id}>
            <Checkbox checked={id in chosen} onChange={() => toggle(id)}>
              {label}
            </Checkbox>
            {id in chosen && (
              <SpaceBetween size="s">
                <PassDates dates={dates} timeZone={pass.timeZone} name={label} />
                <ComingAs
                  event={event}
                  isMe={id === myself}
                  said={chosen[id] ?? {}}
                  onChange={(said) => setChosen((all) => ({ ...all, [id]: said }))}
                />
              </SpaceBetween>
            )}
          </div>
        ))}
        <Button variant="primary" fullWidth loading={isRunning} onClick={press}>
          {buyWords(pass, coming)}
        </Button>
      </SpaceBetween>
    </FormField>
  );
}

interface ComingAsProps {
  readonly event: Event;
  readonly isMe: boolean;
  readonly said: SaidOfMember;
  readonly onChange: (said: SaidOfMember) => void;
}

function ComingAs({ event, isMe, said, onChange }: ComingAsProps) {
  if (!isMe) return <AskedFields event={event} said={said} onChange={onChange} />;
  if (!event.capacityGroups) return null;
  return (
    <GroupChoice
      event={event}
      whose="On every date you’re joining as"
      value={said.group}
      onChange={(group) => onChange({ ...said, group })}
    />
  );
}

/** The players who can have a pass, the reader first. */
const rowsOf = (pass: SeriesPass): Row[] => [
  ...(canHavePass(pass) ? [{ id: myself, label: 'Me', dates: pass.dates }] : []),
  ...childrenWhoCanHavePass(pass).map(({ dependantId, firstName, dates }) => ({
    id: dependantId,
    label: firstName,
    dates,
  })),
];

/** Holds passes for the players who are chosen: the reader alone, or children too. */
function useHoldPasses(eventId: string) {
  const input = useEventInput(eventId);
  const own = useOperation(seriesPass, 'holdPass');
  const family = useOperation(seriesPass, 'holdFamilyPass');
  const run = (chosen: Readonly<Record<string, SaidOfMember>>) => {
    const { [myself]: me, ...others } = chosen;
    const children = Object.entries(others).map(([dependantId, said]) => ({ dependantId, ...said }));
    const group = me?.group && { group: me.group };
    if (children.length === 0) void own.run({ ...input, ...group });
    else void family.run({ ...input, ...(me && { me: { ...group } }), children });
  };
  return { run, isRunning: own.isRunning || family.isRunning };
}

/** `Get the season pass for Ana · $41.50`, `Get 2 season passes · $82.70`: all of it, as it will be charged. */
function buyWords({ fees, currency }: SeriesPass, coming: readonly Row[]): string {
  const [first, ...others] = coming;
  if (!first) return 'Get season passes';
  const spots = spotsTogether(coming.map(({ id: personId, dates }) => ({ personId, dates })));
  const lines = spots.map((spot) => ({ ...spot, kind: 'spot' as const, name: '' }));
  const total = formatMoney({ amountMinor: quoteLines(lines, { ...fees, currency }).totalMinor, currency });
  if (others.length > 0) return `Get ${quantity(coming.length, 'season pass', 'season passes')} · ${total}`;
  return `Get the season pass${first.id === myself ? '' : ` for ${first.label}`} · ${total}`;
}
