import { Link } from 'react-router-dom';
import { allPackages, paths } from '../paths.ts';
import { findingCopy as copy } from '../copy/finding.ts';
import { homeCopy } from '../copy/home.ts';
import type { PackagesQuery } from '../generated/graphql.ts';
import { useFittingOffers } from '../shared/fittingOffers.ts';
import type { FittingOffers } from '../shared/fittingOffers.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { none, packagesQuery } from '../shared/queries.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/states.tsx';
import { FromPrice } from './FromPrice.tsx';
import { sendFindTest, useFindTest } from './findTest.ts';
import { useShowPartOfHash } from './showPart.ts';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

type Package = PackagesQuery['packages'][number];
/** Number of tests that the card of a package names. */
const named = 4;
const id = allPackages.split('#')[1];

/** The packages with their contents; two of them can be compared. */
export function Packages() {
  const { data, error, retry } = usePageQuery(packagesQuery, none);
  useShowPartOfHash(data !== undefined);
  const fitting = useFittingOffers({ skip: true });
  const pickedId = useFindTest(({ context }) => context.picked, null);
  if (error && !data) return <ErrorState message={homeCopy.failed} onRetry={() => retry()} />;
  if (!data?.packages.length) return null;
  const picked = data.packages.find((one) => one.id === pickedId);
  return (
    <section
      id={id}
      aria-labelledby="packages-heading"
      className={css({ scrollMarginTop: '80px' })}
    >
      <h2
        id="packages-heading"
        className={cx(
          heading(),
          css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em', mb: '5' }),
        )}
      >
        {copy.packages}
      </h2>
      <p
        aria-live="polite"
        className={css({ color: 'fg.muted', mb: '3', _empty: { display: 'none' } })}
      >
        {picked ? copy.pickOther(picked.name) : null}
      </p>
      {/* Safari does not treat a list without markers as a list. */}
      <ul role="list" className={grid({ columns: { base: 1, md: 2, lg: 3 }, gap: '4' })}>
        {data.packages.map((one) => (
          <PackageCard
            key={one.id}
            one={one}
            fitting={fitting}
            picked={picked}
            canCompare={data.packages.length > 1}
          />
        ))}
      </ul>
    </section>
  );
}

function PackageCard({
  one,
  fitting,
  picked,
  canCompare,
}: {
  one: Package;
  fitting: FittingOffers | undefined;
  picked: Package | undefined;
  canCompare: boolean;
}) {
  const facts = [one.priceInRupees === null ? null : '', one.reportTime];
  const more = one.inclusions.length - named;
  return (
    <Card as="li" className={stack({ gap: '3', justify: 'space-between' })}>
      <div className={stack({ gap: '3' })}>
        <div className={stack({ direction: 'row', gap: '3', align: 'center' })}>
          <TestIcon icon={one.icon} />
          <div className={css({ minW: '0' })}>
            <h3 className={css({ fontWeight: 'semibold', lineHeight: '1.3' })}>
              <Link
                to={paths.testInfo(one.id)}
                className={css({ display: 'inline-flex', alignItems: 'center', minH: '11' })}
              >
                <InOwnLanguage text={one.name} />
              </Link>
            </h3>
            <p
              className={css({
                fontSize: 'sm',
                color: 'fg.muted',
                fontVariantNumeric: 'tabular-nums',
              })}
            >
              <FromPrice test={one} fitting={fitting} />
              {facts.filter((fact) => fact !== null).join(' · ')}
            </p>
          </div>
        </div>
        <div className={css({ fontSize: 'sm' })}>
          <p className={css({ fontWeight: 'semibold' })}>{copy.contains(one.inclusions.length)}</p>
          <p
            className={css({ color: 'fg.muted' })}
          >{`${one.inclusions.slice(0, named).join(', ')}${more > 0 ? ` ${copy.more(more)}` : ''}`}</p>
        </div>
      </div>
      {canCompare ? <Compare one={one} picked={picked} /> : null}
    </Card>
  );
}

/** Picks the first of two packages; on the other cards it then leads to the comparison. */
function Compare({ one, picked }: { one: Package; picked: Package | undefined }) {
  const wide = css({
    minH: '11',
    h: 'auto',
    py: '2',
    whiteSpace: 'normal',
    // It needs a script.
    '@media (scripting: none)': { display: 'none' },
  });
  if (picked && picked.id !== one.id)
    return (
      <Link
        to={paths.compare(picked.id, one.id)}
        aria-label={copy.compareBoth(picked.name, one.name)}
        onClick={() => sendFindTest(() => ({ type: 'package.dropped' }))}
        className={cx(button({ variant: 'solid' }), css({ colorPalette: 'brand' }), wide)}
      >
        {copy.compareWith(picked.name)}
      </Link>
    );
  return (
    <Button
      variant="outline"
      aria-label={picked ? copy.dropThis(one.name) : copy.compareThis(one.name)}
      onClick={() =>
        sendFindTest(() =>
          picked ? { type: 'package.dropped' } : { type: 'package.picked', testId: one.id },
        )
      }
      className={wide}
    >
      {picked ? copy.drop : copy.compare}
    </Button>
  );
}
