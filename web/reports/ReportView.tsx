import type { ReactNode } from 'react';
import { genderNames, patientCopy } from '../copy/patients.ts';
import { reportCopy } from '../copy/report.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Card } from '../ui/Card.tsx';
import { dayOfMoment } from '../ui/days.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { InOwnLanguage, WithName } from '../ui/InOwnLanguage.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { Corrected, ReportSummary } from './ReportSummary.tsx';
import type { ReadReport } from './standing.ts';
import { ValueTable } from './ValueTable.tsx';

const copy = reportCopy;

/** A report: the patient, the summary, and each value. */
export function ReportView({
  report,
  actions,
  children,
}: {
  report: ReadReport;
  actions: ReactNode;
  /** Shown below the values. */
  children?: ReactNode;
}) {
  const { values } = report.report;
  return (
    <div className={stack({ gap: '5' })}>
      <Facts report={report} />
      {actions}
      <Corrected report={report} />
      {values.length > 0 ? (
        <>
          <ReportSummary report={report} />
          <Card className={css({ _print: { boxShadow: 'none', p: '0', borderWidth: '0' } })}>
            <h2 className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>{copy.values}</h2>
            <ValueTable report={report} />
          </Card>
          {children}
        </>
      ) : (
        <EmptyState
          title={copy.pdfOnly}
          text={copy.pdfOnlyText}
          icon={<FileText size={44} strokeWidth={1.5} aria-hidden />}
        />
      )}
    </div>
  );
}

function Facts({ report: full }: { report: ReadReport }) {
  const { report, patient, labName, orderNumber, collectedAt } = full;
  const facts = [
    [copy.lab, labName],
    [copy.collected, collectedAt && dayOfMoment(collectedAt)],
    [copy.ready, dayOfMoment(report.readyAt)],
    [copy.order, orderNumber],
  ].filter(([, value]) => value);
  return (
    <div>
      <p className={css({ fontWeight: 'medium' })}>
        <WithName
          text={copy.person(
            report.patientName,
            patientCopy.age(patient),
            genderNames[patient.gender],
          )}
          name={report.patientName}
        />
      </p>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
          gap: '2',
          mt: '2',
          fontSize: 'sm',
        })}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={css({ color: 'fg.muted' })}>{name}</dt>
            <dd>
              <InOwnLanguage text={value!} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
