import type { Visit, VisitActInput } from '../../../machines/generated/schema.ts';
import { longestLabel } from '../../../machines/text/longest.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { takeFocus } from '../../ui/takeFocus.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useTyped } from '../../ui/typedText.ts';
import type { DayActor } from './dayActor.ts';
import { pressedAct } from './pressedAct.ts';
import { VisitForm } from './VisitForm.tsx';
import { heading } from '../../generated/panda/recipes/index.js';

interface Props {
  visit: Visit;
  actor: DayActor;
  /** The refused attempt, whose labels need not be typed again. */
  before: VisitActInput | undefined;
}

/** A form for the label of each tube or cup. */
export function CollectForm({ visit, actor, before }: Props) {
  const typedAs = `collect.${visit.id}`;
  const refused = (before?.samples ?? []).map(({ itemId, sampleId }) => [itemId, sampleId]);
  const [ids, type] = useTyped(typedAs, Object.fromEntries(refused) as Record<string, string>);
  const act = () =>
    pressedAct(visit.id, {
      act: 'COLLECT',
      samples: visit.items.map(({ id }) => ({ itemId: id, sampleId: ids[id] ?? '' })),
    });
  return (
    <VisitForm actor={actor} typedAs={typedAs} act={act} texts={copy.collect}>
      <h3 className={heading({ size: 'md' })}>{copy.collect.title}</h3>
      {visit.items.map(({ id, testName, patient }, index) => (
        <TextField
          key={id}
          ref={index === 0 ? takeFocus : undefined}
          label={copy.collect.label(testName, patient.name)}
          hint={copy.collect.hint}
          value={ids[id] ?? ''}
          onChange={(event) => type({ [id]: event.target.value })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestLabel}
        />
      ))}
    </VisitForm>
  );
}
