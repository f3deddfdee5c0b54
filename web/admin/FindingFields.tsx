import type { Concern } from '../../machines/generated/schema.ts';
import { adminCopy } from '../copy/admin.ts';
import { homeCopy } from '../copy/home.ts';
import { css } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';
import { CheckField } from '../ui/CheckField.tsx';

const copy = adminCopy.addTest;

/** The concerns in a text with one on each line. */
export const concernsOf = (text: string) => text.split('\n').filter(Boolean) as Concern[];

interface Props {
  concerns: readonly Concern[];
  isPackage: boolean;
  onConcerns: (concerns: Concern[]) => void;
  onPackage: (isPackage: boolean) => void;
}

/** Fields by which customers find a test, other than its names. */
export function FindingFields({ concerns, isPackage, onConcerns, onPackage }: Props) {
  const choose = (concern: Concern, isChosen: boolean) =>
    onConcerns([...concerns.filter((other) => other !== concern), ...(isChosen ? [concern] : [])]);
  return (
    <>
      <fieldset>
        <legend className={css({ fontWeight: 'semibold', fontSize: 'sm', mb: '1' })}>
          {copy.concerns}
        </legend>
        <div className={grid({ columns: { base: 2, sm: 3 }, gap: '0', columnGap: '4' })}>
          {Object.entries(homeCopy.concerns).map(([concern, name]) => (
            <CheckField
              key={concern}
              label={name}
              checked={concerns.includes(concern as Concern)}
              onChange={(isChosen) => choose(concern as Concern, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      <CheckField
        label={copy.isPackage}
        hint={copy.isPackageHint}
        checked={isPackage}
        onChange={onPackage}
      />
    </>
  );
}
