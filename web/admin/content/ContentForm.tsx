import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { PublishContentDocument } from '../generated/graphql.ts';
import type { ContentFragment } from '../generated/graphql.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { List } from '../../ui/List.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { ContentPreview } from './ContentPreview.tsx';
import { draftOf, entriesToPublish, hasPicture, isList, newEntry, wordsIn } from './entries.ts';
import type { DraftEntry } from './entries.ts';
import { EntryCard } from './EntryCard.tsx';
import { EntryFields } from './EntryFields.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { StaleDraft } from './StaleDraft.tsx';

const typedOf = (content: ContentFragment) => ({
  version: String(content.version),
  entries: JSON.stringify(draftOf(content)),
});

/** A kind of content as it is edited, previewed and published. What is typed stays in the tab. */
export function ContentForm({
  content,
  onNewer,
}: {
  content: ContentFragment;
  /** There is another version than the one that is shown. */
  onNewer: () => void;
}) {
  const { kind } = content;
  const typedAs = `content.${kind}`;
  const [typed, type] = useTyped(typedAs, typedOf(content));
  const [preview, setPreview] = useState<{ title: string; entries: DraftEntry[] } | null>(null);
  const [published, setPublished] = useState<ContentFragment | null>(null);
  const [publish, { error, loading, reset }] = useMutation(PublishContentDocument);
  const current = published && published.version > content.version ? published : content;
  const entries = JSON.parse(typed.entries) as DraftEntry[];
  const isStale = Number(typed.version) !== current.version;
  const setEntries = (next: DraftEntry[]) => type({ entries: JSON.stringify(next) });
  const kept = entries.filter(({ removed }) => !removed);
  const show = (from: ContentFragment) => {
    type(typedOf(from));
    clearTyped(typedAs);
    setPreview(null);
  };
  const send = (version: number) =>
    void publish({ variables: { kind, version, entries: entriesToPublish(kind, entries) } }).then(
      ({ data }) => {
        setPublished(data!.publishContent);
        show(data!.publishContent);
      },
      () => {
        // Stored with the version that it began with, which a newer one overtakes.
        type({});
        onNewer();
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(Number(typed.version));
  };
  const refused = error && !isStale ? messageOfFailure(error) : null;
  const isPublished = published?.version === current.version && !refused;
  const fields = (entry: DraftEntry, index: number) => (
    <EntryFields
      kind={kind}
      entry={entry}
      index={kept.indexOf(entry)}
      onChange={(texts) => setEntries(entries.with(index, { ...entry, texts }))}
    />
  );
  // What was typed while the picture was on its way stays.
  const setImage = (key: string, image: string | null) =>
    type((latest) => {
      const drafts = JSON.parse(latest.entries) as DraftEntry[];
      return {
        entries: JSON.stringify(
          drafts.map((entry) => (entry.key === key ? { ...entry, image } : entry)),
        ),
      };
    });
  return (
    <div className={stack({ gap: '6' })}>
      {isStale ? (
        <StaleDraft
          busy={loading}
          onShowTheirs={() => setPreview({ title: copy.theirs, entries: draftOf(current) })}
          onOverwrite={() => send(current.version)}
          onDrop={() => {
            // What was refused is not there any more.
            reset();
            show(current);
          }}
        />
      ) : null}
      <form noValidate onSubmit={submit}>
        <FormMessage message={refused}>
          <div className={stack({ gap: '5' })}>
            {isList(kind) ? (
              <List>
                {entries.map((entry, index) => (
                  <EntryCard key={entry.key} entries={entries} index={index} onEntries={setEntries}>
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
            <InlineMessage message={refused} />
            {isPublished ? (
              <InlineMessage tone="info" message={copy.published(current.version)} />
            ) : null}
            <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
              <Button
                size="lg"
                variant="outline"
                onClick={() => setPreview({ title: copy.preview, entries })}
              >
                {copy.preview}
              </Button>
              {isStale ? null : <SubmitButton busy={loading}>{copy.publish}</SubmitButton>}
            </div>
          </div>
        </FormMessage>
      </form>
      {preview ? <ContentPreview kind={kind} {...preview} /> : null}
    </div>
  );
}
