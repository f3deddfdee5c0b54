import { FiguresForAdmin } from '../figures/FiguresForAdmin.tsx';
import { FigureSwitches } from '../figures/FigureSwitches.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { ActorInfo, Feed } from './feed.ts';
import { viewOf } from './link.ts';
import type { Link } from './link.ts';
import { actorWords } from './names.ts';
import { Switch } from './Switch.tsx';

interface Props {
  feed: Feed;
  isSimulation: boolean;
  link: Link;
  onLink: (change: Partial<Link>) => void;
  /** The watched tab; undefined means all. */
  tab: string | undefined;
  /** The actors of the chosen machine, and the one that is shown. */
  actors: readonly ActorInfo[];
  actor: ActorInfo | undefined;
  split: boolean;
  onSplit: (split: boolean) => void;
  hasFigures: boolean;
}

/** Settings: what is watched, how much of it is shown, and in which language. */
export function Settings({
  feed,
  isSimulation,
  link,
  onLink,
  tab,
  actors,
  actor,
  split,
  onSplit,
  hasFigures,
}: Props) {
  const [language, setLanguage] = useLanguage();
  const { page } = useWords();
  return (
    <>
      {__FLOWS__ && !isSimulation ? (
        <label className="watch">
          <span className="quiet">{page.watching}</span>
          <select
            value={tab ?? ''}
            onChange={(event) => onLink({ tab: event.target.value || undefined })}
          >
            <option value="">{page.everything}</option>
            {feed.tabs.map(({ id, label, isGone }) => (
              <option key={id} value={id}>
                {isGone ? page.closed(label) : label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {actors.length > 1 ? (
        <label className="watch">
          <span className="quiet">{page.which(link.machine)}</span>
          <select
            value={actor?.sessionId}
            onChange={(event) => onLink({ actor: event.target.value })}
          >
            {actors.toReversed().map(({ sessionId }) => (
              <option key={sessionId} value={sessionId}>
                {actorWords(feed, sessionId)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Switch
        text={page.simulate}
        isOn={link.simulated === true}
        onChange={(simulated) => onLink({ simulated, at: undefined })}
      />
      {__FLOWS__ ? <Switch text={page.appBeside} isOn={split} onChange={onSplit} /> : null}
      <Switch
        text={page.codeNames}
        isOn={link.codes === true}
        onChange={(codes) => onLink({ codes })}
      />
      {viewOf(link) === 'leaving' ? null : hasFigures ? (
        <FigureSwitches days={link.figures} isCompared={link.compared === true} onLink={onLink} />
      ) : __FLOWS__ ? (
        <FiguresForAdmin className="quiet" />
      ) : null}
      <button
        type="button"
        lang={language === 'hi' ? 'en' : 'hi'}
        onClick={() => setLanguage(language === 'hi' ? 'en' : 'hi')}
      >
        {page.otherLanguage}
      </button>
      {__FLOWS__ ? (
        <p className="quiet">
          {page.besides} <code>?inspect</code>.
        </p>
      ) : null}
    </>
  );
}
