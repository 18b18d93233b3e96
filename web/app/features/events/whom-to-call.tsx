import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Output } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependant-contract.ts';
import { relations } from '#shared/family/relations.ts';
import { sentenceFor } from '../../problems.ts';

type Joined = Output<(typeof dependantsContract)['operations']['getJoinedDependant']>;

interface WhomToCallProps {
  readonly dependantId: string;
  readonly displayName: string;
}

const ages = { under13: 'Younger than 13', from13to17: '13 to 17', adult: 'Grown up' } as const;

/** For whoever hosts: how old a child on their list is, and whom to call about them. Read when it is asked for. */
export function WhomToCall({ dependantId, displayName }: WhomToCallProps) {
  const { id: eventId = '' } = useParams();
  const [read, setRead] = useState<Joined | { readonly failed: string }>();
  const [isReading, setReading] = useState(false);
  const look = async () => {
    setReading(true);
    try {
      const { dependantsApi } = await import('../../dependants-api.ts');
      setRead(await dependantsApi.getJoinedDependant({ eventId, dependantId }));
    } catch (error) {
      setRead({ failed: sentenceFor(error) });
    }
    setReading(false);
  };
  return (
    <div role="status">
      {!read && (
        <Button
          variant="inline-link"
          loading={isReading}
          ariaLabel={`Whom to call about ${displayName}`}
          onClick={look}
        >
          Whom to call
        </Button>
      )}
      {read && ('failed' in read ? read.failed : <Contacts joined={read} />)}
    </div>
  );
}

function Contacts({ joined: { ageBand, contacts } }: { readonly joined: Joined }) {
  return (
    <>
      <div>{ages[ageBand]}</div>
      {contacts.length === 0 && <div>No guardian shows a number.</div>}
      {contacts.map(({ relation, phoneNumber }) => (
        <div key={`${relation} ${phoneNumber}`}>
          {relations.find(({ value }) => value === relation)?.label}{' '}
          <Link href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`}>{phoneNumber}</Link>
        </div>
      ))}
    </>
  );
}
