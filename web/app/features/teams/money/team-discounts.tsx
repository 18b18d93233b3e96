import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState } from 'react';
import { teamDiscounts } from '#shared/payments/discounts/contract.ts';
import { modeName } from '#shared/payments/discounts/discount-words.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { AidRequests } from '#web/app/discounts/aid-requests.tsx';
import { CodeForm } from '#web/app/discounts/code-form.tsx';
import { CodeTable } from '#web/app/discounts/code-table.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { AutomaticDiscounts } from './automatic-discounts.tsx';
import type { Sold, TeamDiscountsView } from './load-team-money.ts';

interface TeamDiscountsProps {
  readonly teamId: string;
  /** Absent where cards pay nothing. */
  readonly view: TeamDiscountsView | undefined;
  readonly isActive: boolean;
}

/** With what players pay a community less, for all that it sells or for one season or tournament. */
export function TeamDiscounts({ teamId, view, isActive }: TeamDiscountsProps) {
  const [open, setOpen] = useState<'new' | Discount>();
  const close = () => setOpen(undefined);
  const end = useOperation(teamDiscounts, 'endTeamDiscount', {
    done: (_, { code }) => (code.includes('.') ? 'Discount ended' : `${code} ended`),
  });
  const { run, ...save } = useOperation(teamDiscounts, 'saveTeamDiscount', {
    done: ({ code }) => `${code} works now`,
    onDone: close,
    isForm: true,
  });
  if (!view) return null;
  const { discounts, currency, sold, requests } = view;
  const working = discounts.filter(({ endedAt }) => !endedAt);
  return (
    <ExpandableSection
      headerText={working.length > 0 ? `Discounts (${working.length})` : 'Discounts'}
      defaultExpanded={requests.length > 0}
    >
      <section className="money-card money" aria-label="Discounts">
        {requests.length > 0 && (
          <>
            <h3>Financial aid</h3>
            <AidRequests teamId={teamId} requests={requests} isActive={isActive} />
          </>
        )}
        {currency && (
          <AutomaticDiscounts
            teamId={teamId}
            discounts={working.filter(({ rule }) => rule)}
            currency={currency}
            sold={sold}
            scopeOf={(discount) => scopeWords(discount, sold)}
            isActive={isActive}
            isEnding={({ code }) => end.isRunningOn({ code })}
            onEnd={({ code }) => void end.run({ teamId, code })}
          />
        )}
        <CodeTable
          discounts={discounts.filter(({ rule }) => !rule)}
          scopeOf={(discount) => scopeWords(discount, sold)}
          isEnding={({ code }) => end.isRunningOn({ code })}
          onEnd={({ code }) => void end.run({ teamId, code })}
          onEdit={isActive ? setOpen : undefined}
          actions={isActive && !open && <Button onClick={() => setOpen('new')}>New code</Button>}
        />
        <p className="money-note">A code for one event is made on the event’s Money tab.</p>
        {open && (
          <CodeForm
            key={open === 'new' ? open : open.code}
            edited={open === 'new' ? undefined : open}
            save={{ ...save, run: ({ products: _, ...said }) => run({ teamId, ...said }) }}
            currency={currency}
            sold={sold}
            hasMembers
            onClose={close}
          />
        )}
      </section>
    </ExpandableSection>
  );
}

/** `Spring League, on their own`, or `Everything` */
function scopeWords({ subjectId, modes }: Discount, sold: readonly Sold[]): string {
  const one = sold.find((each) => each.subjectId === subjectId);
  const ways = modes?.map((mode) => modeName[mode].toLowerCase()).join(' or ');
  const where = one?.label ?? (subjectId ? 'One event, season or tournament' : ways ? 'All seasons' : 'Everything');
  return ways ? `${where}, ${ways}` : where;
}
