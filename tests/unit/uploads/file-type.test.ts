import { describe, expect, it } from 'vitest';
import { looksLike } from '#shared/uploads/file-type.ts';
import type { FileType } from '#shared/uploads/purposes.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' satisfies FileType;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' satisfies FileType;

const samples: Readonly<Record<FileType, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0\x00\x10JFIF',
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  'image/webp': 'RIFF\x24\0\0\0WEBPVP8 ',
  'application/pdf': '%PDF-1.7\n%\xe2\xe3\xcf\xd3',
  'text/plain': 'Bring water.\nBe early.',
  'text/csv': 'name,team\nSam,Red\n',
  [docx]: 'PK\x03\x04 [Content_Types].xml PK\x03\x04 word/document.xml',
  [xlsx]: 'PK\x03\x04 [Content_Types].xml PK\x03\x04 xl/workbook.xml',
};
const types = Object.keys(samples) as FileType[];
const isText = (type: FileType) => type.startsWith('text/');

describe('the first bytes of a file', () => {
  it.each(types)('tell %s from every other type', (type) => {
    const taken = types.filter((other) => looksLike(other, bytes(samples[type])));
    expect(taken).toEqual(isText(type) ? types.filter(isText) : [type]);
  });

  it.each([
    '<!DOCTYPE html><p>',
    '  <html>',
    '<svg onload=alert(1)>',
    '<?xml version="1.0"?><svg/>',
    '<script>alert(1)</script>',
    'GIF89a<script>',
    'PK\x03\x04 evil.exe',
    '\0\0binary',
    '\xff\xfe\x00text',
    'MZ\x90\0',
  ])('let %j be nothing that people may upload', (text) => {
    const harmless = text.startsWith('GIF89a') ? types.filter(isText) : [];
    expect(types.filter((type) => looksLike(type, bytes(text)))).toEqual(harmless);
  });

  it('may end in the middle of a character', () => {
    expect(looksLike('text/plain', new Uint8Array(Buffer.from('Größe')).slice(0, 3))).toBe(true);
  });
});
