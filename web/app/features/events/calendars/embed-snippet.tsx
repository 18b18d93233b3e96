import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { CopyButton } from './copy-button.tsx';

interface EmbedSnippetProps {
  readonly hostId: string;
  readonly hostName: string;
}

/** The markup that shows a host's public events in a frame on another site. */
export function EmbedSnippet({ hostId, hostName }: EmbedSnippetProps) {
  const address = `${location.origin}/embed/events?host=${hostId}`;
  const snippet = `<iframe src="${address}" title="Events by ${inAttribute(hostName)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
  return (
    <Container
      header={
        <Header variant="h2" description="Show your upcoming public events on any website.">
          Events on your own website
        </Header>
      }
    >
      <SpaceBetween size="m">
        <Textarea value={snippet} readOnly rows={4} ariaLabel="Embed code" />
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <CopyButton text={snippet} what="The code">
            Copy code
          </CopyButton>
          <Link external href={address} externalIconAriaLabel="Opens in a new tab">
            See what it shows
          </Link>
        </SpaceBetween>
      </SpaceBetween>
    </Container>
  );
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
