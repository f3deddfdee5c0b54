import { ChevronDown } from 'lucide-react';
import { usePageQuery } from '../shared/pageData.ts';
import { homeCopy } from '../copy/home.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { ErrorState } from '../ui/states.tsx';
import { faqQuery, none } from '../shared/queries.ts';
import { langOf } from '../copy/language.ts';
import { belowFold } from './belowFold.ts';

/** Frequent questions, one opened at a time; the browser opens them, with or without our script. */
export function Faq() {
  const { data, error, retry } = usePageQuery(faqQuery, none);
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
        {homeCopy.faq}
      </h2>
      {error && !data ? <ErrorState message={homeCopy.failed} onRetry={retry} /> : null}
      {!data && !error ? (
        <div className={cx(skeleton(), css({ height: '240px', borderRadius: 'card' }))} />
      ) : null}
      {data ? (
        <div
          className={css({
            bg: 'bg.panel',
            borderWidth: '1px',
            borderRadius: 'card',
            boxShadow: 'card',
            px: '5',
          })}
        >
          {data.faq.map(({ id, question, answer }) => (
            <details
              key={id}
              name="faq"
              className={css({
                borderTopWidth: '1px',
                borderColor: 'border.muted',
                _first: { borderTopWidth: '0' },
              })}
            >
              <summary
                lang={langOf(question)}
                className={css({
                  py: '4',
                  minH: '11',
                  cursor: 'pointer',
                  fontWeight: 'semibold',
                  focusVisibleRing: 'inside',
                  borderRadius: 'md',
                  // Its own marker, which Safari knows by another name.
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  gap: '4',
                  listStyleType: 'none',
                  '&::-webkit-details-marker': { display: 'none' },
                  '& > svg': {
                    flexShrink: '0',
                    color: 'brand.fg',
                    transition: 'transform 200ms',
                  },
                  'details[open] > &': { '& > svg': { transform: 'rotate(180deg)' } },
                })}
              >
                {question}
                <ChevronDown size={20} aria-hidden />
              </summary>
              <div lang={langOf(answer)} className={css({ pb: '4', color: 'fg.muted' })}>
                {answer}
              </div>
            </details>
          ))}
        </div>
      ) : null}
    </section>
  );
}
