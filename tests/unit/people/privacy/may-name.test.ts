import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayName, type NamedPerson, type NameViewer, shownName } from '#shared/people/privacy/may-name.ts';

const person = fc.record({ personId: fc.constant('them'), isMinor: fc.boolean(), isForHostsAlone: fc.boolean() });
const standing = fc.record({ needs: fc.boolean(), guards: fc.boolean(), shares: fc.boolean(), isParted: fc.boolean() });
const who = fc.constantFrom(undefined, 'them', 'me');
type Standing = typeof standing extends fc.Arbitrary<infer Value> ? Value : never;

const viewer = (userId: string | undefined, { needs, guards, shares, isParted }: Standing): NameViewer => ({
  userId,
  needsNameOf: () => needs,
  guards: () => guards,
  sharesWith: () => shares,
  isPartedFrom: () => isParted,
});
const holds = (says: (as: string, userId: string | undefined, how: Standing, one: NamedPerson) => boolean) =>
  fc.assert(
    fc.property(who, standing, person, (userId, how, one) => says(mayName(viewer(userId, how), one), userId, how, one)),
  );

describe('who reads the name of a minor', () => {
  it('is no visitor, whatever else is so', () => {
    holds((as, userId, _, { isMinor }) => userId !== undefined || as === (isMinor ? 'asPlayer' : 'inFull'));
  });

  it('is a host who needs it, a guardian or the minor themselves, even across a block', () => {
    holds((as, userId, { needs, guards }) =>
      userId === 'them' || (userId && (needs || guards)) ? as === 'inFull' : true,
    );
  });

  it('is no other reader in full', () => {
    holds((as, userId, { needs, guards }, { isMinor }) =>
      isMinor && userId !== 'them' && !(userId && (needs || guards)) ? as !== 'inFull' : true,
    );
  });

  it('is by first name only those who share something, without a block, and of a child under 13 not even they', () => {
    holds((as, _, { shares, isParted }, { isMinor, isForHostsAlone }) =>
      as === 'byFirstName' ? isMinor && shares && !isParted && !isForHostsAlone : true,
    );
  });

  it('never becomes more by sharing less', () => {
    const order = ['asPlayer', 'byFirstName', 'inFull'];
    fc.assert(
      fc.property(who, standing, person, (userId, how, one) => {
        const less = mayName(viewer(userId, { ...how, shares: false, guards: false, needs: false }), one);
        return order.indexOf(less) <= order.indexOf(mayName(viewer(userId, how), one));
      }),
    );
  });

  it("hides an adult's name only from readers separated from them by a block", () => {
    holds((as, userId, { needs, guards, isParted }, { isMinor }) =>
      isMinor ? true : (as === 'asPlayer') === (userId === 'me' && isParted && !needs && !guards),
    );
  });
});

describe('a name as it is shown', () => {
  it.each([
    ['Jolanthe Young', 'Jolanthe Y.'],
    ['  Ana  Maria  Diaz ', 'Ana D.'],
    ['Jo', 'Jo'],
    ['Ana 𝒟iaz', 'Ana 𝒟.'],
    ['', 'Player'],
  ])('makes %j of several words the first and an initial', (name, short) => {
    expect(shownName(name, 'byFirstName')).toBe(short);
    expect(shownName(name, 'asPlayer')).toBe('Player');
    expect(shownName(name, 'inFull')).toBe(name);
  });

  it('holds nothing of the last word but its first letter', () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(word, word, (first, last) => {
        const shown = shownName(`${first} ${last}`, 'byFirstName');
        return shown === `${first} ${last[0]}.` && shownName(`${first} ${last}`, 'asPlayer') === 'Player';
      }),
    );
  });
});
