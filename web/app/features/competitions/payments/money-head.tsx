import Button from '@cloudscape-design/components/button';
import { formatMoney } from '#shared/money.ts';
import { type Reminded, remindable } from '#shared/payments/outside/due-reminders.ts';
import { type Due, stateOf, sumsOf } from '#shared/payments/outside/dues.ts';
import { quantity } from '#shared/quantity.ts';
import { OwedBar } from '#web/app/dues/owed-bar.tsx';
import { BrandButton } from '#web/app/shell/page/brand-button.tsx';

interface MoneyHeadProps {
  readonly dues: readonly Due[];
  readonly reminded: Reminded;
  /** What the file with all of it is called. */
  readonly fileName: string;
  readonly isReminding: boolean;
  readonly onRemind: () => void;
}

/** What is still owed, one press to remind everyone who owes it, and all of it as a file. Nothing where there is nothing to pay. */
export function MoneyHead({ dues, reminded, fileName, isReminding, onRemind }: MoneyHeadProps) {
  const sums = sumsOf(dues);
  if (!sums) return null;
  const { currency, received, open, toReturn } = sums;
  const owing = dues.filter((due) => stateOf(due) === 'owes').length;
  return (
    <div className="money-sums">
      <header className="money-head">
        <div>
          <p>{owing > 0 ? 'Still owed' : 'All paid up'}</p>
          <p className="money-sum">
            {formatMoney({ amountMinor: owing > 0 ? open : received, currency })}
            {owing > 0 && <small>{` from ${owing}`}</small>}
          </p>
        </div>
        <div className="money-acts">
          <Button iconName="download" onClick={() => void saveDues(dues, reminded, fileName)}>
            CSV
          </Button>
          <RemindAll {...{ dues, reminded, isReminding, onRemind }} />
        </div>
      </header>
      <OwedBar
        currency={currency}
        parts={[
          { key: 'paid', amountMinor: received - toReturn, words: 'paid' },
          { key: 'late', amountMinor: toReturn, words: 'to give back' },
          { key: 'soon', amountMinor: open, words: 'to come' },
        ]}
      />
    </div>
  );
}

/** Saves all payments as a file. Few organizers do, so the code for it is loaded on the press. */
async function saveDues(dues: readonly Due[], reminded: Reminded, fileName: string): Promise<void> {
  const [{ duesCsv }, { saveFile }] = await Promise.all([
    import('#shared/payments/outside/dues-csv.ts'),
    import('#web/app/media/save-file.ts'),
  ]);
  saveFile(duesCsv(dues, reminded), fileName);
}

function RemindAll({ dues, reminded, isReminding, onRemind }: Omit<MoneyHeadProps, 'fileName'>) {
  const { due, rested } = remindable(dues, reminded, new Date());
  if (due.length === 0)
    return rested > 0 ? <p className="money-note">Everyone was reminded in the last 24 hours.</p> : null;
  return (
    <div>
      <BrandButton isBusy={isReminding} busyText="Reminding…" onClick={onRemind}>
        {`Remind all ${due.length}`}
      </BrandButton>
      {rested > 0 && (
        <p className="money-note">{`${quantity(rested, 'other', 'others')} reminded in the last 24 hours`}</p>
      )}
    </div>
  );
}
