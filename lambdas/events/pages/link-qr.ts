import encodeQR from 'qr';
import { createElement as h } from 'react';
import { QrCode } from '#web/blocks/event/qr-code.ts';

/** The QR code of a text, as the server's pages show it. */
export const qrOf = (text: string, label: string) =>
  h(QrCode, { rows: encodeQR(text, 'raw', { ecc: 'medium', border: 2 }), label });
