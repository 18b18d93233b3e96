import { connect } from 'node:net';

interface RawRequest {
  readonly host: string;
  readonly port: number;
  /** Written as it is. */
  readonly text: string | Buffer;
  /** What the client does when it has written. */
  readonly then: 'wait' | 'half-close' | 'reset';
}

const patienceMs = 400;

/** Writes bytes to a server as no library would, and answers the first line that comes back, if any. */
export function rawRequest({ host, port, text, then }: RawRequest): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, host);
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard.split('\r\n')[0] ?? '');
    };
    const timer = setTimeout(finish, patienceMs);
    // A server may refuse by ending the connection in the middle of what is written.
    socket.on('error', finish).on('close', finish);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      if (heard.includes('\r\n')) finish();
    });
    socket.write(text, () => {
      if (then === 'half-close') socket.end();
      if (then === 'reset') socket.resetAndDestroy();
    });
  });
}
