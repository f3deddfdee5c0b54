import type { ReactNode } from 'react';
import type { DraftEntry } from '../../../machines/contentEditing/contentEditing.types.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { EntryAction } from '../EntryAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { langOf } from '../../copy/language.ts';
import { moved } from './entries.ts';

interface Props {
  entries: DraftEntry[];
  index: number;
  onEntries: (entries: DraftEntry[]) => void;
  /** The fields of the entry. */
  children: ReactNode;
}

/** An entry of a list: its texts, and buttons to move, hide and remove it. */
export function EntryCard({ entries, index, onEntries, children }: Props) {
  const entry = entries[index]!;
  const name = copy.entry(index + 1);
  const change = (changes: Partial<DraftEntry>) =>
    onEntries(entries.with(index, { ...entry, ...changes }));
  const [first] = entry.texts;
  return (
    <Card as="li">
      <fieldset className={css({ '& legend': { float: 'inline-start', w: 'full' } })}>
        <legend className={css({ fontWeight: 'semibold', mb: '3' })}>{name}</legend>
        <div className={stack({ gap: '4', w: 'full' })}>
          {entry.removed ? (
            <p>
              <span lang={langOf(first?.english)} className={css({ fontWeight: 'semibold' })}>
                {first?.english}
              </span>{' '}
              <span className={css({ color: 'fg.muted' })}>{copy.removed}</span>
            </p>
          ) : (
            <>
              {children}
              <CheckField
                label={copy.hidden}
                checked={entry.hidden}
                onChange={(hidden) => change({ hidden })}
              />
            </>
          )}
          <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
            <EntryAction
              label={copy.up}
              entry={name}
              disabled={index === 0}
              onClick={() => onEntries(moved(entries, index, -1))}
            />
            <EntryAction
              label={copy.down}
              entry={name}
              disabled={index === entries.length - 1}
              onClick={() => onEntries(moved(entries, index, 1))}
            />
            <EntryAction
              label={entry.removed ? copy.putBack : copy.remove}
              entry={name}
              onClick={() => change({ removed: !entry.removed })}
            />
          </div>
        </div>
      </fieldset>
    </Card>
  );
}
