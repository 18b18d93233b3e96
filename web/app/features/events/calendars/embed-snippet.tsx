import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { EmbedCode } from '#web/app/media/embed-code.tsx';

interface EmbedSnippetProps {
  readonly hostId: string;
  readonly hostName: string;
}

/** The markup that shows a host's public events in a frame on another site. */
export const EmbedSnippet = ({ hostId, hostName }: EmbedSnippetProps) => (
  <Container
    header={
      <Header variant="h2" description="Show your upcoming public events on any website.">
        Events on your own website
      </Header>
    }
  >
    <EmbedCode address={`${location.origin}/embed/events?host=${hostId}`} title={`Events by ${hostName}`} />
  </Container>
);
