import { usePageQuery } from '../shared/pageData.ts';
import { belowTestsCopy } from '../copy/belowTests.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { FaqList } from '../ui/FaqList.tsx';
import { ErrorState } from '../ui/states.tsx';
import { faqQuery, none } from '../shared/queries.ts';
import { belowFold } from './belowFold.ts';

/** The frequent questions of the home page; nothing if none are published (PD-84). */
export function Faq() {
  const { data, error, retry } = usePageQuery(faqQuery, none);
  if (data?.faq.length === 0) return null;
  return (
    <section
      aria-labelledby="faq-heading"
      className={cx(
        belowFold,
        css({
          containIntrinsicSize: { base: 'auto 720px', md: 'auto 620px', lg: 'auto 620px' },
        }),
      )}
    >
      <h2
        id="faq-heading"
        className={cx(
          heading(),
          css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em', mb: '5' }),
        )}
      >
        {belowTestsCopy.faq}
      </h2>
      {error && !data ? <ErrorState message={belowTestsCopy.failed} onRetry={retry} /> : null}
      {!data && !error ? (
        <div className={cx(skeleton(), css({ height: '240px', borderRadius: 'card' }))} />
      ) : null}
      {data ? <FaqList entries={data.faq} /> : null}
    </section>
  );
}
