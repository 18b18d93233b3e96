import { expect, it } from 'vitest';
import { geohash } from '#shared/geohash.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlayerNearby, connectionsApi } from '#tests/support/people/connections.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

const young = `${new Date().getUTCFullYear() - 15}-01-01`;
const aTown = (lat: number) => ({ placeId: `n${lat}`, name: 'Town', lat, lng: 40, hash: geohash(lat, 40) });
const named = async (caller: { userId: string }, text: string) => {
  await product.drain();
  const { players } = await connectionsApi.signedInAs(caller).findPlayersByName({ text });
  return players.map(({ displayName }) => displayName).toSorted();
};

it('finds adults around by the beginnings of their names, accents aside, who want to be found', async () => {
  const city = aTown(-20);
  const me = await aPerson({ city });
  await aPlayerNearby({ city, displayName: 'Zoë Quill' });
  await aPlayerNearby({ city, displayName: 'Zoe Marsh' });
  await aPlayerNearby({ city: aTown(-25), displayName: 'Zoe Farther' });
  await aPerson({ city, displayName: 'Zoe Private', birthdate: '1990-01-01' });
  expect(await named(me, 'zoe')).toEqual(['Zoe Marsh', 'Zoë Quill']);
  expect(await named(me, 'QUI zoe')).toEqual(['Zoë Quill']);
  expect(await named(me, 'oey')).toEqual([]);
});

it('finds no blocked player and none who left the search, and finds a renamed one by the new name only', async () => {
  const city = aTown(-30);
  const me = await aPlayerNearby({ city, displayName: 'Imogen Own' });
  const [blocked, blocker, regrets] = [
    await aPlayerNearby({ city, displayName: 'Imogen One' }),
    await aPlayerNearby({ city, displayName: 'Imogen Two' }),
    await aPlayerNearby({ city, displayName: 'Imogen Three' }),
  ];
  expect(await named(me, 'imogen')).toEqual(['Imogen One', 'Imogen Three', 'Imogen Two']);
  await block(me, blocked);
  await block(blocker, me);
  await privacyApi.signedInAs(regrets).savePrivacy({ nearbyPlayers: false, version: 1 });
  expect(await named(me, 'imogen')).toEqual([]);
});

it('is for grown-ups, and asks for three letters', async () => {
  const child = connectionsApi.signedInAs(await aPerson({ city: aTown(-35), birthdate: young }));
  await expect(child.findPlayersByName({ text: 'Anna' })).rejects.toMatchObject({ code: 'connection.adultsOnly' });
  const grown = connectionsApi.signedInAs(await aPerson({ city: aTown(-35) }));
  await expect(grown.findPlayersByName({ text: 'An' })).rejects.toMatchObject({
    fields: { text: 'Type at least three letters.' },
  });
});
