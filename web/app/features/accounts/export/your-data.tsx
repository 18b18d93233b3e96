import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { momentWords } from '#web/blocks/moment.ts';
import { type DataExport, useDataExport } from './use-data-export.ts';

/** Everything that is kept of the person, asked for and downloaded; once a day, one at a time. */
export function YourData() {
  const { last, isBusy, isStale, ask, look, download } = useDataExport();
  return (
    <div id="your-data">
      <Container
        header={
          <Header variant="h2" description="Everything that we keep of you, as one ZIP file with JSON and CSV.">
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
                Look again
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
        {until ? `Ready until ${momentWords(until)}` : 'Being put together: we write to you in a few minutes'}
      </StatusIndicator>
      <Box color="text-body-secondary">
        Last asked {momentWords(askedAt)}. You can ask again from {momentWords(againFrom)}.
      </Box>
    </>
  );
}
