import { Bug } from 'lucide-react';
import { problemCopy } from '../copy/problem.ts';
import { Button } from '../look/elements.tsx';

/** Saves what happened, masked, as a file to send along with a complaint. */
export function ReportProblem() {
  return (
    <Button
      variant="ghost"
      minH="11"
      color="fg.muted"
      title={problemCopy.hint}
      onClick={() => void import('./saveReport.ts').then(({ saveReport }) => saveReport())}
    >
      <Bug size={18} aria-hidden />
      {problemCopy.action}
    </Button>
  );
}
