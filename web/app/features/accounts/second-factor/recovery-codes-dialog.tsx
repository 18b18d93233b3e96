import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { productName } from '#shared/product.ts';
import { CopyButton } from '#web/app/media/copy-button.tsx';
import { saveFile } from '#web/app/media/save-file.ts';
import './second-factor.css';

interface RecoveryCodesDialogProps {
  /** The dialog is open while there are some. */
  readonly codes: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** The recovery codes, this once: copied, saved or printed. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  if (!codes) return null;
  const text = codes.join('\n');
  return (
    <Modal
      visible
      header="Save your recovery codes"
      closeAriaLabel="Close"
      onDismiss={({ detail }) => detail.reason === 'closeButton' && onClose()}
      footer={
        <Box float="right">
          <Button variant="primary" onClick={onClose}>
            I saved them
          </Button>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <div>
          Two-factor authentication is on. If you lose your phone, one of these codes turns it off so you can sign in.
          We won’t show them again.
        </div>
        <div className="recovery-codes">
          <h3>{`Recovery codes for ${productName}`}</h3>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <SpaceBetween direction="horizontal" size="xs">
          <CopyButton text={text} what="Your list of recovery codes">
            Copy
          </CopyButton>
          <Button
            iconName="download"
            onClick={() => saveFile(`${text}\n`, `${productName.toLowerCase()}-recovery-codes.txt`, 'text/plain')}
          >
            Download
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
        </SpaceBetween>
      </SpaceBetween>
    </Modal>
  );
}
