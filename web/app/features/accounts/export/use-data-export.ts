import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { leavingContract } from '#shared/accounts/deletion/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

export type DataExport = NonNullable<Answer<typeof leavingContract.operations.getDataExport>['export']>;

/** The last export as it stood when the page was read or looked at again. */
export function useDataExport() {
  const { dataExport: last } = useTabData<() => Promise<{ readonly dataExport: DataExport | undefined }>>();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const doing = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      notify('error', sentenceFor(error));
    }
    setBusy(false);
  };
  return {
    last,
    isBusy,
    isStale: last === undefined || Date.parse(last.againFrom) <= Date.now(),
    ask: () =>
      void doing(async () => {
        await operations(leavingContract).askForDataExport({});
        notify('success', 'We put your data together and write to you when it is ready.');
        await revalidate();
      }),
    look: () => void doing(revalidate),
    download: () => void doing(async () => location.assign((await operations(leavingContract).openDataExport({})).url)),
  };
}
