import { adminCopy } from '../copy/admin.ts';
import { TagsField } from '../ui/TagsField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const copy = adminCopy.addTest;

/** The tag fields of a test in Hindi, under the names of docs/product/entities.md. */
export const hindiTagFields = ['disclaimersHindi', 'featuresHindi', 'why_book_hindi'] as const;
type HindiTagField = (typeof hindiTagFields)[number];

interface Props {
  /** The initial texts; absent for a new test. */
  initial?: Record<'testNameHindi' | 'descriptionHindi' | 'inclusionsHindi', string>;
  tags: Record<HindiTagField, string[]>;
  onTags: (name: HindiTagField, value: string[]) => void;
}

/** The texts for readers of Hindi; where a field is empty, they see the English one. */
export function HindiFields({ initial, tags, onTags }: Props) {
  return (
    <fieldset
      className={css({
        borderTopWidth: '1px',
        pt: '4',
        '& legend': { float: 'inline-start', w: 'full' },
      })}
    >
      <legend>
        <span className={css({ fontWeight: 'semibold' })}>{copy.inHindi}</span>
        <span className={css({ display: 'block', fontSize: 'sm', color: 'fg.muted', mb: '4' })}>
          {copy.inHindiHint}
        </span>
      </legend>
      <div className={stack({ gap: '5', w: 'full' })}>
        <TextField
          label={copy.fields.testNameHindi}
          name="testNameHindi"
          lang="hi"
          defaultValue={initial?.testNameHindi}
        />
        <TextAreaField
          label={copy.fields.descriptionHindi}
          name="descriptionHindi"
          lang="hi"
          defaultValue={initial?.descriptionHindi}
        />
        <TextField
          label={copy.fields.inclusionsHindi}
          name="inclusionsHindi"
          lang="hi"
          hint={copy.inclusionsHint}
          defaultValue={initial?.inclusionsHindi}
        />
        {hindiTagFields.map((name) => (
          <TagsField
            key={name}
            label={copy.fields[name]}
            field={name}
            hint={copy.tagHint}
            value={tags[name]}
            onChange={(value) => onTags(name, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
