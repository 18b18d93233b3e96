import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { consents } from '#shared/people/family/consent.ts';
import { Relation, relations } from '#shared/people/family/relations.ts';
import { PhoneInput } from '#web/app/forms/phone/phone-input.tsx';
import { type DraftFault, isYoung, type MemberDraft } from './family-draft.ts';
import { FamilySearch } from './family-search.tsx';

interface MemberFieldsProps {
  readonly draft: MemberDraft;
  readonly faults: DraftFault;
  readonly onChange: (draft: MemberDraft) => void;
}

/** First whether the member has an account, then the rest (R-FAM-10 to 20). */
export function FamilyMemberFields({ draft, faults, onChange }: MemberFieldsProps) {
  const { hasAccount, relation } = draft;
  return (
    <SpaceBetween size="m">
      <FormField label="Does this family member have an account?" errorText={faults.hasAccount}>
        <RadioGroup
          value={hasAccount === undefined ? null : hasAccount ? 'yes' : 'no'}
          items={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No', description: 'Children under 13 don’t have one.' },
          ]}
          onChange={({ detail }) => onChange({ ...draft, hasAccount: detail.value === 'yes' })}
        />
      </FormField>
      {hasAccount !== undefined && (
        <FormField label="Relation" description="How you’re related." errorText={faults.relation}>
          <Select
            options={[...relations]}
            selectedOption={relations.find(({ value }) => value === relation) ?? null}
            placeholder="Choose"
            onChange={({ detail }) => onChange({ ...draft, relation: Relation.parse(detail.selectedOption.value) })}
          />
        </FormField>
      )}
      {hasAccount === true && <Account draft={draft} faults={faults} onChange={onChange} />}
      {hasAccount === false && <Details draft={draft} faults={faults} onChange={onChange} />}
    </SpaceBetween>
  );
}

function Account({ draft, faults, onChange }: MemberFieldsProps) {
  const { user, ...rest } = draft;
  if (!user) return <FamilySearch fault={faults.user} onSelect={(found) => onChange({ ...draft, user: found })} />;
  return (
    <p className="family-chosen">
      <span>{user.displayName} gets a request. They’re in your family once they accept.</span>
      <button type="button" onClick={() => onChange(rest)}>
        Choose another person
      </button>
    </p>
  );
}

const texts = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'phoneNumber', label: 'Phone number', hint: 'Your number, to reach you about them.' },
  { name: 'age', label: 'Age', hint: '1 to 120.' },
] as const;

function Details({ draft, faults, onChange }: MemberFieldsProps) {
  return (
    <SpaceBetween size="m">
      {texts.map(({ name, label, ...more }) => (
        <FormField
          key={name}
          label={label}
          constraintText={'hint' in more ? more.hint : undefined}
          errorText={faults[name]}
        >
          {name === 'phoneNumber' ? (
            <PhoneInput
              value={draft.phoneNumber ?? ''}
              onChange={(phoneNumber) => onChange({ ...draft, phoneNumber })}
            />
          ) : (
            <Input
              value={draft[name] ?? ''}
              {...(name === 'age' && { inputMode: 'numeric' as const })}
              onChange={({ detail }) => onChange({ ...draft, [name]: detail.value })}
            />
          )}
        </FormField>
      ))}
      {isYoung(draft) && <ConsentTicks draft={draft} faults={faults} onChange={onChange} />}
    </SpaceBetween>
  );
}

const wordsOf = (type: (typeof consents)[number]['type']) => consents.find((one) => one.type === type)?.label;

/** Two ticks: what is kept, and apart from it what hosts see. */
const ConsentTicks = ({ draft, faults, onChange }: MemberFieldsProps) => (
  <FormField
    label="Your consent"
    description="We need it to store anything about a child under 13. Withdraw it anytime, and we delete their details."
    errorText={faults.collectionConsent}
  >
    <Checkbox
      checked={draft.collectionConsent ?? false}
      onChange={({ detail }) => onChange({ ...draft, collectionConsent: detail.checked })}
    >
      {wordsOf('data_collection')}
    </Checkbox>
    <Checkbox
      checked={draft.disclosureConsent ?? false}
      onChange={({ detail }) => onChange({ ...draft, disclosureConsent: detail.checked })}
    >
      {wordsOf('third_party_disclosure')} (optional)
    </Checkbox>
  </FormField>
);
