import { Link, useParams } from 'react-router-dom';
import { reportCopy } from '../copy/report.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { reportQuery } from '../shared/queries.ts';
import { LazyRepeatOffers } from '../shared/repeats/lazyOffers.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FileLink } from '../ui/FileLink.tsx';
import { Download } from '../ui/lucide/Download.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { Page } from '../ui/Page.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ConsultationRegion } from './consultation/ConsultationRegion.tsx';
import { DoctorQuestions } from './DoctorQuestions.tsx';
import { ReportView } from './ReportView.tsx';
import { ShareReport } from './ShareReport.tsx';
import type { FullReport } from './standing.ts';

const copy = reportCopy;

/** One report as a page (docs/product/screens.md#report). */
export function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = usePageQuery(reportQuery, { id });
  const report = data?.report;
  const isMissing = error?.code === 'NOT_FOUND';
  return (
    <main id="main">
      <Page
        title={report?.report.testName ?? copy.title}
        narrow
        aside={
          <span className={css({ _print: { display: 'none' } })}>
            <TextLink to={paths.reports}>{copy.all}</TextLink>
          </span>
        }
      >
        {isMissing ? (
          <EmptyState
            title={copy.notFound}
            text=""
            icon={<FileText size={44} strokeWidth={1.5} aria-hidden />}
          />
        ) : null}
        {error && !isMissing ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!report && !error ? (
          <Loading>
            <OrderShape rows={6} />
          </Loading>
        ) : null}
        {report ? (
          <>
            <ReportView report={report} actions={<Actions report={report} />}>
              <DoctorQuestions values={report.report.values} />
            </ReportView>
            <ConsultationRegion id={report.report.id} />
            <ShareReport id={report.report.id} />
            <div className={css({ mt: '5' })}>
              <LazyRepeatOffers reportId={report.report.id} />
            </div>
          </>
        ) : null}
      </Page>
    </main>
  );
}

function Actions({ report: { report } }: { report: FullReport }) {
  return (
    <div
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } })}
    >
      <FileLink
        className={cx(button(), css({ colorPalette: 'brand', minH: '11' }))}
        href={report.url}
      >
        <Download size={18} aria-hidden />
        {copy.download}
      </FileLink>
      {report.values.length > 0 ? (
        <Button variant="outline" className={css({ minH: '11' })} onClick={() => window.print()}>
          {copy.print}
        </Button>
      ) : null}
      <Link
        className={cx(button({ variant: 'ghost' }), css({ minH: '11' }))}
        to={paths.trackOrder(report.orderId)}
      >
        {copy.order}
      </Link>
    </div>
  );
}
