import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import type { HeldCredit } from '#shared/payments/credits/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

/** Who can spend something with the host who reads it. It is read once they open it. */
export function HostCredits() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ExpandableSection
      headerText="Credit with you"
      expanded={isOpen}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {isOpen && <Held />}
    </ExpandableSection>
  );
}

const read = () => operations(creditsContract).listGivenCredits({});

function Held() {
  const [changes, setChanges] = useState(0);
  const given = useRead(`given credits ${changes}`, read);
  const credits = given?.credits ?? [];
  if (!given) return null;
  if (credits.length === 0) return <p>No one has credit with you. Open an order to give some.</p>;
  return (
    <ul className="host-credits">
      {credits.map((held) => (
        <HeldLine key={`${held.userId} ${held.currency}`} held={held} onDone={() => setChanges(changes + 1)} />
      ))}
    </ul>
  );
}

interface HeldLineProps {
  readonly held: HeldCredit;
  readonly onDone: () => void;
}

function HeldLine({ held: { userId, name, balanceMinor, currency }, onDone }: HeldLineProps) {
  const take = useOperation(creditsContract, 'takeBackCredit', { done: 'Credit taken back', onDone, rereads: false });
  const [isAsking, setAsking] = useState(false);
  const sum = formatMoney({ amountMinor: balanceMinor, currency });
  const takeBack = () => take.run({ userId, amountMinor: balanceMinor, reason: 'Taken back by the host' });
  return (
    <li>
      <span>{name}</span>
      <strong>{sum}</strong>
      <Button ariaLabel={`Take back credit of ${name}`} onClick={() => setAsking(true)}>
        Take back
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Take back ${sum} credit?`}
        verb={`Take back ${sum}`}
        isBusy={take.isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeBack()}
      >
        {`${name} hears of it and can’t spend it anymore.`}
      </ConfirmDialog>
    </li>
  );
}
