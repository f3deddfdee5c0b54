import { useActorRef, useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { contentEditingMachine } from '../../../machines/contentEditing/contentEditing.machine.ts';
import { dotted } from '../../../machines/dotted.ts';
import type { ContentKind } from '../../../machines/generated/schema.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { effects } from '../../shared/flows/effects.ts';
import { actorOptions } from '../../shared/flows/inspection.ts';
import { webActors } from '../../shared/flows/webActors.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { css } from '../../generated/panda/css/index.js';
import { AdminNotFound } from '../AdminNotFound.tsx';
import { ContentForm } from './ContentForm.tsx';
import { contentEditingPorts } from './contentEditing.ports.ts';
import { contentPaths } from './contentPaths.ts';

const machine = contentEditingMachine.provide({
  actors: webActors(contentEditingPorts),
  actions: { log: effects.log },
});
const nothingTyped = { version: '', entries: '' };

/** The page of one kind of content, which the URL names. */
export function ContentPage() {
  const { kind: named = '' } = useParams();
  const kind = (Object.keys(contentPaths) as ContentKind[]).find(
    (known) => contentPaths[known] === named.toLowerCase(),
  );
  return kind ? <KindPage key={kind} kind={kind} /> : <AdminNotFound />;
}

/** The typed text is kept in the tab, with the version that it is based on. */
function KindPage({ kind }: { kind: ContentKind }) {
  const typedAs = `content.${kind}`;
  const [typed, type] = useTyped(typedAs, nothingTyped);
  const actor = useActorRef(
    machine.provide({
      actions: {
        clearTyped: () => {
          type(nothingTyped);
          clearTyped(typedAs);
        },
      },
    }),
    {
      ...actorOptions(),
      input: { kind, draftVersion: typed.version === '' ? null : Number(typed.version) },
    },
  );
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const content = useSelector(actor, ({ context }) => context.content);
  return (
    <Page title={copy.kinds[kind]}>
      <p className={css({ color: 'fg.muted', mb: '4', maxW: '70ch' })}>{copy.hints[kind]}</p>
      <div data-machine="contentEditing" data-state={state}>
        {hasFailed ? (
          <ErrorState
            message={adminCopy.failed}
            onRetry={() => actor.send({ type: 'load.retried' })}
          />
        ) : null}
        {isLoading ? <Loading /> : null}
        {content ? (
          <ContentForm content={content} actor={actor} typed={typed.entries} type={type} />
        ) : null}
      </div>
    </Page>
  );
}
