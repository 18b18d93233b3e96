import { expect, it } from 'vitest';
import { aroundLayer } from '../../../.ci/operation-layer.ts';

const inPage = (code: string) => ({ path: 'web/app/features/clubs/club-page.tsx', code });

it.each([
  { path: 'web/app/features/clubs/club-intents.ts', code: '' },
  { path: 'web/app/features/clubs/clubs-api.ts', code: '' },
  inPage('export const action = formAction(saveClub);'),
  inPage('export async function action({ request }: ActionFunctionArgs) {}'),
  inPage("import { useFetcher } from 'react-router';"),
  inPage('const submit = useSubmit();'),
  inPage('send(club as never);'),
])('reports a planted way around the operation layer: $path $code', (file) => {
  expect(aroundLayer(file)).toHaveLength(1);
});

it('lets pages call operations', () => {
  const code = `
    /** A club that was never joined; the page knew no useFetcher. */
    export const loader = () => operations(clubs).listClubs({});
    const join = useOperation(clubs, 'joinClub', { done: 'You joined' });`;
  expect(aroundLayer(inPage(code))).toEqual([]);
});
