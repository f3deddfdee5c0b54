import { belowTestsCopy } from '../copy/belowTests.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { none, testimonialsQuery } from '../shared/queries.ts';
import { TestimonialCard } from '../ui/TestimonialCard.tsx';
import { ErrorState } from '../ui/states.tsx';
import { belowFold } from './belowFold.ts';

/** Customers' testimonials; nothing if none are published (PD-84). */
export function Testimonials() {
  const { data, error, retry } = usePageQuery(testimonialsQuery, none);
  if (data?.testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby="testimonials-heading"
      className={cx(
        belowFold,
        css({
          containIntrinsicSize: { base: 'auto 1150px', md: 'auto 660px', lg: 'auto 470px' },
        }),
      )}
    >
      <h2
        id="testimonials-heading"
        className={cx(
          heading(),
          css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em', mb: '5' }),
        )}
      >
        {belowTestsCopy.testimonials}
      </h2>
      {error && !data ? (
        <ErrorState message={belowTestsCopy.failed} onRetry={() => retry()} />
      ) : (
        <div className={grid({ columns: { base: 1, md: 2, lg: 3 }, gap: '4' })}>
          {data
            ? data.testimonials.map((said) => <TestimonialCard key={said.id} {...said} />)
            : Array.from({ length: 3 }, (_, index) => (
                <div
                  key={index}
                  className={cx(skeleton(), css({ height: '150px', borderRadius: 'card' }))}
                />
              ))}
        </div>
      )}
    </section>
  );
}
