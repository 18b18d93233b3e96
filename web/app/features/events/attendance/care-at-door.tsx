import Link from '@cloudscape-design/components/link';
import type { Answer } from '#shared/contract/operation.ts';
import type { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { shownPhone } from '#shared/phone.ts';
import { operations } from '#web/app/operations/operations.ts';
import { ReadOnAsk } from './read-on-ask.tsx';

type Care = Answer<typeof eventCareContract.operations.getCareAtEvent>;

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

/** For whom the owner trusts with it: what a child needs when something happens. */
export const CareAtDoor = ({ eventId, dependantId, displayName }: CareAtDoorProps) => (
  <ReadOnAsk
    words="Medical notes and emergency contacts (their guardians see that you looked)"
    ariaLabel={`What ${displayName} needs`}
    read={async () =>
      operations((await import('#shared/events/dependants/care-contract.ts')).eventCareContract).getCareAtEvent({
        eventId,
        dependantId,
      })
    }
  >
    {(care) => <Noted care={care} />}
  </ReadOnAsk>
);

function Noted({ care }: { readonly care: Care }) {
  const said = notes.filter(([name]) => care[name] !== '');
  if (said.length === 0 && care.emergencyContacts.length === 0) return <div>Their guardians added no notes.</div>;
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
            {name} <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>{shownPhone(phoneNumber)}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
