import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testIcons as allowed } from '../../api/catalogue/icons.ts';
import { testIcons } from '../../web/ui/testIcons.ts';

it('has a drawing of each icon that a test may have, and comes with its licence', () => {
  const sprite = readFileSync('web/ui/testIcons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="[^"]+">.*<\/symbol>/g)];
  expect(drawn.map(([, name]) => name!).toSorted()).toEqual([...allowed].toSorted());
  expect([...testIcons].toSorted()).toEqual([...allowed].toSorted());
  expect(sprite).toContain('MIT License');
});
