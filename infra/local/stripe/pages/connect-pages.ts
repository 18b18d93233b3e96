import type Stripe from 'stripe';
import { html } from '#shared/html.ts';
import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { giveTo } from '../accounts/accounts.ts';
import { makeCode } from '../accounts/oauth.ts';
import { nothingGiven } from '../accounts/requirements.ts';
import { application, platform, type World } from '../core/world.ts';
import { alertOf, frame, seeOther } from './frame.ts';
import type { PageParts } from './page-parts.ts';

/** `/connect/{token}`: the onboarding of an account, which may be left half done. */
export function connectPage(request: LocalRequest, { world, act }: PageParts, token: string): Reply | undefined {
  const link = world.store.fact('accountLink', token);
  if (!link) return undefined;
  if (request.method === 'POST') return finish(request, act, link.account, link.returnUrl);
  // A link is good for one visit of a few minutes; after that the product makes another.
  if (link.isOpened || link.until <= world.now()) return seeOther(link.refreshUrl);
  act(({ store }) => store.setFact('accountLink', token, { ...link, isOpened: true }));
  return onboarding(world, token, link.account);
}

function finish({ input }: LocalRequest, act: PageParts['act'], account: string, returnUrl: string): Reply {
  if (input.action === 'skip') return seeOther(returnUrl);
  const has = (...names: string[]) => names.every((name) => String(input[name] ?? '').trim() !== '');
  act((world) => {
    const before = world.store.fact('given', account) ?? nothingGiven;
    giveTo(world, account, {
      identity: before.identity || has('firstName', 'lastName', 'bornOn'),
      bank: before.bank || has('routing', 'account'),
      document: before.document || input.document === 'yes',
      asked: input.asked === 'yes' ? [] : before.asked,
    });
  });
  return seeOther(returnUrl);
}

function onboarding({ store }: World, token: string, id: string): Reply {
  const { identity, bank, document, asked } = store.fact('given', id) ?? nothingGiven;
  const isDone = identity && bank && document && asked.length === 0;
  return frame({
    title: 'Set up your account to be paid',
    body: html`<p class="quiet">${isDone ? 'Everything is here.' : 'What you leave out stays due, and you can come back for it.'}</p>
<form method="post" action="/_local/stripe/connect/${token}">
${!identity && html`<fieldset><legend>About you</legend><label>First name<input name="firstName" autocomplete="off"></label><label>Last name<input name="lastName" autocomplete="off"></label><label>Date of birth<input name="bornOn" type="date"></label></fieldset>`}
${!bank && html`<fieldset><legend>Bank account</legend><label>Routing number<input name="routing" inputmode="numeric" autocomplete="off"></label><label>Account number<input name="account" inputmode="numeric" autocomplete="off"></label></fieldset>`}
${!document && html`<fieldset><legend>Identity document</legend><label class="tick"><input type="checkbox" name="document" value="yes">Use a test document</label></fieldset>`}
${asked.length > 0 && html`<fieldset><legend>Also needed</legend><p>${asked.join(', ')}</p><label class="tick"><input type="checkbox" name="asked" value="yes">Provide it</label></fieldset>`}
<button class="main">Finish</button>
<button name="action" value="skip" formnovalidate>Skip for now</button>
</form>`,
  });
}

/** `/authorize`: the owner of an account lets the platform act for it. */
export function authorizePage(request: LocalRequest, { world, act }: PageParts): Reply | undefined {
  const read = (name: string) => String(request.input[name] ?? request.query.get(name) ?? '');
  const [state, back] = [read('state'), read('redirect_uri')];
  const isRight = read('client_id') === application && read('response_type') === 'code' && URL.canParse(back);
  if (!isRight)
    return frame({
      title: 'This link is not right',
      status: 400,
      body: html`${alertOf('The application, the kind of answer or the address to return to is missing or not known.')}`,
    });
  if (request.method !== 'POST') return chooseAccount(world, { state, back });
  const url = new URL(back);
  url.searchParams.set('state', state);
  if (request.input.action === 'cancel') {
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', 'The user denied your request');
    return seeOther(url.href);
  }
  const chosen = read('account');
  const code = act((all) => makeCode(all, all.store.get(platform, 'account', chosen).id));
  url.searchParams.set('scope', 'read_write');
  url.searchParams.set('code', code);
  return seeOther(url.href);
}

interface Asked {
  readonly state: string;
  readonly back: string;
}

function chooseAccount({ store }: World, { state, back }: Asked): Reply {
  const accounts = [...store.list(platform, 'account')].filter(({ id }) => id !== platform).reverse();
  const nameOf = ({ business_profile: profile, email, id }: Stripe.Account) => profile?.name ?? email ?? id;
  return frame({
    title: 'Connect your account',
    body: html`<p>The platform will be able to take payments for the account you choose, and to see them.</p>
<form method="post" action="/_local/stripe/authorize">
<input type="hidden" name="client_id" value="${application}"><input type="hidden" name="response_type" value="code">
<input type="hidden" name="redirect_uri" value="${back}"><input type="hidden" name="state" value="${state}">
<label>Account<select name="account">${accounts.map((account) => html`<option value="${account.id}">${nameOf(account)}</option>`)}</select></label>
<button class="main">Connect</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</form>`,
  });
}
