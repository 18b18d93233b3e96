import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { loginAge } from '#shared/people/family/age.ts';
import { consents } from '#shared/people/family/consent.ts';
import { PhoneInput } from '../phone/phone-input.tsx';
import type { ChildDraft } from './child-draft.ts';

interface NewChildFieldsProps {
  readonly draft: ChildDraft;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (draft: ChildDraft) => void;
}

const wordsOf = (type: (typeof consents)[number]['type']) => consents.find((one) => one.type === type)?.label;

/** The fields in which a parent says who their child is. */
export function NewChildFields({ draft, faults, onChange }: NewChildFieldsProps) {
  const set = (part: Partial<ChildDraft>) => onChange({ ...draft, ...part });
  const isYoung = draft.age.trim() !== '' && Number(draft.age) < loginAge;
  return (
    <SpaceBetween size="m">
      <FormField label="First name" errorText={faults.firstName}>
        <Input value={draft.firstName} onChange={({ detail }) => set({ firstName: detail.value })} />
      </FormField>
      <FormField label="Last name" errorText={faults.lastName}>
        <Input value={draft.lastName} onChange={({ detail }) => set({ lastName: detail.value })} />
      </FormField>
      <FormField label="Age" errorText={faults.age}>
        <Input inputMode="numeric" value={draft.age} onChange={({ detail }) => set({ age: detail.value })} />
      </FormField>
      <FormField
        label="Phone number"
        constraintText="Your number, to reach you about them."
        errorText={faults.phoneNumber}
      >
        <PhoneInput value={draft.phoneNumber} onChange={(phoneNumber) => set({ phoneNumber })} />
      </FormField>
      {isYoung && (
        <FormField
          label="Your consent"
          description="We need it to store anything about a child under 13. Withdraw it anytime, and we delete their details."
          errorText={faults.collectionConsent}
        >
          <Checkbox checked={draft.isKept} onChange={({ detail }) => set({ isKept: detail.checked })}>
            {wordsOf('data_collection')}
          </Checkbox>
          <Checkbox checked={draft.isShown} onChange={({ detail }) => set({ isShown: detail.checked })}>
            {wordsOf('third_party_disclosure')} (optional)
          </Checkbox>
        </FormField>
      )}
    </SpaceBetween>
  );
}
