import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useState } from 'react';
import { FeedKind, FeedLabel, mostFeeds } from '#shared/events/calendars/schemas.ts';
import { kindWords } from './feed-kinds.ts';

interface MakeLinkProps {
  readonly isSending: boolean;
  /** What the server said of a field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onMake: (feed: { readonly kind: FeedKind; readonly label: string }) => void;
}

const kinds = FeedKind.options.map((value) => ({ value, label: kindWords[value] })).toReversed();

/** Which events, and a name by which to know the link again. */
export function MakeLink({ isSending, fields, onMake }: MakeLinkProps) {
  const [label, setLabel] = useState('My calendar');
  const [kind, setKind] = useState<FeedKind>('everything');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = FeedLabel.safeParse(label);
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) onMake({ kind, label: checked.data });
  };
  return (
    <form onSubmit={submit} noValidate>
      <SpaceBetween size="m">
        <FormField
          label="Name"
          constraintText={`So you can tell links apart. You can have ${mostFeeds}.`}
          errorText={problem ?? fields.label}
        >
          <Input value={label} name="label" ariaRequired onChange={({ detail }) => setLabel(detail.value)} />
        </FormField>
        <FormField label="Which events" errorText={fields.kind}>
          <Select
            options={kinds}
            selectedOption={kinds.find(({ value }) => value === kind) ?? null}
            onChange={({ detail }) => setKind(FeedKind.parse(detail.selectedOption.value))}
          />
        </FormField>
        <Button variant="primary" loading={isSending} loadingText="Sending">
          Make a link
        </Button>
      </SpaceBetween>
    </form>
  );
}
