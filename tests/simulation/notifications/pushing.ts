import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createInbox } from '#lambdas/notifications/ports/inbox/inbox.ts';
import { createPusher } from '#lambdas/notifications/push/connect-pusher.ts';
import type { PostPush } from '#lambdas/notifications/push/post.ts';
import { pushOut } from '#lambdas/notifications/push/push-out.ts';
import { withDevice } from '#shared/notifications/push.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const begin = Date.parse('2031-05-01T12:00:00Z');
const createdAt = new Date(begin).toISOString();
const account = {
  userId,
  version: 1,
  email: 'a@people.example',
  emailVerified: true,
  hasAdditionalInfo: true,
  platform: 'rovers' as const,
  createdAt,
  updatedAt: createdAt,
};
const devices = ['one', 'two'].map((token) => ({
  endpoint: `https://push.example/${token}`,
  auth: 'a',
  p256dh: 'p',
  scope: '/',
  name: 'A browser',
  token,
  createTime: createdAt,
}));

/** What push services took, by device. */
let taken: { readonly token: string; readonly tag: string }[] = [];
const post: PostPush = async ({ token }, { words }) => {
  taken.push({ token, tag: words.tag });
  return { result: 'sent' };
};
const inbox = createInbox(stage.table);
const pusher = createPusher(stage.table, post, stage.retry);
const accounts = accountEntity(stage.table);

const noticeOf = (number: number) => ({
  userId,
  notificationId: idFrom('notice', `cause ${number}`),
  type: 'invitation',
  title: `Cause ${number}`,
  description: 'Words',
  data: {},
  createdAt,
});

/** Six things of a topic happen at once; each is told twice, its message is delivered three times, and one is read meanwhile. */
export const pushing =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, begin);
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    taken = [];
    const now = () => scheduler.now;
    const anyhow = async (act: () => Promise<unknown>) => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const isDone = await act().then(
          () => true,
          () => false,
        );
        if (isDone) return;
        await scheduler.turn(scheduler.below(20));
      }
    };
    const happen = async (number: number) => {
      const notice = noticeOf(number);
      const tell = () => anyhow(() => inbox.put(notice, now()));
      const push = () => anyhow(() => pushOut(notice, pusher, now()));
      await tell();
      await Promise.all([tell(), push(), push(), push()]);
    };
    const play = async () => {
      await anyhow(() => accounts.put(account).go());
      for (const device of devices) await anyhow(() => pusher.devices.change(userId, (all) => withDevice(all, device)));
      await Promise.all([1, 2, 3, 4, 5, 6].map(happen));
    };
    await Promise.all([scheduler.run(), play()]);
    return judge(memory);
  };

/** P22: once per cause and device, four causes of a topic in ten minutes; and the rest waits, none is lost. */
function judge(memory: MemoryTable): string | undefined {
  const sent = taken.map(({ token, tag }) => `${token} ${tag}`);
  if (new Set(sent).size < sent.length) return 'a device was told twice';
  const causes = new Set(taken.map(({ tag }) => tag));
  if (causes.size > 4) return 'more than four interrupted';
  const rows = memory.entity('notification');
  if (rows.length !== 6) return 'a notification is missing, or there twice';
  const inserted = memory.stream.filter(({ before, after }) => !before && after?.__edb_e__ === 'notification');
  if (inserted.length !== 6) return 'a notification was made twice';
  const held = rows.filter(({ heldUntil }) => heldUntil);
  return causes.size + held.length === 6 ? undefined : 'a cause was neither pushed nor held, or a held one was lost';
}
