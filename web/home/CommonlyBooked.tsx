import { belowTestsCopy } from '../copy/belowTests.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { belowFold } from './belowFold.ts';

const copy = belowTestsCopy.common;

/** Three fixed cards that are not links (docs/product/screens.md). */
export function CommonlyBooked() {
  return (
    <section
      aria-labelledby="common-heading"
      className={cx(
        belowFold,
        css({
          containIntrinsicSize: { base: 'auto 480px', md: 'auto 260px', lg: 'auto 190px' },
        }),
      )}
    >
      <h2
        id="common-heading"
        className={cx(
          heading(),
          css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em', mb: '5' }),
        )}
      >
        {copy.heading}
      </h2>
      <div className={grid({ columns: { base: 1, md: 3 }, gap: '4' })}>
        {copy.tests.map((test) => (
          <Card key={test.name} data-card="common">
            <div className={stack({ direction: 'row', gap: '4', align: 'center' })}>
              <TestIcon icon={test.icon} />
              <div className={stack({ gap: '0.5' })}>
                <p className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>{test.name}</p>
                <p className={css({ color: 'brand.fg', fontWeight: 'semibold' })}>{copy.price}</p>
                <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.time}</p>
                <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.count}</p>
              </div>
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
