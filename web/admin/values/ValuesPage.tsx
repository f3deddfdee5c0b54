import { useActorRef } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { reportEntryMachine } from '../../../machines/reportEntry/reportEntry.machine.ts';
import { adminValuesCopy as copy } from '../../copy/adminValues.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { Page } from '../../ui/Page.tsx';
import { ReportValues } from './ReportValues.tsx';
import { valuesPorts } from './values.ports.ts';

const machine = reportEntryMachine.provide({ actors: webActors(valuesPorts) });

/** The values of one report: entered by one member of staff and released by another. */
export function ValuesPage() {
  const { id = '' } = useParams();
  const actor = useActorRef(machine, { ...actorOptions(), input: { reportId: id } });
  return (
    <Page title={copy.title}>
      <ReportValues actor={actor} />
    </Page>
  );
}
