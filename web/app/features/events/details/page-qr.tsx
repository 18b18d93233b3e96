import encodeQR from 'qr';
import { QrCode } from '#web/blocks/event/qr-code.ts';

/** The QR code of a link. */
export const PageQr = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <QrCode rows={encodeQR(text, 'raw', { ecc: 'medium', border: 2 })} label={label} />
);
