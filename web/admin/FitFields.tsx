import type { TestGender } from '../../machines/generated/schema.ts';
import { adminCopy } from '../copy/admin.ts';
import { TextField } from '../ui/TextField.tsx';
import { css } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { SelectField } from './staff/SelectField.tsx';

const copy = adminCopy.addTest;
const ages = ['age_from', 'age_to'] as const;
const lists = ['contains', 'apart_from'] as const;
const spans = ['apart_minutes', 'repeat_months'] as const;

/** The gender that a test is for; an empty text means everybody. */
export const genderOf = (chosen: string): TestGender | null =>
  chosen === 'MALE' || chosen === 'FEMALE' ? chosen : null;

/** Comma-separated ids as a list. */
const idsOf = (text: string) =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** The input for whom a test is and which others it can be combined with, read from a form. */
export const fitInput = (text: (name: string) => string, gender: string) => ({
  forGender: genderOf(gender),
  ageFrom: text('age_from'),
  ageTo: text('age_to'),
  contains: idsOf(text('contains')),
  apartFrom: idsOf(text('apart_from')),
  apartMinutes: text('apart_minutes'),
  repeatMonths: text('repeat_months'),
});

type TextName = (typeof ages)[number] | (typeof lists)[number] | (typeof spans)[number];

interface Props {
  /** The initial texts; absent for a new test. */
  initial?: Record<TextName, string>;
  gender: string;
  onGender: (gender: string) => void;
}

/** Whom a test is for, what it contains, and the interval between its sample and others. */
export function FitFields({ initial, gender, onGender }: Props) {
  return (
    <fieldset
      className={css({
        borderTopWidth: '1px',
        pt: '4',
        '& legend': { float: 'inline-start', w: 'full' },
      })}
    >
      <legend>
        <span className={css({ fontWeight: 'semibold' })}>{copy.fit}</span>
        <span className={css({ display: 'block', fontSize: 'sm', color: 'fg.muted', mb: '4' })}>
          {copy.fitHint}
        </span>
      </legend>
      <div className={stack({ gap: '5', w: 'full' })}>
        <div className={grid({ columns: { base: 1, sm: 3 }, gap: '4' })}>
          <SelectField
            label={copy.fields.for_gender}
            options={Object.entries(copy.genders)}
            value={genderOf(gender) ?? 'ALL'}
            onChange={onGender}
          />
          {ages.map((name) => (
            <TextField
              key={name}
              label={copy.fields[name]}
              name={name}
              inputMode="numeric"
              defaultValue={initial?.[name]}
            />
          ))}
        </div>
        {lists.map((name) => (
          <TextField
            key={name}
            label={copy.fields[name]}
            name={name}
            hint={copy.testIdsHint}
            defaultValue={initial?.[name]}
          />
        ))}
        {spans.map((name) => (
          <TextField
            key={name}
            label={copy.fields[name]}
            name={name}
            inputMode="numeric"
            defaultValue={initial?.[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
