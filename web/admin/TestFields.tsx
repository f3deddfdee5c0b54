import { adminCopy } from '../copy/admin.ts';
import { TagsField } from '../ui/TagsField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { nameForTools } from './nameForTools.ts';
import { grid } from '../generated/panda/patterns/index.js';

const copy = adminCopy.addTest;

/** The tag fields of a test, under the names of docs/product/entities.md. */
export const tagFields = ['disclaimers', 'features', 'why_book', 'aliases'] as const;
export type TagField = (typeof tagFields)[number];

type TextName = 'testName' | 'price' | 'report_time' | 'tat' | 'description' | 'inclusions';

interface Props {
  /** The initial texts; absent for a new test. */
  initial?: Record<TextName, string>;
  tags: Record<TagField, string[]>;
  onTags: (name: TagField, value: string[]) => void;
}

/** The fields of a test, new or existing, except its pictures. */
export function TestFields({ initial, tags, onTags }: Props) {
  const about = (name: TextName) => ({
    label: copy.fields[name],
    name,
    defaultValue: initial?.[name],
    ...nameForTools(name, copy.fields[name]),
  });
  return (
    <>
      <TextField {...about('testName')} />
      <div className={grid({ columns: { base: 1, sm: 3 }, gap: '4' })}>
        <TextField {...about('price')} inputMode="numeric" />
        <TextField {...about('report_time')} placeholder={copy.reportTimeExample} />
        <TextField {...about('tat')} />
      </div>
      <TextAreaField {...about('description')} />
      <TextField {...about('inclusions')} hint={copy.inclusionsHint} />
      {tagFields.map((name) => (
        <TagsField
          key={name}
          label={copy.fields[name]}
          {...(name !== 'aliases' && { attributes: nameForTools(name, copy.fields[name]) })}
          field={name}
          hint={copy.tagHint}
          value={tags[name]}
          onChange={(value) => onTags(name, value)}
        />
      ))}
    </>
  );
}
