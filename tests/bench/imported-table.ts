import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { marshall } from '@aws-sdk/util-dynamodb';
import { tableShape } from '#infra/table-shape.ts';

type Item = Readonly<Record<string, unknown>>;

/** What the engine's import needs to know of a table: its keys. No stream, which would slow every write of millions. */
const schemaOf = (TableName: string) => ({
  Table: {
    TableName,
    AttributeDefinitions: [tableShape.partitionKey, tableShape.sortKey].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    KeySchema: [
      { AttributeName: tableShape.partitionKey, KeyType: 'HASH' },
      { AttributeName: tableShape.sortKey, KeyType: 'RANGE' },
    ],
    TableStatus: 'ACTIVE',
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
  },
});

/**
 * A data file with a table full of items, made by the engine's import of a DynamoDB export, which is some ten times as
 * fast as batches. It is kept in the folder for temporary files and used again while the first items stay the same.
 */
export async function importedTable(name: string, count: number, items: () => Iterable<Item>): Promise<string> {
  const folder = join(tmpdir(), 'rovers-bench');
  const made = join(folder, `${name}-${count}-${fingerprint(items())}.db`);
  if (existsSync(made)) return made;
  const work = join(folder, `work-${process.pid}`);
  const data = join(work, 'export', name, 'data');
  await mkdir(data, { recursive: true });
  try {
    await writeFile(join(work, 'schema.json'), JSON.stringify(schemaOf(name)));
    await pipeline(Readable.from(lines(items())), createGzip({ level: 1 }), createWriteStream(join(data, '0.json.gz')));
    const engine = createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
    const paths = [
      '--source',
      join(work, 'export'),
      '--schema',
      join(work, 'schema.json'),
      '--output',
      join(work, 'db'),
    ];
    await promisify(execFile)(engine, ['import', ...paths]);
    await rename(join(work, 'db'), made);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return made;
}

function* lines(items: Iterable<Item>): Iterable<string> {
  let text = '';
  for (const item of items) {
    text += `${JSON.stringify({ Item: marshall(item, { removeUndefinedValues: true }) })}\n`;
    if (text.length < 1 << 18) continue;
    yield text;
    text = '';
  }
  yield text;
}

function fingerprint(items: Iterable<Item>): string {
  const hash = createHash('sha256');
  let left = 1000;
  for (const item of items) {
    hash.update(JSON.stringify(item));
    left -= 1;
    if (left === 0) break;
  }
  return hash.digest('hex').slice(0, 12);
}
