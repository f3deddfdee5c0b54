import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { allPackages, paths } from '../paths.ts';
import { findingCopy as copy } from '../copy/finding.ts';
import { testCopy } from '../copy/home.ts';
import { paidOf, useFittingOffers } from '../shared/fittingOffers.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery } from '../shared/queries.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { PaidPrice } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { compareInclusions } from './compareTests.ts';
import { detailOf } from './testDetail.ts';

/** Two packages side by side; the URL names both, so that it can be shared. */
export function ComparePage() {
  const { first = '', second = '' } = useParams();
  const asked = [
    usePageQuery(labTestQuery, { id: first }),
    usePageQuery(labTestQuery, { id: second }),
  ];
  useFittingOffers();
  const [one, other] = asked.map(({ data }) => data?.labTest);
  const failed = asked.filter(({ data, error }) => error && !data);
  const isMissing = failed.some(({ error }) => error?.code === 'NOT_FOUND');
  const title = one && other ? `${detailOf(one).name} – ${detailOf(other).name}` : copy.compare;
  return (
    <main id="main">
      <Page title={title}>
        <div className={css({ mt: '-4', mb: '4' })}>
          <Breadcrumb
            crumbs={[
              { text: testCopy.home, to: paths.home },
              { text: copy.packages, to: allPackages },
              { text: copy.compare },
            ]}
          />
        </div>
        {failed.length > 0 ? (
          <ErrorState
            {...(isMissing
              ? { title: copy.missing }
              : {
                  message: testCopy.failed,
                  onRetry: () => {
                    for (const { retry } of failed) retry();
                  },
                })}
          >
            <TextLink to={allPackages}>{copy.allPackages}</TextLink>
          </ErrorState>
        ) : null}
        {failed.length === 0 && !(one && other) ? (
          <Loading>
            <OrderShape rows={4} />
          </Loading>
        ) : null}
        {one && other ? <Compared tests={[one, other]} /> : null}
      </Page>
    </main>
  );
}

type LabTest = Parameters<typeof detailOf>[0];

function Compared({ tests }: { tests: [LabTest, LabTest] }) {
  const [one, other] = tests.map(detailOf) as [Detail, Detail];
  const fitting = useFittingOffers({ skip: true });
  const { both, onlyFirst, onlySecond } = compareInclusions(one.inclusions, other.inclusions);
  const rows: [string, (test: Detail, index: number) => ReactNode][] = [
    [
      copy.price,
      ({ priceInRupees, amounts }) => (
        <PaidPrice price={priceInRupees} paid={paidOf(amounts, fitting)?.amount} />
      ),
    ],
    [copy.report, ({ reportTime }) => reportTime],
    [copy.fasting, (_, index) => copy.fastings[tests[index]!.fasting]],
    [copy.count, ({ inclusions }) => String(inclusions.length)],
  ];
  return (
    <div className={stack({ gap: '6' })}>
      <Card className={css({ p: '0', overflowX: 'auto' })}>
        <table className={table} aria-label={copy.compared}>
          <thead>
            <tr>
              <td />
              {[one, other].map(({ name }, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{valueOf(one, 0)}</td>
                <td>{valueOf(other, 1)}</td>
              </tr>
            ))}
            <tr>
              <td />
              {tests.map(({ id }, index) => (
                <td key={index}>
                  <Link
                    to={paths.testInfo(id)}
                    aria-label={copy.openThis([one, other][index]!.name)}
                    className={cx(
                      button({ size: 'md' }),
                      css({
                        colorPalette: 'accent',
                        minH: '11',
                        h: 'auto',
                        px: '3',
                        py: '2',
                        whiteSpace: 'normal',
                        textAlign: 'center',
                      }),
                    )}
                  >
                    {copy.open}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Card>
      <Contents title={copy.both(both.length)} names={both} />
      <div className={grid({ columns: { base: 1, md: 2 }, gap: '4', alignItems: 'start' })}>
        <Contents title={copy.onlyIn(one.name, onlyFirst.length)} names={onlyFirst} />
        <Contents title={copy.onlyIn(other.name, onlySecond.length)} names={onlySecond} />
      </div>
    </div>
  );
}

type Detail = ReturnType<typeof detailOf>;

const table = css({
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& :is(td, th)': {
    p: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead :is(td, th)': { borderTopWidth: '0', fontWeight: 'semibold', lineHeight: '1.3' },
  '& tbody th': { fontWeight: 'medium', color: 'fg.muted', fontSize: 'sm' },
  // Where letters are larger, the table scrolls sideways in its card.
  minW: '18rem',
  '& tr > :first-child': { w: { base: '27%', md: '24%' } },
});

function Contents({ title, names }: { title: string; names: string[] }) {
  return (
    <Card>
      <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{title}</h2>
      {names.length === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{copy.none}</p>
      ) : (
        <ul
          className={css({
            ps: '5',
            listStyleType: 'disc',
            columns: { base: 1, sm: 2 },
            '& > li': { mb: '1.5', breakInside: 'avoid', _marker: { color: 'brand.fg' } },
          })}
        >
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
