import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { InvitableCommunity } from '#shared/events/invitations/community-invitation-contract.ts';
import type { InviteeRule } from '#shared/events/invitations/invitee-rule.ts';
import { quantity } from '#shared/quantity.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';

type Rule = InviteeRule['rule'];

interface InviteCommunityProps {
  readonly community: InvitableCommunity;
  /** When they are told, if not now. */
  readonly at: { readonly inviteSendAt?: string };
}

const peopleWords = (people: number) => quantity(people, 'person', 'people');

/** What can be chosen under a rule, where it needs a choice. */
function choicesOf({ squads, tags }: InvitableCommunity, rule: Rule) {
  if (rule === 'squads')
    return squads.map(({ squadId, name, people }) => ({
      value: squadId,
      label: name,
      description: peopleWords(people),
    }));
  return tags.map(({ tag, people }) => ({ value: tag, label: tag, description: peopleWords(people) }));
}

function rulesOf({ everybody, squads, tags }: InvitableCommunity) {
  return [
    ...(everybody === undefined
      ? []
      : [{ value: 'all' as const, label: 'Everybody of the community', description: peopleWords(everybody) }]),
    ...(squads.length > 0 ? [{ value: 'squads' as const, label: 'Squads' }] : []),
    ...(tags.length > 0 ? [{ value: 'tags' as const, label: 'Those with a tag' }] : []),
  ];
}

function toRule(rule: Rule, chosen: readonly string[]): InviteeRule | undefined {
  if (rule === 'all') return { rule };
  if (chosen.length === 0) return undefined;
  return rule === 'squads' ? { rule, squadIds: [...chosen] } : { rule, tags: [...chosen] };
}

/** Invites the community that hosts the event, or a part of it. */
export function InviteCommunity({ community, at }: InviteCommunityProps) {
  const fetcher = useFetcher<Rejection | null>();
  const rules = rulesOf(community);
  const [rule, setRule] = useState<Rule>(rules[0]?.value ?? 'all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === 'idle' && data === null) setChosen([]);
  }, [state, data]);
  const whom = toRule(rule, chosen);
  const choices = choicesOf(community, rule);
  const ask = () => {
    const sent = JSON.stringify({ intent: 'inviteCommunity', whom, ...at });
    void fetcher.submit(sent, { method: 'post', encType: 'application/json' });
  };
  return (
    <SpaceBetween size="s">
      <FormField
        label="Invite the community"
        description="Whoever is in, has answered, is invited already or paused is not asked."
        errorText={data?.fields.whom}
        stretch
      >
        <RadioGroup
          value={rule}
          items={rules}
          onChange={({ detail }) => {
            setRule(detail.value as Rule);
            setChosen([]);
          }}
        />
      </FormField>
      {rule !== 'all' && (
        <FormField label={rule === 'squads' ? 'Which squads' : 'Which tags'}>
          <Multiselect
            selectedOptions={choices.filter(({ value }) => chosen.includes(value))}
            options={choices}
            placeholder="Choose"
            deselectAriaLabel={(option) => `Leave out ${option.label ?? ''}`}
            onChange={({ detail }) => setChosen(detail.selectedOptions.map(({ value }) => value ?? ''))}
          />
        </FormField>
      )}
      <Button onClick={ask} disabled={!whom} loading={state !== 'idle'}>
        Ask them to come
      </Button>
    </SpaceBetween>
  );
}
