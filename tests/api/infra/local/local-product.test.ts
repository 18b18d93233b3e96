import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { describe, expect, it } from 'vitest';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { userJoined } from '#shared/accounts/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';

describe('the product under test', () => {
  it('brings a fact from the outbox to the bus, once', async () => {
    const { userId } = await aPerson();
    const messageId = newId('message', product.clock.now());
    await outboxEntity(table())
      .put(factRow(userJoined, messageId, product.clock.now(), { userId }))
      .go();
    await product.drain();
    await product.drain();
    expect(product.messages(userJoined)).toMatchObject([{ messageId, data: { userId } }]);
  });

  it('keeps the mails that were sent', async () => {
    await new SESClient().send(
      new SendEmailCommand({
        Source: 'Rovers <no-reply@rovers.example>',
        Destination: { ToAddresses: ['Ann <ann@people.example>'] },
        Message: { Subject: { Data: 'Blåbær, så' }, Body: { Text: { Data: 'Hello' }, Html: { Data: '<p>Hello' } } },
        Tags: [{ Name: 'topic', Value: 'test' }],
      }),
    );
    expect(product.mails('ann@people.example')).toMatchObject([
      { subject: 'Blåbær, så', from: 'no-reply@rovers.example', tags: { topic: 'test' } },
    ]);
  });

  it('moves its clock', () => {
    product.clock.moveTo('2027-01-02T03:04:05Z');
    expect(product.clock.now().toISOString()).toMatch(/^2027-01-02T03:04:05/);
    product.clock.reset();
  });
});
