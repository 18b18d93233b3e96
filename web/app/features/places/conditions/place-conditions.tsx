import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { places } from '#shared/places/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { OnceOpened } from '#web/app/shell/page/once-opened.tsx';
import type { SeenPlace } from '../details/edit/place-access.ts';
import { conditionChoices, dayWords, labelIn } from '../search/place-words.ts';

type Condition = SeenPlace['conditions'][number]['condition'];

const loadDialog = async () => ({ default: (await import('../details/place-dialog.tsx')).PlaceDialog });
const PlaceDialog = lazy(loadDialog);

/** What players know of the place today: whether the listing is right, and what it is like just now. */
export function PlaceUpkeep({ seen }: { seen: SeenPlace }) {
  const { place, conditions, confirmedByMeAt } = seen;
  const { placeId } = place;
  const report = useOperation(places, 'reportCondition', { done: 'Thanks! Players see your report for 3 hours' });
  const confirm = useOperation(places, 'confirmPlace', { done: 'Thanks for confirming this place' });
  const [asking, setAsking] = useState<'report' | 'merge'>();
  const [condition, setCondition] = useState<Condition>('fine');
  const chosen = conditionChoices.find(({ value }) => value === condition) ?? null;
  return (
    <Container header={<Header variant="h2">Right now</Header>}>
      <SpaceBetween size="m">
        {conditions.length === 0 ? (
          <p>No recent reports.</p>
        ) : (
          <ul className="place-list">
            {conditions.map((said) => (
              <li key={said.condition}>
                <strong>{labelIn(conditionChoices, said.condition)}</strong>, reported by{' '}
                {quantity(said.people, 'player')}
              </li>
            ))}
          </ul>
        )}
        {seen.isSignedIn && (
          <SpaceBetween size="s">
            <FormField label="At this place now? What's it like?">
              <Select
                options={conditionChoices}
                selectedOption={chosen}
                onChange={({ detail }) => setCondition(detail.selectedOption.value as Condition)}
              />
            </FormField>
            <Button loading={report.isRunning} onClick={() => report.run({ placeId, condition })}>
              Share
            </Button>
          </SpaceBetween>
        )}
        <p>{confirmedWords(place.confirmedAt, confirmedByMeAt)}</p>
        {seen.isSignedIn && (
          <SpaceBetween direction="horizontal" size="xs">
            <Button iconName="check" onClick={() => confirm.run({ placeId })}>
              Listing is accurate
            </Button>
            <Button onClick={() => setAsking('report')}>Report a problem</Button>
            <Button onClick={() => setAsking('merge')}>Report a duplicate</Button>
          </SpaceBetween>
        )}
      </SpaceBetween>
      <OnceOpened isOpen={asking !== undefined} load={loadDialog}>
        <PlaceDialog asking={asking} place={place} canManage={seen.canManage} onClose={() => setAsking(undefined)} />
      </OnceOpened>
    </Container>
  );
}

/** Says a day once where it is the same for oneself. */
function confirmedWords(confirmedAt: string, byMeAt: string | undefined): string {
  const [day, mine] = [dayWords(confirmedAt), byMeAt && dayWords(byMeAt)];
  return `Last confirmed ${day}${mine ? `, by you${mine === day ? '' : ` ${mine}`}` : ''}.`;
}
