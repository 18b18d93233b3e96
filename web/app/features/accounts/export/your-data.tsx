import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useRevalidator } from 'react-router';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { momentWords } from '#web/blocks/moment.ts';

/** Everything that is kept of the person, asked for and downloaded; once a day, one at a time. */
export function YourData() {
  const { last, isBusy, isStale, ask, look, download } = useDataExport();
  return (
    <div id="your-data">
      <Container
        header={
          <Header variant="h2" description="Everything we store about you, in one ZIP file with JSON and CSV.">
            Your data
          </Header>
        }
      >
        <SpaceBetween size="m">
          {last && <Standing {...last} />}
          <SpaceBetween direction="horizontal" size="xs">
            {last?.until && (
              <Button iconName="download" loading={isBusy} onClick={download}>
                Download your data
              </Button>
            )}
            {last && !last.until && (
              <Button iconName="refresh" loading={isBusy} onClick={look}>
                Check again
              </Button>
            )}
            {isStale && (
              <Button loading={isBusy} onClick={ask}>
                Ask for your data
              </Button>
            )}
          </SpaceBetween>
        </SpaceBetween>
      </Container>
    </div>
  );
}

function Standing({ askedAt, until, againFrom }: DataExport) {
  return (
    <>
      <StatusIndicator type={until ? 'success' : 'in-progress'}>
        {until ? `Ready until ${momentWords(until)}` : 'We’re preparing your file. We’ll email you in a few minutes.'}
      </StatusIndicator>
      <Box color="text-body-secondary">
        Last asked {momentWords(askedAt)}. You can ask again from {momentWords(againFrom)}.
      </Box>
    </>
  );
}

type DataExport = NonNullable<Answer<typeof deletionContract.operations.getDataExport>['export']>;

/** The last export as it stood when the page was read or looked at again. */
function useDataExport() {
  const { dataExport: last } = useTabData<() => Promise<{ readonly dataExport: DataExport | undefined }>>();
  const { revalidate, state } = useRevalidator();
  const ask = useOperation(deletionContract, 'askForDataExport', {
    done: 'We’ll email you when your data is ready.',
  });
  const download = useOperation(deletionContract, 'openDataExport', { onDone: ({ url }) => location.assign(url) });
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
