import Link from '@cloudscape-design/components/link';
import { useParams } from 'react-router';
import type { Output } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import { relations } from '#shared/people/family/relations.ts';
import { shownPhone } from '#shared/phone.ts';
import { operations } from '#web/app/operations/operations.ts';
import { ReadOnAsk } from './read-on-ask.tsx';

type Joined = Output<(typeof dependantsContract)['operations']['getJoinedDependant']>;

interface WhomToCallProps {
  readonly dependantId: string;
  readonly displayName: string;
}

const ages = { under13: 'Younger than 13', from13to17: '13 to 17', adult: 'Adult' } as const;

/** For hosts: how old a child on their list is, and the emergency contacts. */
export function WhomToCall({ dependantId, displayName }: WhomToCallProps) {
  const { id: eventId = '' } = useParams();
  return (
    <ReadOnAsk
      words="Emergency contacts"
      ariaLabel={`Emergency contacts of ${displayName}`}
      read={async () =>
        operations((await import('#shared/events/dependants/contract.ts')).dependantsContract).getJoinedDependant({
          eventId,
          dependantId,
        })
      }
    >
      {(joined) => <Contacts joined={joined} />}
    </ReadOnAsk>
  );
}

function Contacts({ joined: { ageBand, contacts } }: { readonly joined: Joined }) {
  return (
    <>
      <div>{ages[ageBand]}</div>
      {contacts.length === 0 && <div>No guardian shared a phone number.</div>}
      {contacts.map(({ relation, phoneNumber }) => (
        <div key={`${relation} ${phoneNumber}`}>
          {relations.find(({ value }) => value === relation)?.label}{' '}
          <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>{shownPhone(phoneNumber)}</Link>
        </div>
      ))}
    </>
  );
}
