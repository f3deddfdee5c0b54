import { useActorRef, useSelector } from '@xstate/react';
import { catalogueImportMachine } from '../../../machines/catalogueImport/catalogueImport.machine.ts';
import type { CatalogueImportPorts } from '../../../machines/catalogueImport/catalogueImport.machine.ts';
import { dotted } from '../../../machines/dotted.ts';
import type { CatalogueImport } from '../../../machines/generated/schema.ts';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { upload } from '../upload.ts';
import { ExportLink } from './ExportLink.tsx';
import { FileDrop } from './FileDrop.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

const ports: CatalogueImportPorts = {
  checkCatalogueFile: async ({ file }) => {
    const answer = await upload<{ checkCatalogueFile: CatalogueImport }>(
      'checkCatalogueFile',
      {},
      { file: file as File },
    );
    return answer.checkCatalogueFile;
  },
  importCatalogue: async ({ file, version }) => {
    const answer = await upload<{ importCatalogue: CatalogueImport }>(
      'importCatalogue',
      { version },
      { file: file as File },
    );
    return answer.importCatalogue;
  },
};
const machine = catalogueImportMachine.provide({ actors: webActors(ports) });

/** Imports tests and prices from a CSV file, which is checked before anything is stored. */
export function ImportTestsPage() {
  const actor = useActorRef(machine, actorOptions());
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { file, message } = useSelector(actor, (snapshot) => snapshot.context);
  const isElsewhere = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('failed') || snapshot.context.faults.length > 0,
  );
  const choose = async (chosen: File) => {
    // A copy, so that the imported file is the checked one even if the file on disk changes
    // meanwhile.
    const copied = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' });
    actor.send({ type: 'file.chosen', file: copied });
  };
  return (
    <Page title={copy.title} aside={<ExportLink />}>
      <div
        data-machine="catalogueImport"
        data-state={state}
        className={stack({ gap: '5', maxW: '960px' })}
      >
        <Card className={stack({ gap: '5', p: '5' })}>
          <ol className={css({ listStyle: 'decimal', ps: '5', '& > li + li': { mt: '2' } })}>
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <FileDrop
            label={file ? copy.chooseAnother : copy.choose}
            busy={busy}
            onFile={(chosen) => void choose(chosen)}
          />
          {isElsewhere ? null : <InlineMessage message={message} />}
        </Card>
        <div aria-live="polite">
          <ImportOutcome actor={actor} />
        </div>
      </div>
    </Page>
  );
}
