import { longestParameter, longestUnit } from '../../../machines/text/longest.ts';
import { adminParametersCopy as copy } from '../../copy/adminParameters.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';
import { EntryAction } from '../EntryAction.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { moved, newRange } from './drafts.ts';
import type { ParameterDraft } from './drafts.ts';
import { RangeFields } from './RangeFields.tsx';

/** One value of a test: its names, unit, ranges, and position in the report. */
export function ParameterCard({
  drafts,
  index,
  onDrafts,
}: {
  drafts: ParameterDraft[];
  index: number;
  onDrafts: (drafts: ParameterDraft[]) => void;
}) {
  const draft = drafts[index]!;
  const name = copy.value(index + 1);
  const field = `parameters.${index}`;
  const change = (changes: Partial<ParameterDraft>) =>
    onDrafts(drafts.with(index, { ...draft, ...changes }));
  return (
    <Card as="li" data-parameter={index}>
      <fieldset className={css({ minW: '0', '& > legend': { float: 'inline-start', w: 'full' } })}>
        <legend className={css({ fontWeight: 'semibold', mb: '3' })}>{name}</legend>
        <div className={stack({ gap: '4', w: 'full' })}>
          <TextField
            label={copy.name}
            field={`${field}.parameter`}
            maxLength={longestParameter}
            value={draft.parameter}
            onChange={(event) => change({ parameter: event.target.value })}
          />
          <div className={grid({ columns: { base: 1, sm: 2 }, gap: '4' })}>
            <TextField
              label={copy.nameHindi}
              lang="hi"
              maxLength={longestParameter}
              value={draft.parameterHindi}
              onChange={(event) => change({ parameterHindi: event.target.value })}
            />
            <TextField
              label={copy.unit}
              maxLength={longestUnit}
              value={draft.unit}
              onChange={(event) => change({ unit: event.target.value })}
            />
          </div>
          <h3 className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>{copy.ranges}</h3>
          {draft.ranges.length === 0 ? (
            <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.anyRange}</p>
          ) : null}
          {draft.ranges.map((range, row) => (
            <RangeFields
              key={range.key}
              range={range}
              name={copy.range(index + 1, row + 1)}
              field={`${field}.ranges.${row}`}
              onChange={(changed) => change({ ranges: draft.ranges.with(row, changed) })}
              onRemove={() => change({ ranges: draft.ranges.toSpliced(row, 1) })}
            />
          ))}
          <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
            <EntryAction
              label={copy.addRange}
              entry={name}
              onClick={() => change({ ranges: [...draft.ranges, newRange(draft.ranges)] })}
            />
            <EntryAction
              label={copy.up}
              entry={name}
              disabled={index === 0}
              onClick={() => onDrafts(moved(drafts, index, -1))}
            />
            <EntryAction
              label={copy.down}
              entry={name}
              disabled={index === drafts.length - 1}
              onClick={() => onDrafts(moved(drafts, index, 1))}
            />
            <EntryAction
              label={copy.removeValue}
              entry={name}
              onClick={() => onDrafts(drafts.toSpliced(index, 1))}
            />
          </div>
        </div>
      </fieldset>
    </Card>
  );
}
