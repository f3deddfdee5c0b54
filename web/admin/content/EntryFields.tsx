import type { DraftEntry } from '../../../machines/contentEditing/contentEditing.types.ts';
import type { ContentKind, EntryText } from '../../../machines/generated/schema.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { grid } from '../../generated/panda/patterns/index.js';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fieldsOf } from './entries.ts';

interface Props {
  kind: ContentKind;
  entry: DraftEntry;
  /** Its index among the published entries, which the service's errors refer to. */
  index: number;
  onChange: (texts: EntryText[]) => void;
}

/** The texts of an entry, English and Hindi side by side. */
export function EntryFields({ kind, entry, index, onChange }: Props) {
  const textOf = (field: string): EntryText =>
    entry.texts.find((text) => text.field === field) ?? { field, english: '', hindi: null };
  const change = (changed: EntryText) =>
    onChange(
      fieldsOf(kind).map(({ field }) => (field === changed.field ? changed : textOf(field))),
    );
  return (
    <div className={grid({ columns: { base: 1, md: 2 }, gap: '4' })}>
      {fieldsOf(kind).flatMap(({ field, lines }) => {
        const text = textOf(field);
        const name = `entries.${index}.${field}`;
        return [
          <EntryText
            key={field}
            label={copy.fields[field]}
            name={name}
            lines={lines}
            value={text.english}
            onType={(english) => change({ ...text, english })}
          />,
          <EntryText
            key={`${field}Hindi`}
            label={copy.inHindi(copy.fields[field])}
            name={`${name}Hindi`}
            lines={lines}
            lang="hi"
            value={text.hindi ?? ''}
            onType={(hindi) => change({ ...text, hindi })}
          />,
        ];
      })}
    </div>
  );
}

function EntryText({
  lines,
  onType,
  ...field
}: {
  label: string;
  name: string;
  lines: number;
  value: string;
  lang?: string;
  onType: (value: string) => void;
}) {
  return lines === 1 ? (
    <TextField {...field} autoComplete="off" onChange={(event) => onType(event.target.value)} />
  ) : (
    <TextAreaField {...field} rows={lines} onChange={(event) => onType(event.target.value)} />
  );
}
