import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import RadioGroup from '@cloudscape-design/components/radio-group';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { MyClaim } from '#shared/places/managers/claiming.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import { dayWords } from '../search/place-words.ts';
import { ClaimByDocument, ClaimByMail, ClaimByPhone, CodeForm } from './claim-forms.tsx';

type Mine = Answer<typeof placeManagers.operations.getMyManaging>;
type Way = MyClaim['way'];

interface ClaimPanelProps {
  readonly placeId: string;
  readonly mine: Mine;
}

/** How the people who run a place claim its listing. */
export function ClaimPanel({ placeId, mine: { claim, ways, isManager } }: ClaimPanelProps) {
  const open = waysOf(ways, isManager);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? open.find(({ disabled }) => !disabled)?.value;
  return (
    <Container
      header={
        <Header variant="h2" description="Claim it to manage the listing. Other managers can't remove you.">
          Do you run this place?
        </Header>
      }
    >
      <SpaceBetween size="l">
        {claim && <ClaimState placeId={placeId} claim={claim} />}
        {open.every(({ disabled }) => disabled) ? (
          <p className="place-note">
            You manage this place. Once its website has been listed for a week, you can claim it with an email address
            there.
          </p>
        ) : (
          <FormField label={claim ? 'Or prove it another way' : 'How can you prove it?'}>
            <RadioGroup items={open} value={way ?? null} onChange={({ detail }) => setChosen(detail.value as Way)} />
          </FormField>
        )}
        {way === 'email' && <ClaimByMail placeId={placeId} domain={ways.domain ?? ''} />}
        {way === 'phone' && <ClaimByPhone placeId={placeId} />}
        {way === 'document' && <ClaimByDocument placeId={placeId} />}
      </SpaceBetween>
    </Container>
  );
}

/** Managers cannot review their own claim, so they prove it by email alone; what the listing lacks says so. */
function waysOf({ domain, phone, from }: Mine['ways'], isManager: boolean) {
  const why = (isListed: boolean, missing: string) => {
    if (!isListed) return `The listing has no ${missing}.`;
    return Date.parse(from) > Date.now()
      ? `The listing is new or was changed. Possible from ${dayWords(from)}.`
      : undefined;
  };
  const [noMail, noCall] = [why(domain !== undefined, 'website'), why(phone !== undefined, 'number')];
  const byMail = {
    value: 'email' as const,
    label: `An email address at ${domain ?? "the place's website"}`,
    description: noMail ?? 'We email a code there. You manage the place right away.',
    disabled: noMail !== undefined,
  };
  if (isManager) return [byMail];
  return [
    byMail,
    {
      value: 'phone' as const,
      label: `The listed number${phone ? `, ${phone}` : ''}`,
      description: noCall ?? 'A manager of the listing calls it.',
      disabled: noCall !== undefined,
    },
    {
      value: 'document' as const,
      label: 'A document',
      description: 'A lease, a permit or a letter with your name. The managers review it, then we delete it.',
      disabled: false,
    },
  ];
}

function ClaimState({ placeId, claim }: { readonly placeId: string; readonly claim: MyClaim }) {
  if (claim.status === 'proving') return <CodeForm placeId={placeId} email={claim.email ?? ''} />;
  const isDeclined = claim.status === 'declined';
  return (
    <SpaceBetween size="xs">
      <StatusIndicator type={isDeclined ? 'stopped' : 'pending'}>
        {isDeclined ? 'Your claim was declined' : 'Claim under review'}
      </StatusIndicator>
      <p className="place-note">
        {isDeclined
          ? `You made it on ${dayWords(claim.madeAt)}. You can claim the place again.`
          : 'The managers of this place will review it.'}
      </p>
      {claim.code && (
        <p className="place-note">
          Leave this code with the person who answers the listed number: <strong>{claim.code}</strong>
        </p>
      )}
    </SpaceBetween>
  );
}
