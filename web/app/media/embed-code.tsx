import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { CopyButton } from './copy-button.tsx';

interface EmbedCodeProps {
  /** Of a page that other sites may frame. */
  readonly address: string;
  /** What screen readers call the frame. */
  readonly title: string;
}

/** The markup that shows a page of ours in a frame on another site, to copy. */
export function EmbedCode({ address, title }: EmbedCodeProps) {
  const code = `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
  return (
    <SpaceBetween size="m">
      <Textarea value={code} readOnly rows={4} ariaLabel="Embed code" />
      <SpaceBetween direction="horizontal" size="s" alignItems="center">
        <CopyButton text={code} what="The code">
          Copy code
        </CopyButton>
        <Link external href={address} externalIconAriaLabel="Opens in a new tab">
          See what it shows
        </Link>
      </SpaceBetween>
    </SpaceBetween>
  );
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
