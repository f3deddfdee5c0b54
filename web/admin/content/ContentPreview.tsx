import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { RefObject } from 'react';
import type { DraftEntry } from '../../../machines/contentEditing/contentEditing.types.ts';
import type { ContentKind } from '../../../machines/generated/schema.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { language } from '../../copy/language.ts';
import { PreviewTextDocument } from '../generated/graphql.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { BannerLine } from '../../ui/BannerLine.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { FaqList } from '../../ui/FaqList.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { TestimonialCard } from '../../ui/TestimonialCard.tsx';
import { TextBlocks } from '../../ui/TextBlocks.tsx';
import { wordsIn } from './entries.ts';

/** The entries as customers see them, in either language. */
export function ContentPreview({
  kind,
  title,
  entries,
  titleRef,
}: {
  kind: ContentKind;
  title: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  entries: readonly DraftEntry[];
}) {
  const [shownIn, setShownIn] = useState(language());
  const shown = entries.filter(({ hidden, removed }) => !hidden && !removed);
  const words = shown.map((entry) => ({
    id: entry.key,
    image: entry.image,
    ...wordsIn(shownIn, entry),
  }));
  return (
    <section aria-label={title} className={stack({ gap: '4' })}>
      <h2
        ref={titleRef}
        tabIndex={-1}
        className={cx(heading({ size: 'md' }), css({ outline: 'none' }))}
      >
        {title}
      </h2>
      <Choices
        label={copy.previewIn}
        names={copy.languages}
        value={shownIn}
        onChange={setShownIn}
      />
      {words.length === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{copy.nothingShown}</p>
      ) : (
        <Shown kind={kind} words={words} />
      )}
    </section>
  );
}

type Words = { id: string; image: string | null } & ReturnType<typeof wordsIn>;

function Shown({ kind, words }: { kind: ContentKind; words: Words[] }) {
  const [first] = words;
  if (kind === 'FAQ')
    return (
      <FaqList
        entries={words.map(({ id, question = '', answer = '' }) => ({ id, question, answer }))}
      />
    );
  if (kind === 'TESTIMONIALS')
    return (
      <div className={grid({ columns: { base: 1, md: 2 }, gap: '4' })}>
        {words.map(({ id, image, name = '', location = '', message = '' }) => (
          <TestimonialCard
            key={id}
            image={image}
            name={name}
            location={location}
            message={message}
          />
        ))}
      </div>
    );
  if (kind === 'BANNER') return <BannerShown words={first!} />;
  return <LegalShown text={first!.body ?? ''} />;
}

function BannerShown({ words: { kicker = '', title, note = '', body = '' } }: { words: Words }) {
  const words = { kicker, note, text: body };
  return (
    <div
      className={stack({
        gap: '3',
        p: '6',
        borderRadius: '24px',
        align: 'flex-start',
        color: 'white',
        backgroundImage: '{gradients.brand}',
      })}
    >
      <BannerLine of="kicker" words={words} />
      <p className={css({ fontSize: '3xl', fontWeight: 'semibold', lineHeight: '1.1' })}>{title}</p>
      <BannerLine of="note" words={words} />
      <BannerLine of="text" words={words} />
    </div>
  );
}

/** Rendered by the service, as it will be when published. */
function LegalShown({ text }: { text: string }) {
  const { data, error, refetch } = useQuery(PreviewTextDocument, { variables: { text } });
  if (error) return <ErrorState message={messageOfFailure(error)} onRetry={() => void refetch()} />;
  return data ? <TextBlocks blocks={data.previewText} /> : <Loading rows={1} />;
}
