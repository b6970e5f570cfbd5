import { expect } from '@playwright/test';
import { showStory } from '../support/open-story.ts';
import { test } from '../support/stage.ts';
import * as admin from './cases/admin.ts';
import * as disclosures from './cases/disclosures.ts';
import * as overlays from './cases/overlays.ts';
import * as panel from './cases/panel.ts';
import * as publicWidgets from './cases/public-widgets.ts';
import * as shells from './cases/shells.ts';
import * as siteHeader from './cases/site-header.ts';
import * as smallParts from './cases/small-parts.ts';
import { documentedFolders, documentedRows, type KeyContract } from './contract.ts';

const widths = { phone: 360, desk: 1280 } as const;
const modules = [admin, disclosures, overlays, panel, publicWidgets, shells, siteHeader, smallParts];
const contracts = modules.flatMap((module) => Object.values<KeyContract>(module));

test('every keyboard.md has its tests', () => {
  expect(contracts.map(({ folder }) => folder).sort()).toEqual(documentedFolders());
});

for (const { folder, cases } of contracts) {
  test.describe(folder, () => {
    test('keyboard.md names exactly the keys that are tested', () => {
      expect(cases.map(({ row }) => row)).toEqual(documentedRows(folder));
    });

    for (const { row, story, at = 'desk', press } of cases) {
      test(row, async ({ stage }) => {
        await stage.setViewportSize({ width: widths[at], height: 800 });
        await showStory(stage, story, 'light');
        await press(stage);
      });
    }
  });
}
