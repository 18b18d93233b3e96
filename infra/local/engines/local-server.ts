import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { diskIsFull, isDiskFull } from '../data/disk.ts';
import { namesHere, refusalOf } from './guard.ts';

/** What answers a request; it may fail. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Every HTTP server that the product opens. Whatever a client sends or breaks off ends that one request: a target that
 * is no path and a host that is not ours are refused, and what fails is logged and answered.
 */
export function createLocalServer(handle: Handle, names: readonly string[] = namesHere(undefined)): Server {
  return createServer((request, response) => {
    // Without a listener, a connection that breaks would be thrown.
    request.on('error', () => {});
    response.on('error', () => {});
    const refusal = refusalOf(request, names);
    if (refusal) return refuse(response, refusal.status, refusal.message);
    void run(handle, request, response);
  });
}

async function run(handle: Handle, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await handle(request, response);
  } catch (error) {
    if (hasLeft(request)) return void response.destroy();
    if (isDiskFull(error)) return refuse(response, 507, diskIsFull);
    console.error(error);
    refuse(response, 500, 'Something went wrong here; the log has more.');
  }
}

/** The client went away before it had sent everything: there is no fault to tell, and no reader. */
const hasLeft = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) if (name.startsWith('content-')) response.removeHeader(name);
  response.writeHead(status, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  response.end(`${JSON.stringify({ message })}\n`);
}
