import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { reportCopy } from '../copy/report.ts';
import { reportLinksCopy } from '../copy/reportLinks.ts';
import { OpenSharedReportDocument } from '../generated/graphql.ts';
import type { OpenSharedReportMutation } from '../generated/graphql.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { messageOfFailure } from '../shared/gateway.ts';
import { useMutate } from '../shared/useMutate.ts';
import { Button } from '../ui/Button.tsx';
import { dayOfMoment } from '../ui/days.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Download } from '../ui/lucide/Download.tsx';
import { LockKeyhole } from '../ui/lucide/LockKeyhole.tsx';
import { Page } from '../ui/Page.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { ReportView } from './ReportView.tsx';
import { saveSharedFile } from './sharedFile.ts';

const copy = reportLinksCopy.shared;
type SharedReport = OpenSharedReportMutation['openSharedReport'];

/** The page behind a report's link, with or without an account: this report only (PD-141). */
export function SharedReportPage() {
  // After the #, so that it is not sent to a server.
  const secret = useLocation().hash.slice(1);
  const [open, { data, error }] = useMutate(OpenSharedReportDocument);
  const load = () => open({ secret: secret || '-' });
  // oxlint-disable-next-line react/exhaustive-deps -- once for each link
  useEffect(load, [open, secret]);
  const report = data?.openSharedReport;
  const isGone = error !== undefined && error.code === 'NOT_FOUND';
  return (
    <main id="main">
      <Page title={report?.testName ?? copy.title} narrow>
        {isGone ? <Gone /> : null}
        {error && !isGone ? (
          <ErrorState title={copy.failed} message={messageOfFailure(error)} onRetry={load} />
        ) : null}
        {!report && !error ? (
          <Loading>
            <OrderShape rows={6} />
          </Loading>
        ) : null}
        {report ? <Shared report={report} secret={secret} /> : null}
      </Page>
    </main>
  );
}

/** All links that do not work show the same page. */
function Gone() {
  return (
    <EmptyState
      title={copy.gone}
      text={copy.goneText}
      icon={<LockKeyhole size={44} strokeWidth={1.5} aria-hidden />}
    >
      <Link className={cx(button({ variant: 'outline' }), css({ minH: '11' }))} to={paths.home}>
        {copy.home}
      </Link>
    </EmptyState>
  );
}

function Shared({ report: shared, secret }: { report: SharedReport; secret: string }) {
  const { patientName, readyAt, values, expiresAt, ...facts } = shared;
  const report = { ...facts, report: { patientName, readyAt, values }, trends: [] };
  return (
    <ReportView
      report={report}
      actions={<Actions report={shared} secret={secret} until={dayOfMoment(expiresAt)} />}
    />
  );
}

function Actions({
  report: { testName, patientName, values },
  secret,
  until,
}: {
  report: SharedReport;
  secret: string;
  until: string;
}) {
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'gone' | 'failed'>('saved');
  const save = () => {
    setSaving(true);
    setOutcome('saved');
    void saveSharedFile(secret, `${testName} - ${patientName}`)
      .catch(() => 'failed' as const)
      .then(setOutcome)
      .finally(() => setSaving(false));
  };
  const isGone = outcome === 'gone';
  const said = { saved: null, gone: copy.fileGone, failed: copy.fileFailed };
  return (
    <div className={stack({ gap: '2', _print: { display: 'none' } })}>
      {isGone ? null : (
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.note(until)}</p>
      )}
      <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '3' })}>
        {isGone ? null : (
          <Button
            className={css({ colorPalette: 'brand', minH: '11' })}
            loading={isSaving}
            onClick={save}
          >
            <Download size={18} aria-hidden />
            {reportCopy.download}
          </Button>
        )}
        {values.length > 0 ? (
          <Button variant="outline" className={css({ minH: '11' })} onClick={() => window.print()}>
            {reportCopy.print}
          </Button>
        ) : null}
      </div>
      <InlineMessage message={said[outcome]} />
    </div>
  );
}
