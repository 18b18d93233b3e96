import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import { places } from '#shared/places/contract.ts';
import { FormView } from '../../forms/form-view.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextareaField } from '../../forms/textarea-field.tsx';
import { useOperationForm } from '../../forms/use-operation-form.ts';
import type { SeenPlace } from './place-access.ts';
import { conditionChoices, labelIn, reportChoices } from './place-words.ts';

const MergeForm = lazy(async () => ({ default: (await import('./merge-form.tsx')).MergeForm }));

/** What players know of the place today: whether the listing is right, and what it is like just now. */
export function PlaceUpkeep({ seen }: { seen: SeenPlace }) {
  const { place, conditions, confirmedByMeAt } = seen;
  const fetcher = useFetcher();
  const [isReporting, setReporting] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [condition, setCondition] = useState('fine');
  const send = (sent: object) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' });
  const chosen = conditionChoices.find(({ value }) => value === condition) ?? null;
  return (
    <Container header={<Header variant="h2">Right now</Header>}>
      <SpaceBetween size="m">
        {conditions.length === 0 ? (
          <p>Nobody has said in the last three hours what it is like.</p>
        ) : (
          <ul className="place-list">
            {conditions.map((said) => (
              <li key={said.condition}>
                <strong>{labelIn(conditionChoices, said.condition)}</strong>, says{' '}
                {said.people === 1 ? 'one person' : `${said.people} people`}
              </li>
            ))}
          </ul>
        )}
        {seen.isSignedIn && (
          <SpaceBetween size="s">
            <FormField label="You are there? What is it like?">
              <Select
                options={conditionChoices}
                selectedOption={chosen}
                onChange={({ detail }) => setCondition(detail.selectedOption.value ?? 'fine')}
              />
            </FormField>
            <Button loading={fetcher.state !== 'idle'} onClick={() => send({ intent: 'condition', condition })}>
              Say so
            </Button>
          </SpaceBetween>
        )}
        <p>
          Last confirmed {place.confirmedAt.slice(0, 10)}
          {confirmedByMeAt && `, by you ${confirmedByMeAt.slice(0, 10)}`}.
        </p>
        {seen.isSignedIn && (
          <SpaceBetween direction="horizontal" size="xs">
            <Button iconName="check" onClick={() => send({ intent: 'confirm' })}>
              Still right
            </Button>
            <Button onClick={() => setReporting(true)}>Report</Button>
            <Button onClick={() => setMerging(true)}>Listed twice?</Button>
          </SpaceBetween>
        )}
      </SpaceBetween>
      <Modal
        visible={isReporting}
        header="What is wrong with this listing?"
        closeAriaLabel="Close"
        onDismiss={() => setReporting(false)}
      >
        {isReporting && <ReportForm onClose={() => setReporting(false)} />}
      </Modal>
      <Modal
        visible={isMerging}
        header="Which listing is the same place?"
        closeAriaLabel="Close"
        onDismiss={() => setMerging(false)}
      >
        <Suspense>{isMerging && <MergeForm place={place} onClose={() => setMerging(false)} />}</Suspense>
      </Modal>
    </Container>
  );
}

const input = places.operations.reportPlace.input.omit({ placeId: true });

function ReportForm({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(input, { category: 'wrong_info', text: '' }, { also: { intent: 'report' } });
  return (
    <FormView
      form={form as never}
      wayOut={{ text: 'Go back', onClick: onClose }}
      actions={<SubmitButton form={form}>Report</SubmitButton>}
    >
      <SelectField control={form.control} name="category" label="What is wrong" choices={reportChoices} />
      <TextareaField control={form.control} name="text" label="More about it" max={500} rows={3} isOptional />
    </FormView>
  );
}
