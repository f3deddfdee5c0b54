import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom, EventFrom } from 'xstate';
import type { contentEditingMachine } from '../../../machines/contentEditing/contentEditing.machine.ts';
import type { DraftEntry } from '../../../machines/contentEditing/contentEditing.types.ts';
import type { Content } from '../../../machines/generated/schema.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ContentPreview } from './ContentPreview.tsx';
import { draftOf, entriesToPublish, hasPicture, isList, newEntry, wordsIn } from './entries.ts';
import { EntryCard } from './EntryCard.tsx';
import { EntryFields } from './EntryFields.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { StaleDraft } from './StaleDraft.tsx';

type Typed = { version: string; entries: string };
interface Props {
  /** The published content. */
  content: Content;
  actor: ActorRefFrom<typeof contentEditingMachine>;
  /** The typed text as the tab stores it; empty if there is none. */
  typed: string;
  type: (change: Partial<Typed> | ((latest: Typed) => Partial<Typed>)) => void;
}

/** Edits, previews and publishes one kind of content. */
export function ContentForm({ content, actor, typed, type }: Props) {
  const { kind } = content;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canPreview = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'preview.opened', entries: [] }),
  );
  const isLive = useSelector(actor, (snapshot) => snapshot.hasTag('live'));
  const isOvertaken = useSelector(actor, (snapshot) => snapshot.hasTag('overtaken'));
  const { draftVersion, preview, message } = useSelector(actor, ({ context }) => context);
  const version = String(draftVersion ?? content.version);
  const draftIn = (stored: string) =>
    stored === '' ? draftOf(content) : (JSON.parse(stored) as DraftEntry[]);
  const entries = draftIn(typed);
  const setEntries = (next: DraftEntry[]) => type({ version, entries: JSON.stringify(next) });
  const kept = entries.filter(({ removed }) => !removed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The version is stored with the text, so that a newer published one is noticed.
    setEntries(entries);
    actor.send({ type: 'content.submitted', entries: entriesToPublish(kind, entries) });
  };
  const previewTitle = useRef<HTMLHeadingElement>(null);
  // The buttons stay on the screen, and the preview is below a form of many screens.
  const showPreview = (event: EventFrom<typeof contentEditingMachine>) => {
    flushSync(() => actor.send(event));
    previewTitle.current?.focus();
  };
  const fields = (entry: DraftEntry, index: number) => (
    <EntryFields
      kind={kind}
      entry={entry}
      index={kept.indexOf(entry)}
      onChange={(texts) => setEntries(entries.with(index, { ...entry, texts }))}
    />
  );
  // Texts typed while the picture was being uploaded are kept.
  const setImage = (key: string, image: string | null) =>
    type((latest) => ({
      version,
      entries: JSON.stringify(
        draftIn(latest.entries).map((entry) => (entry.key === key ? { ...entry, image } : entry)),
      ),
    }));
  return (
    <div className={stack({ gap: '6' })}>
      {isOvertaken ? (
        <StaleDraft
          busy={isBusy}
          onShowTheirs={() => showPreview({ type: 'theirs.opened' })}
          onOverwrite={() =>
            actor.send({ type: 'overwrite.chosen', entries: entriesToPublish(kind, entries) })
          }
          onDrop={() => actor.send({ type: 'draft.dropped' })}
        />
      ) : null}
      <form noValidate onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <Fieldset busy={isBusy}>
              {isList(kind) ? (
                <List>
                  {entries.map((entry, index) => (
                    <EntryCard
                      key={entry.key}
                      entries={entries}
                      index={index}
                      onEntries={setEntries}
                    >
                      {hasPicture(kind) ? (
                        <EntryPicture
                          entry={copy.entry(index + 1)}
                          person={wordsIn('en', entry).name ?? ''}
                          image={entry.image}
                          onChange={(image) => setImage(entry.key, image)}
                        />
                      ) : null}
                      {fields(entry, index)}
                    </EntryCard>
                  ))}
                </List>
              ) : (
                <Card>{fields(entries[0]!, 0)}</Card>
              )}
              {entries.length === 0 ? (
                <p className={css({ color: 'fg.muted' })}>{copy.empty}</p>
              ) : null}
              {isList(kind) ? (
                <Button
                  variant="outline"
                  onClick={() => setEntries([...entries, newEntry(kind, entries)])}
                  className={css({ minH: '11', alignSelf: 'flex-start' })}
                >
                  {copy.add}
                </Button>
              ) : null}
            </Fieldset>
            <FormEnd>
              <InlineMessage message={message} />
              {isLive ? (
                <InlineMessage tone="info" message={copy.published(content.version)} />
              ) : null}
              <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
                <Button
                  size="lg"
                  variant="outline"
                  disabled={!canPreview}
                  onClick={() => showPreview({ type: 'preview.opened', entries })}
                >
                  {copy.preview}
                </Button>
                {isOvertaken ? null : (
                  <div className={css({ flex: '1 1 9rem' })}>
                    <SubmitButton busy={isBusy}>{copy.publish}</SubmitButton>
                  </div>
                )}
              </div>
            </FormEnd>
          </div>
        </FormMessage>
      </form>
      {preview ? (
        <ContentPreview
          kind={kind}
          titleRef={previewTitle}
          title={preview === 'published' ? copy.theirs : copy.preview}
          entries={preview === 'published' ? draftOf(content) : preview}
        />
      ) : null}
    </div>
  );
}
