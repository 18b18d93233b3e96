import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { isIPv6 } from 'node:net';

/** A port on which a process waits for connections. */
export interface Listener {
  readonly pid: number;
  /** As a number, such as 127.0.0.1 or ::1. */
  readonly host: string;
  readonly port: number;
}

/** Every port that a process and those it started listen on, as the kernel says. */
export function listenersOf(pid: number): Listener[] {
  const sockets = [...readSockets('/proc/net/tcp'), ...readSockets('/proc/net/tcp6')];
  return familyOf(pid).flatMap((member) => {
    const own = inodesOf(member);
    return sockets.filter(({ inode }) => own.has(inode)).map(({ host, port }) => ({ pid: member, host, port }));
  });
}

/** A process and everything that it started, and so on. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .flatMap((child) => familyOf(Number(child)));
  return [pid, ...children];
}

/** The command that a process runs; empty when it is gone. */
export const commandOf = (pid: number): string => readOr(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');

const parentOf = (name: string) => Number(/\) \S (\d+)/.exec(readOr(`/proc/${name}/stat`))?.[1] ?? -1);

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function inodesOf(pid: number): Set<string> {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  });
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
}

const listening = '0A';

function readSockets(table: string) {
  return readOr(table)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[3] === listening)
    .map(([, local = '', , , , , , , , inode = '']) => {
      const [address = '', port = ''] = local.split(':');
      return { host: toHost(address), port: Number.parseInt(port, 16), inode };
    });
}

/** The kernel writes each four bytes in the machine's order. */
function toHost(hex: string): string {
  const bytes = (hex.match(/.{8}/g) ?? []).flatMap((word) => (word.match(/../g) ?? []).reverse());
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
  const long = bytes.join('').replaceAll(/(.{4})(?=.)/g, '$1:');
  const short = new URL(`http://[${long}]`).hostname.slice(1, -1);
  return isIPv6(short) ? short : long;
}
