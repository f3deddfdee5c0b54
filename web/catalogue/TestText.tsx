import { FileText } from '../ui/lucide/FileText.tsx';
import { CalendarCheck } from '../ui/lucide/CalendarCheck.tsx';
import { FlaskConical } from '../ui/lucide/FlaskConical.tsx';
import { House } from '../ui/lucide/House.tsx';
import { Smartphone } from '../ui/lucide/Smartphone.tsx';
import { langOf } from '../copy/language.ts';
import { testCopy as copy } from '../copy/home.ts';
import { Session } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery } from '../shared/queries.ts';
import { LazyRepeatOffers } from '../shared/repeats/lazyOffers.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { trustCopy } from '../copy/trust.ts';
import { Card } from '../ui/Card.tsx';
import { TrustPoints } from './TrustPoints.tsx';
import { detailOf } from './testDetail.ts';

const tileIcons = [House, FlaskConical, CalendarCheck, Smartphone];

/** A test's description, contents and benefits, below the head with name and price. */
export function TestText({ id }: { id: string }) {
  const { data } = usePageQuery(labTestQuery, { id });
  const isOwn = Session.useSelector(({ context }) => context.user !== null);
  if (!data) return null;
  const test = detailOf(data.labTest);
  return (
    <div className={stack({ gap: '6' })}>
      <div
        className={cx(
          grid({ columns: { base: 2, md: 4, lg: 2, _tight: 1 }, gap: '3' }),
          // All four beside each other, unless letters are larger.
          css({ xl: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } }),
        )}
      >
        {copy.tiles.map((tile, index) => {
          const Icon = tileIcons[index]!;
          return (
            <Card key={tile} className={css({ p: { base: '3', md: '4' } })}>
              <div className={stack({ direction: 'row', align: 'center', gap: '3', h: 'full' })}>
                <div className={css({ color: 'brand.fg' })}>
                  <Icon size={22} aria-hidden />
                </div>
                <p className={css({ fontWeight: 'medium' })}>{tile}</p>
              </div>
            </Card>
          );
        })}
      </div>
      <p className={css({ color: 'fg.muted' })}>{copy.consultation}</p>
      {test.image ? (
        <img
          className={css({
            borderRadius: 'card',
            maxH: '320px',
            objectFit: 'cover',
            w: 'full',
          })}
          src={test.image}
          alt=""
          loading="lazy"
        />
      ) : null}
      <Card>
        <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{copy.about}</h2>
        <Bullets items={test.bullets} />
      </Card>
      {test.inclusions.length > 0 ? (
        <Card>
          <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{copy.included}</h2>
          <Bullets items={test.inclusions} columns />
        </Card>
      ) : null}
      <div>
        <FileLink
          className={cx(
            button({ variant: 'outline' }),
            css({ h: 'auto', minH: '11', whiteSpace: 'normal' }),
          )}
          href={`/api/v1/sample-reports/${encodeURIComponent(id)}`}
        >
          <FileText size={18} aria-hidden />
          {trustCopy.sample}
        </FileLink>
      </div>
      {test.notes.length > 0 ? (
        <Card>
          <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{copy.good}</h2>
          <Bullets items={test.notes} />
        </Card>
      ) : null}
      <section>
        <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{copy.why}</h2>
        <div className={grid({ columns: { base: 1, md: 3 }, gap: '3' })}>
          {test.whyBook.map((reason) => (
            <Card key={reason} data-card="why">
              <p lang={langOf(reason)} className={css({ fontWeight: 'medium' })}>
                {reason}
              </p>
            </Card>
          ))}
        </div>
      </section>
      {isOwn && data.labTest.repeatMonths ? <LazyRepeatOffers testId={id} /> : null}
      <TrustPoints />
    </div>
  );
}

function Bullets({ items, columns = false }: { items: string[]; columns?: boolean }) {
  return (
    <ul
      className={cx(
        css({ ps: '5', listStyleType: 'disc' }),
        columns && css({ columns: { md: 2 } }),
      )}
    >
      {items.map((item) => (
        <li
          key={item}
          lang={langOf(item)}
          className={css({ mb: '1.5', _marker: { color: 'brand.fg' } })}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
