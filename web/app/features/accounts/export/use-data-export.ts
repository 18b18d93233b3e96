import { useRevalidator } from 'react-router';
import { leavingContract } from '#shared/accounts/deletion/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';

export type DataExport = NonNullable<Answer<typeof leavingContract.operations.getDataExport>['export']>;

/** The last export as it stood when the page was read or looked at again. */
export function useDataExport() {
  const { dataExport: last } = useTabData<() => Promise<{ readonly dataExport: DataExport | undefined }>>();
  const { revalidate, state } = useRevalidator();
  const ask = useOperation(leavingContract, 'askForDataExport', {
    done: 'We put your data together and write to you when it is ready.',
  });
  const download = useOperation(leavingContract, 'openDataExport', { onDone: ({ url }) => location.assign(url) });
  const { isRunning } = useTogether(ask, download);
  return {
    last,
    isBusy: isRunning || state !== 'idle',
    isStale: last === undefined || Date.parse(last.againFrom) <= Date.now(),
    ask: () => void ask.run({}),
    look: () => void revalidate(),
    download: () => void download.run({}),
  };
}
