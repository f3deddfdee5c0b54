import { Link } from 'react-router-dom';
import { homeCopy } from '../copy/home.ts';
import { langOf } from '../copy/language.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { bannerQuery, none } from '../shared/queries.ts';
import { deferHydration } from '../shared/deferHydration.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { BannerLine } from '../ui/BannerLine.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { AtTheDoor } from '../shared/drawings.ts';

// Hydrated late, as it only repeats what the banner says.
const Drawing = deferHydration(() => (
  <LoadBoundary loading={null} failed={() => null}>
    <AtTheDoor />
  </LoadBoundary>
));
const copy = homeCopy.banner;
const title = css({
  fontSize: { base: '2xl', md: '5xl' },
  lineHeight: '1.1',
  letterSpacing: '-0.03em',
  overflowWrap: 'anywhere',
});

/**
 * The banner, which offers 60% off the first order until the staff publish another one. It is also
 * the fallback for a service without banners.
 */
export function Banner({ onBook }: { onBook: () => void }) {
  const { data, error } = usePageQuery(bannerQuery, none);
  const words = data?.banner ?? copy;
  return (
    <section
      aria-label={words.title}
      className={css({
        borderRadius: '24px',
        overflow: 'hidden',
        backgroundImage: '{gradients.brand}',
        color: 'white',
        position: 'relative',
      })}
    >
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          justify: 'space-between',
          gap: '2',
        })}
      >
        <div
          // The default text must not flash before the published one.
          style={data || error ? undefined : { opacity: 0 }}
          className={stack({
            gap: { base: '1', md: '3' },
            p: { base: '4', md: '10' },
            align: 'flex-start',
            flex: '1',
            // Full width from the first render on, so that the text does not shift while the HTML
            // is parsed.
            alignSelf: { base: 'stretch', md: 'center' },
          })}
        >
          <BannerLine of="kicker" words={words} />
          <h2 lang={langOf(words.title)} className={cx(heading(), title)}>
            {words.title}
          </h2>
          <div className={stack({ direction: 'row', align: 'center', gap: '2', flexWrap: 'wrap' })}>
            <BannerLine of="note" words={words} />
            <Link
              to={paths.offers}
              className={css({
                display: 'inline-flex',
                alignItems: 'center',
                minH: '11',
                textDecoration: 'underline',
                textUnderlineOffset: '3px',
              })}
            >
              {copy.terms}
            </Link>
          </div>
          <BannerLine of="text" words={words} />
          <Button
            size="lg"
            onClick={onBook}
            className={css({
              bg: '#ffb06b',
              color: '#381605',
              _hover: { bg: '#ffc48f' },
              fontWeight: 'semibold',
              mt: { md: '2' },
            })}
          >
            {copy.action}
          </Button>
        </div>
        <div
          className={css({
            w: { base: '120px', md: '360px' },
            aspectRatio: '360 / 260',
            flexShrink: '0',
            // On a phone the drawing is in the corner beside the button.
            position: { base: 'absolute', md: 'static' },
            insetEnd: '0',
            bottom: '0',
            alignSelf: 'flex-end',
            pointerEvents: 'none',
          })}
        >
          <Drawing />
        </div>
      </div>
    </section>
  );
}
