import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attacks } from '../attack/attacks.ts';
import type { Attack } from '../attack/attacks.ts';
import { figureTable } from '../attack/figureTable.ts';

const threatModel = readFileSync('docs/threat-model.md', 'utf8');

describe('the attack suite', () => {
  it.each(Object.keys(attacks) as Attack[])('tries %s in npm test and in the soak', (attack) => {
    const { short, soak } = attacks[attack];
    for (const [files, folder] of [
      [short, /^tests\/(api|gateway|server)\//],
      [soak, /^tests\/soak\//],
    ] as const) {
      expect(files.length).toBeGreaterThan(0);
      const texts = files.map((file) =>
        existsSync(file) ? readFileSync(file, 'utf8') : 'missing',
      );
      for (const [index, text] of texts.entries()) {
        expect(files[index]).toMatch(folder);
        expect(/\btried\(/.test(text) ? 'writes figures' : files[index]).toBe('writes figures');
      }
      // By its name in at least one of them.
      expect(texts.some((text) => text.includes(`'${attack}'`))).toBe(true);
    }
  });

  it.each(Object.keys(attacks))('is described in docs/threat-model.md: %s', (attack) => {
    expect(threatModel).toMatch(new RegExp(`^\\| ${attack} \\|`, 'm'));
  });

  it('adds its figures up by attack and database', () => {
    expect(
      figureTable([
        { attack: 'races', database: 'embedded', attempts: 3, outcomes: { 201: 1, 409: 2 } },
        { attack: 'races', database: 'embedded', attempts: 1200, outcomes: { 409: 1200, 503: 0 } },
        { attack: 'canaries', database: 'PostgreSQL', attempts: 8, outcomes: { found: 0 } },
      ]),
    ).toBe(
      [
        '| attack | database | attempts | outcomes |',
        '|---|---|---|---|',
        '| races | embedded | 1,203 | 409 1,202, 201 1, 503 0 |',
        '| canaries | PostgreSQL | 8 | found 0 |',
      ].join('\n'),
    );
  });
});
