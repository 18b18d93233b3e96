import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { family } from '#shared/family/contract.ts';
import { sentenceFor } from '../../problems.ts';

type Care = Answer<typeof family.operations.getCareAtEvent>;

interface CareAtDoorProps {
  readonly eventId: string;
  readonly dependantId: string;
  readonly displayName: string;
}

const notes = [
  ['allergies', 'Allergies'],
  ['conditions', 'Conditions'],
  ['medication', 'Medication'],
  ['notes', 'Notes'],
] as const;

/** For whom the owner trusts with it: what a child needs when something happens. Read when it is asked for. */
export function CareAtDoor({ eventId, dependantId, displayName }: CareAtDoorProps) {
  const [read, setRead] = useState<Care | { readonly failed: string }>();
  const [isReading, setReading] = useState(false);
  const look = async () => {
    setReading(true);
    try {
      const { familyApi } = await import('../../family-api.ts');
      setRead(await familyApi.getCareAtEvent({ eventId, dependantId }));
    } catch (error) {
      setRead({ failed: sentenceFor(error) });
    }
    setReading(false);
  };
  return (
    <div role="status">
      {!read && (
        <Button variant="inline-link" loading={isReading} ariaLabel={`What ${displayName} needs`} onClick={look}>
          Medical notes and whom to call (their guardians see that you looked)
        </Button>
      )}
      {read && ('failed' in read ? read.failed : <Noted care={read} />)}
    </div>
  );
}

function Noted({ care }: { readonly care: Care }) {
  const said = notes.filter(([name]) => care[name] !== '');
  if (said.length === 0 && care.emergencyContacts.length === 0) return <div>Their guardians noted nothing.</div>;
  return (
    <dl className="door-care">
      {said.map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{care[name]}</dd>
        </div>
      ))}
      {care.emergencyContacts.map(({ name, relation, phoneNumber, canPickUp }) => (
        <div key={`${name} ${phoneNumber}`}>
          <dt>{`${relation}${canPickUp ? ', may pick up' : ''}`}</dt>
          <dd>
            {name} <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>{phoneNumber}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
