import { Bug } from '../ui/lucide/Bug.tsx';
import { problemCopy } from '../copy/problem.ts';
import { css } from '../generated/panda/css/index.js';
import { openLoaded } from '../ui/openLoaded.ts';
import { Button } from '../ui/Button.tsx';

const report = { load: () => import('./saveReport.ts') };

/** Saves a masked record of what happened as a file to attach to a complaint. */
export function ReportProblem() {
  return (
    <Button
      variant="ghost"
      title={problemCopy.hint}
      onClick={() => openLoaded(report, ({ saveReport }) => saveReport())}
      className={css({ minH: '11', color: 'fg.muted' })}
    >
      <Bug size={18} aria-hidden />
      {problemCopy.action}
    </Button>
  );
}
