import { describe, expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
import { functions } from '#lambdas/functions.ts';
import { productStage } from '#tests/support/infra/product-stage.ts';

describe.each(stages)('what the stage $name keeps', (stage) => {
  const { resources, everywhere } = productStage(stage);
  const lifecycles = () =>
    resources('data', 'AWS::S3::Bucket').flatMap(({ Properties }) => Properties.LifecycleConfiguration.Rules);

  it('keeps every log for as long as the stage says, and no longer', () => {
    const groups = everywhere('AWS::Logs::LogGroup');
    expect(groups.length).toBeGreaterThan(functions.length);
    for (const { Properties } of groups) expect(Properties.RetentionInDays).toBe(stage.logDays);
  });

  it('forgets within two days what was posted and never confirmed', () => {
    expect(lifecycles()).toContainEqual(
      expect.objectContaining({ Prefix: 'incoming/', ExpirationInDays: 1, Status: 'Enabled' }),
    );
  });

  it('keeps one version of what was posted, however often a form is used', () => {
    const posted = resources('data', 'AWS::S3::Bucket').filter(({ Properties }) => Properties.CorsConfiguration);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.Properties.VersioningConfiguration).toBeUndefined();
  });

  it('removes an export after eight days that nothing else removed', () => {
    expect(lifecycles()).toContainEqual(
      expect.objectContaining({ Prefix: 'files/exports/', ExpirationInDays: 8, Status: 'Enabled' }),
    );
  });

  it('keeps messages for sending again for two weeks at most', () => {
    const archives = everywhere('AWS::Events::Archive');
    expect(archives).toHaveLength(1);
    for (const { Properties } of archives) expect(Properties.RetentionDays).toBeLessThanOrEqual(14);
    for (const { Properties } of everywhere('AWS::SQS::Queue'))
      expect(Properties.MessageRetentionPeriod ?? 0).toBeLessThanOrEqual(14 * 24 * 60 * 60);
  });
});
