import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { catalogueImportMachine } from '../../../machines/catalogueImport/catalogueImport.machine.ts';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { said } from '../../copy/language.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { ChangeList } from './ChangeList.tsx';
import { FaultTable } from './FaultTable.tsx';
import { ImportResult } from './ImportResult.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button, heading } from '../../generated/panda/recipes/index.js';

/** The result of the chosen file: its errors, what an import would do, or what it did. */
export function ImportOutcome({ actor }: { actor: ActorRefFrom<typeof catalogueImportMachine> }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const mayImport = useSelector(actor, (snapshot) => snapshot.can({ type: 'import.confirmed' }));
  const { file, outcome, faults, message } = useSelector(actor, (snapshot) => snapshot.context);
  const name = (file as File | null)?.name ?? '';

  if (isFailed)
    return (
      <ErrorState
        title={outcome ? copy.importFailed : copy.checkFailed}
        message={message ?? undefined}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  if (faults.length > 0)
    return (
      <section className={stack({ gap: '4' })}>
        <div role="alert" className={stack({ gap: '1' })}>
          <h2 className={cx(heading({ size: 'lg' }), css({ overflowWrap: 'anywhere' }))}>
            {copy.faulty(name)}
          </h2>
          {message ? <p>{said(message)}</p> : null}
          <p className={css({ color: 'fg.muted' })}>{`${copy.faultyText} ${
            faults.length < Number(message?.params?.count) ? copy.firstFaults(faults.length) : ''
          }`}</p>
        </div>
        <FaultTable faults={faults} />
      </section>
    );
  if (!outcome) return busy ? <Loading rows={1} label={copy.checking} /> : null;
  if (outcome.added + outcome.changed === 0)
    return <ImportResult title={copy.unchanged} text={copy.unchangedText} outcome={outcome} />;
  if (mayImport || busy)
    return (
      <ImportResult title={copy.ready(name)} text={copy.nothingYet} outcome={outcome}>
        {outcome.changes.length > 0 ? <ChangeList changes={outcome.changes} /> : null}
        <Button
          size="lg"
          loading={busy}
          onClick={() => actor.send({ type: 'import.confirmed' })}
          className={css({ colorPalette: 'accent', alignSelf: { md: 'flex-start' } })}
        >
          {copy.import}
        </Button>
      </ImportResult>
    );
  return (
    <ImportResult title={copy.done} text={copy.doneText} outcome={outcome} takesFocus>
      <Link
        className={cx(button({ variant: 'outline' }), css({ minH: '11', alignSelf: 'flex-start' }))}
        to={paths.adminTests}
      >
        {copy.toTests}
      </Link>
    </ImportResult>
  );
}
