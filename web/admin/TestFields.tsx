import { adminCopy } from '../copy/admin.ts';
import { TagsField } from '../ui/TagsField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { grid } from '../generated/panda/patterns/index.js';

const copy = adminCopy.addTest;

/** The fields of a test that are lists, as docs/product/entities.md names them. */
export const tagFields = ['disclaimers', 'features', 'why_book', 'aliases'] as const;
export type TagField = (typeof tagFields)[number];

interface Props {
  /** What the fields begin with; nothing for a new test. */
  initial?: Record<
    'testName' | 'price' | 'report_time' | 'tat' | 'description' | 'inclusions',
    string
  >;
  tags: Record<TagField, string[]>;
  onTags: (name: TagField, value: string[]) => void;
}

/** What is asked of a test, new or not; pictures apart. */
export function TestFields({ initial, tags, onTags }: Props) {
  return (
    <>
      <TextField label={copy.fields.testName} name="testName" defaultValue={initial?.testName} />
      <div className={grid({ columns: { base: 1, sm: 3 }, gap: '4' })}>
        <TextField
          label={copy.fields.price}
          name="price"
          inputMode="numeric"
          defaultValue={initial?.price}
        />
        <TextField
          label={copy.fields.report_time}
          name="report_time"
          placeholder={copy.reportTimeExample}
          defaultValue={initial?.report_time}
        />
        <TextField label={copy.fields.tat} name="tat" defaultValue={initial?.tat} />
      </div>
      <TextAreaField
        label={copy.fields.description}
        name="description"
        defaultValue={initial?.description}
      />
      <TextField
        label={copy.fields.inclusions}
        name="inclusions"
        hint={copy.inclusionsHint}
        defaultValue={initial?.inclusions}
      />
      {tagFields.map((name) => (
        <TagsField
          key={name}
          label={copy.fields[name]}
          field={name}
          hint={copy.tagHint}
          value={tags[name]}
          onChange={(value) => onTags(name, value)}
        />
      ))}
    </>
  );
}
