import { shoot, walkTake } from './film/shoot.ts';
import { takes } from './film/takes.ts';
import { test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['en', 'hi'] as const)
  for (const take of takes())
    test(`${take.flow}: ${[...take.looks.values()].join(', ')}, in ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'assay_lang', value: language, url: baseURL! }]);
      await walkTake(page, take, language, (state) => shoot(page, take.flow, state, language));
    });
