import { charts } from '../flows/charts.ts';
import { useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';

/** The changed rules that no chart shows: by flow, and, if names in code are shown, by file. */
export function ChangedRules({ files, codes }: { files: readonly string[]; codes: boolean }) {
  const words = useWords();
  if (files.length === 0) return null;
  const folders = new Set(files.map((file) => file.slice(0, Math.max(0, file.indexOf('/')))));
  const flows = charts.filter(({ id }) => folders.has(id)).map(({ id }) => id);
  const isShared = [...folders].some((folder) => !flows.includes(folder));
  return (
    <>
      <p>
        {words.changes.rules(
          flows.map((id) => stateName(words, id)),
          isShared,
        )}
      </p>
      {codes ? (
        <details open>
          <summary>{words.page.changedFiles(files.length)}</summary>
          <ul className="changed-files">
            {files.map((file) => (
              <li key={file}>
                <code>{`machines/${file}`}</code>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
