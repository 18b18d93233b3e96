import type { EngineAnswer, EngineRequest } from '../engines/engine.ts';
import type { ObjectStore } from './object-store.ts';
import { refusalOf } from './upload-policy.ts';

/** An upload by form: stored only as its signed policy says. */
export async function receiveForm(
  { body, headers }: EngineRequest,
  bucket: string,
  store: ObjectStore,
  now: Date,
  secretKey: string,
): Promise<EngineAnswer> {
  const sent = new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } });
  const form = await sent.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!form || !(file instanceof File)) return refuse('InvalidArgument');
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
  );
  const reason = refusalOf({ ...fields, bucket }, file.size, now, secretKey);
  if (reason) return refuse(reason);
  const key = (fields.key ?? '').replace(/\$\{filename\}/, () => file.name);
  const contentType = fields['content-type'] ?? 'application/octet-stream';
  const stored = store.put({ bucket, key, contentType, metadata: {} }, Buffer.from(await file.arrayBuffer()), now);
  return { status: Number(fields.success_action_status ?? 204), headers: { etag: `"${stored.etag}"` } };
}

/** A size outside the range is 400, everything else 403, as at S3. */
function refuse(reason: string): EngineAnswer {
  const [code = '', message = ''] = reason.split(': ');
  return {
    status: code.startsWith('Entity') || code === 'InvalidArgument' ? 400 : 403,
    headers: { 'content-type': 'application/xml' },
    body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  };
}
