import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { type FileType, type Purpose, purposes, sizeWords } from '#shared/uploads/purposes.ts';
import { operations } from '#web/app/operations/operations.ts';

/** Pixels of the longer side: as much as a page ever shows of a picture. */
const mostSide = 1600;

/**
 * The picture as a page needs it: no larger than it is shown, and without what the camera wrote into it, such as where it
 * was taken. What this browser cannot read stays as it is; the server has the last word.
 */
async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : file;
}

export type KeptFile = Answer<typeof uploads.operations.confirmUpload>;

interface Sending {
  /** 0 to 1, of what leaves this machine. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** What keeps a file from being sent, in words; undefined when nothing does. */
type Fault = string | undefined;

const kindFault = (purpose: Purpose, { type }: File): Fault => {
  const { types } = purposes[purpose];
  return types.some((each) => each === type) ? undefined : `Choose ${kindWords(types)}.`;
};

const sizeFault = (purpose: Purpose, { size }: File): Fault => {
  const { mostBytes } = purposes[purpose];
  if (size === 0) return 'The file is empty.';
  return size > mostBytes
    ? `The file has ${sizeWords(size)}. At most ${sizeWords(mostBytes)} are possible.`
    : undefined;
};

function refuse(fault: Fault): void {
  if (fault) throw new Problem('request.invalid', { fields: { file: fault } });
}

const kindWords = (types: readonly FileType[]) =>
  types.includes('application/pdf')
    ? 'a PDF, a picture, a text, a Word document or a spreadsheet'
    : 'a JPEG, PNG or WebP picture';

/** Announces a file, posts it where the answer says, and has it checked. @throws {Problem} and when it was cancelled */
export async function sendFile(purpose: Purpose, chosen: File, { onProgress, signal }: Sending): Promise<KeptFile> {
  refuse(kindFault(purpose, chosen));
  const file = purposes[purpose].isPublic ? await shrinkPicture(chosen) : chosen;
  refuse(sizeFault(purpose, file));
  const { name, size } = file;
  const type = file.type as FileType;
  const announced = { purpose, name: name.slice(-120), type, size };
  const options = { idempotencyKey: crypto.randomUUID(), signal };
  const { uploadId, url, fields } = await operations(uploads).startUpload(announced, options);
  await post(url, formOf(fields, file), { onProgress, signal });
  return operations(uploads).confirmUpload({ uploadId }, { signal });
}

function formOf(fields: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

/** By the older way to ask, because `fetch` does not tell how much has been sent. */
const post = (url: string, form: FormData, { onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () =>
      reject(new Problem('upload.notArrived', { fields: { file: errors['upload.notArrived'].title } }));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : failed());
    request.onerror = failed;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
