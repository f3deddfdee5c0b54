import { Link } from 'react-router-dom';
import { Download } from '../ui/lucide/Download.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { allTests, paths } from '../paths.ts';
import { accountCopy } from '../copy/account.ts';
import { reportsQuery } from '../shared/queries.ts';
import { useList } from '../shared/useList.ts';
import { Card } from '../ui/Card.tsx';
import { datedMoment } from '../ui/days.ts';
import { List } from '../ui/List.tsx';
import { MoreOfList } from '../shared/MoreOfList.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { InOwnLanguage, WithName } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.reports;

/** Says how many values are outside their usual range. */
function standingOf(values: readonly { flag: string }[]): string {
  const outside = values.filter(({ flag }) => flag !== 'NORMAL').length;
  return outside > 0 ? copy.outside(outside, values.length) : copy.usual(values.length);
}

/** The customer's reports; the text for an empty list is verbatim. */
export function ReportsPage() {
  const { items, error, retry, rest } = useList(reportsQuery, ({ reportPage }) => reportPage);
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={<TextLink to={allTests}>{copy.book}</TextLink>}>
        {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!items && !error ? <Loading /> : null}
        {items?.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            icon={<FileText size={44} strokeWidth={1.5} aria-hidden />}
          />
        ) : null}
        <List>
          {items?.map((report) => (
            <Card as="li" key={report.id}>
              <div
                className={stack({
                  direction: 'row',
                  flexWrap: 'wrap',
                  align: 'center',
                  justify: 'space-between',
                  gap: '3',
                })}
              >
                <div className={css({ minW: '0', flex: '1 1 14rem' })}>
                  <Link to={paths.report(report.id)} tabIndex={-1}>
                    <p className={css({ fontWeight: 'semibold' })}>
                      <InOwnLanguage text={report.testName} />
                    </p>
                  </Link>
                  <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                    <InOwnLanguage text={report.patientName} />
                    <span>{` · ${datedMoment(report.readyAt)}`}</span>
                  </p>
                  {report.values.length > 0 ? (
                    <p className={css({ fontSize: 'sm' })}>{standingOf(report.values)}</p>
                  ) : null}
                </div>
                <div className={stack({ direction: 'row', gap: '2' })}>
                  <FileLink
                    className={cx(button({ variant: 'ghost' }), css({ minH: '11', minW: '11' }))}
                    href={report.url}
                  >
                    <Download size={18} aria-hidden />
                    <span className={css({ srOnly: true })}>
                      <WithName
                        text={copy.downloadOf(report.testName, report.patientName)}
                        name={report.patientName}
                      />
                    </span>
                  </FileLink>
                  <Link
                    className={cx(button(), css({ colorPalette: 'brand', minH: '11' }))}
                    to={paths.report(report.id)}
                  >
                    <span aria-hidden>{copy.read}</span>
                    <span className={css({ srOnly: true })}>
                      <WithName
                        text={copy.readOf(report.testName, report.patientName)}
                        name={report.patientName}
                      />
                    </span>
                  </Link>
                </div>
              </div>
            </Card>
          ))}
        </List>
        <MoreOfList rest={rest} count={items?.length ?? 0} />
      </Page>
    </main>
  );
}
