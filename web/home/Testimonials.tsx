import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { Card } from '../ui/Card.tsx';
import { Initials } from '../ui/icons.tsx';
import { none, testimonialsQuery } from '../shared/queries.ts';
import { ErrorState } from '../ui/states.tsx';
import { langOf } from '../copy/language.ts';
import { belowFold } from './belowFold.ts';

/** Customers' testimonials. */
export function Testimonials() {
  const { data, error, retry } = usePageQuery(testimonialsQuery, none);
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
        {homeCopy.testimonials}
      </h2>
      {error && !data ? (
        <ErrorState message={homeCopy.failed} onRetry={() => retry()} />
      ) : (
        <div className={grid({ columns: { base: 1, md: 2, lg: 3 }, gap: '4' })}>
          {data
            ? data.testimonials.map(({ id, image, name, location, message }) => (
                <Card key={id} as="figure">
                  <blockquote lang={langOf(message)} className={css({ mb: '4' })}>
                    “{message}”
                  </blockquote>
                  <figcaption className={stack({ direction: 'row', align: 'center', gap: '3' })}>
                    {image ? (
                      <img
                        src={image}
                        alt=""
                        width={48}
                        height={48}
                        loading="lazy"
                        style={{ borderRadius: '50%' }}
                      />
                    ) : (
                      <Initials name={name} />
                    )}
                    <div>
                      <p lang={langOf(name)} className={css({ fontWeight: 'semibold' })}>
                        {name}
                      </p>
                      <p
                        lang={langOf(location)}
                        className={css({ fontSize: 'sm', color: 'fg.muted' })}
                      >
                        {location}
                      </p>
                    </div>
                  </figcaption>
                </Card>
              ))
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
