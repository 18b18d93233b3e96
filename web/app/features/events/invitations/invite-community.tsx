import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import type { InvitableCommunity } from '#shared/events/invitations/community-invitation-contract.ts';
import type { InviteeRule } from '#shared/events/invitations/invitee-rule.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

type Rule = InviteeRule['rule'];

interface InviteCommunityProps {
  readonly eventId: string;
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
      : [{ value: 'all' as const, label: 'All members', description: peopleWords(everybody) }]),
    ...(squads.length > 0 ? [{ value: 'squads' as const, label: 'Teams' }] : []),
    ...(tags.length > 0 ? [{ value: 'tags' as const, label: 'Members with a tag' }] : []),
  ];
}

function toRule(rule: Rule, chosen: readonly string[]): InviteeRule | undefined {
  if (rule === 'all') return { rule };
  if (chosen.length === 0) return undefined;
  return rule === 'squads' ? { rule, squadIds: [...chosen] } : { rule, tags: [...chosen] };
}

/** Invites the team that hosts the event, or a part of it. */
export function InviteCommunity({ eventId, community, at }: InviteCommunityProps) {
  const rules = rulesOf(community);
  const [rule, setRule] = useState<Rule>(rules[0]?.value ?? 'all');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { run, isRunning, problem } = useOperation(hostsContract, 'inviteCommunity', {
    done: (_, { inviteSendAt }) =>
      inviteSendAt === undefined ? 'Invitations are on their way' : 'Invitations will be sent then',
    onDone: () => setChosen([]),
    showsProblem: true,
  });
  const whom = toRule(rule, chosen);
  const choices = choicesOf(community, rule);
  return (
    <SpaceBetween size="s">
      <FormField
        label="Invite the team"
        description="We skip members who are in, have answered, are invited already or paused."
        errorText={problem}
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
        <FormField label={rule === 'squads' ? 'Which teams' : 'Which tags'}>
          <Multiselect
            selectedOptions={choices.filter(({ value }) => chosen.includes(value))}
            options={choices}
            placeholder="Choose"
            deselectAriaLabel={(option) => `Leave out ${option.label ?? ''}`}
            onChange={({ detail }) => setChosen(detail.selectedOptions.map(({ value }) => value ?? ''))}
          />
        </FormField>
      )}
      <Button onClick={() => whom && void run({ eventId, whom, ...at })} disabled={!whom} loading={isRunning}>
        Send invitations to the team
      </Button>
    </SpaceBetween>
  );
}
