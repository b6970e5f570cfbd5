import { fileURLToPath } from 'node:url';
import { church, faq, missingSettings, schedules } from '@ministerio/content';
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { scriptEntry } from './elements.ts';
import * as sample from './sample-content.ts';

const content = fileURLToPath(new URL('./sample-content.ts', import.meta.url));

it('has everything filled in, so that a church that fills something in weighs no more than what was measured', () => {
  expect(missingSettings(sample.church)).toEqual([]);
  expect(sample.church.plan).toBeDefined();
  expect(sample.openMeetings).toContainEqual(expect.objectContaining({ lugar: expect.any(String) }));
});

it("stands in a measured widget in place of the church's own words, hours and number", async () => {
  const script = await bundle({ entry: scriptEntry('todo'), content });
  expect(script).toContain('wa.me/59170000000');
  for (const { answer } of sample.faq) expect(script).toContain(answer);
  for (const { titulo } of sample.activities) expect(script).toContain(titulo);
  for (const { id } of sample.openMeetings) expect(script).toContain(id);

  for (const { answer } of faq.slice(0, 2)) expect(script).not.toContain(answer);
  expect(script).not.toContain(church.product);
  for (const { id } of schedules.filter(({ seccion }) => seccion === 'servicios'))
    expect(script).not.toContain(id);
});
