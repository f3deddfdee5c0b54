import { CalendarCheck, FlaskConical, House, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bookingActor } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { useGoBack } from '../shared/useGoBack.ts';
import { testCopy as copy } from '../copy/home.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery } from '../shared/queries.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { detailOf } from './testDetail.ts';
import { newId } from '../../machines/newId.ts';
import { langOf } from '../copy/language.ts';

const tileIcons = [House, FlaskConical, CalendarCheck, Smartphone];

/** A test in full (docs/product/screens.md#test-detail). */
export function TestInfoPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = usePageQuery(labTestQuery, { id });
  const goBack = useGoBack(paths.home);
  const navigate = useNavigate();
  // Fetched while the page is read; nothing begins before the button is pressed (PD-47).
  useEffect(() => void bookingActor.load().catch(() => undefined), []);
  const addPatient = async () => {
    const booking = await bookingActor.load();
    booking.send({ type: 'booking.begun', testId: id, draftId: newId() });
    await navigate(paths.addPatient);
  };
  const test = data && detailOf(data.labTest);

  return (
    <main
      id="main"
      className={css({
        maxW: 'content',
        mx: 'auto',
        px: { base: '4', md: '6' },
        pt: '4',
        pb: '6',
      })}
    >
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          gap: '2',
          mb: '4',
          flexWrap: 'wrap',
        })}
      >
        <Button variant="outline" onClick={goBack} className={css({ minH: '11' })}>
          ← {copy.back}
        </Button>
        <Breadcrumb crumbs={[{ text: copy.home, to: paths.home }, { text: test?.name }]} />
      </div>
      {error && !data ? (
        <ErrorState
          {...(error.code === 'NOT_FOUND'
            ? { title: copy.missing }
            : { message: copy.failed, onRetry: retry })}
        >
          <Button variant="outline" onClick={goBack} className={css({ minH: '11' })}>
            {copy.back}
          </Button>
        </ErrorState>
      ) : null}
      {!test && !error ? <Loading rows={4} height="120px" /> : null}
      {test ? (
        <div className={stack({ gap: '6' })}>
          <div
            className={stack({
              direction: { base: 'column', md: 'row' },
              gap: '5',
              align: { md: 'center' },
            })}
          >
            <TestIcon icon={test.icon} size={84} />
            <div className={stack({ gap: '2', flex: '1', minW: '0' })}>
              <PageHeading
                className={css({ fontSize: { base: '3xl', md: '4xl' }, letterSpacing: '-0.02em' })}
              >
                {test.name}
              </PageHeading>
              <div
                data-pill="price"
                className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2' })}
              >
                <p
                  className={css({
                    bg: 'brand.subtle',
                    color: 'brand.fg',
                    px: '4',
                    py: '1.5',
                    borderRadius: 'full',
                    fontWeight: 'semibold',
                  })}
                >
                  {copy.from} <Price amount={test.priceInRupees} />
                </p>
                <p className={css({ bg: 'bg.muted', px: '4', py: '1.5', borderRadius: 'full' })}>
                  {copy.ready} {test.reportTime}
                </p>
                <p className={css({ bg: 'bg.muted', px: '4', py: '1.5', borderRadius: 'full' })}>
                  {copy.off}
                </p>
              </div>
            </div>
          </div>
          <PinNote />
          {test.fastingHours ? (
            <p
              data-fasting
              className={css({ bg: 'accent.subtle', px: '4', py: '3', borderRadius: 'card' })}
            >
              {copy.fasting(test.fastingHours)}
            </p>
          ) : null}
          <div className={grid({ columns: { base: 2, md: 4 }, gap: '3' })}>
            {copy.tiles.map((tile, index) => {
              const Icon = tileIcons[index]!;
              return (
                <Card key={tile} className={css({ p: '4' })}>
                  <div
                    className={stack({ direction: 'row', align: 'center', gap: '3', h: 'full' })}
                  >
                    <div className={css({ color: 'brand.fg' })}>
                      <Icon size={22} aria-hidden />
                    </div>
                    <p className={css({ fontWeight: 'medium' })}>{tile}</p>
                  </div>
                </Card>
              );
            })}
          </div>
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
        </div>
      ) : null}
      {test ? (
        <div
          data-bottom-bar
          className={css({
            position: { base: 'fixed', _short: 'static' },
            insetInline: '0',
            bottom: '0',
            zIndex: 'docked',
            bg: 'bg.panel',
            borderTopWidth: '1px',
            pb: 'env(safe-area-inset-bottom)',
          })}
        >
          <div
            className={stack({
              direction: 'row',
              justify: 'space-between',
              align: 'center',
              maxW: 'content',
              mx: 'auto',
              px: '4',
              py: '3',
              gap: '3',
            })}
          >
            <Button size="lg" variant="outline" onClick={goBack}>
              {copy.cancel}
            </Button>
            <Button
              size="lg"
              onClick={() => void addPatient()}
              className={css({ colorPalette: 'accent' })}
            >
              {copy.add}
            </Button>
          </div>
        </div>
      ) : null}
    </main>
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
