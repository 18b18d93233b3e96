import { expect, it } from 'vitest';
import { promiseMakers, renderPromises } from '../../../.ci/render-promises.ts';

const planted = (body: string) => {
  const file = {
    path: 'part.tsx',
    code: `async function ask() { return 1; }\nexport function Part({ asked }) { ${body} }`,
  };
  return renderPromises(file, promiseMakers([file])).length;
};

it('is told of each way in which a component makes one', () => {
  for (const body of [
    'const [asked] = useState(() => ask()); return use(asked);',
    'const asked = useMemo(() => ask(), []); return use(asked);',
    'return use(ask());',
    'const [asked] = useState(ask); return use(asked);',
    'const games = operations(games).listEventGames({}); return null;',
    'return use(fetch("/x"));',
    'return use(new Promise(() => {}));',
    'const part = import("./other.ts"); return null;',
    'useState(() => { void operations(games).listGames({}).then(show); }); return null;',
  ])
    expect(planted(body), body).toBe(1);
});

it('lets be what effects, handlers and loaders make', () => {
  for (const body of [
    'useEffect(() => { void ask(); }, []); return null;',
    'return <button onClick={() => void ask()}>Ask</button>;',
    'const read = async () => { await ask(); }; return <button onClick={read}>Ask</button>;',
    'return use(asked);',
  ])
    expect(planted(body), body).toBe(0);
});
