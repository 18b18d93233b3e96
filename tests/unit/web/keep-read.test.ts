import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { Problem } from '#shared/contract/errors.ts';
import { keepRead } from '#web/app/router/keep-read.ts';

/** A page whose answers are given one after the other; what is thrown is thrown. */
function aPage(...answers: readonly unknown[]) {
  const left = [...answers];
  const read = keepRead(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return (url = 'https://rovers.example/evt/one') =>
    read({ request: new Request(url), params: {} } as unknown as LoaderFunctionArgs, undefined);
}
const noAnswer = () => new TypeError('Failed to fetch');

it('keeps a page as it was read last when reading it again gets no answer', async () => {
  const read = aPage('first', 'second', noAnswer(), 'third');
  for (const shown of ['first', 'second', 'second', 'third']) expect(await read()).toBe(shown);
});

it('shows no page in place of another, and none that was never read', async () => {
  const read = aPage(noAnswer(), 'one', noAnswer());
  await expect(read()).rejects.toThrow('Failed to fetch');
  await read();
  await expect(read('https://rovers.example/evt/two')).rejects.toThrow('Failed to fetch');
});

it('tells what the server refuses, whatever was read before', async () => {
  const read = aPage('one', new Problem('event.notFound'));
  await read();
  await expect(read()).rejects.toMatchObject({ code: 'event.notFound' });
});
