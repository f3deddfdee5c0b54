import { useLocation } from 'react-router-dom';
import { codeOf } from '../../machines/failure.ts';
import type { LegalTextName } from '../../machines/generated/schema.ts';
import { legalCopy as copy } from '../copy/legal.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { routeAt } from '../routeAt.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { legalTextQuery } from '../shared/queries.ts';
import { Card } from '../ui/Card.tsx';
import { dayOfMoment } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { TextBlocks } from '../ui/TextBlocks.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The terms or the privacy notice, in the current version or an earlier one. */
export function LegalText({ name }: { name: LegalTextName }) {
  const { route, params } = routeAt(useLocation().pathname)!;
  const variables = route.ssr![0]!.variables(params, new URLSearchParams());
  const { data, error, retry } = usePageQuery(
    legalTextQuery,
    variables as { name: LegalTextName; version?: number },
  );
  const current = name === 'TERMS' ? paths.terms : paths.privacy;
  const versionPath = name === 'TERMS' ? paths.termsVersion : paths.privacyVersion;
  const isMissing = codeOf(error) === 'NOT_FOUND';
  const text = data?.legalText;
  const [newest, ...rest] = text?.versions ?? [];
  const isCurrent = text?.version === newest?.version;
  const said = ({ version, publishedAt }: { version: number; publishedAt: string }) =>
    copy.version(version, dayOfMoment(publishedAt));
  return (
    <main id="main">
      <Page title={copy.titles[name]} narrow>
        <div className={stack({ gap: '4' })}>
          {error && !data && !isMissing ? (
            <ErrorState message={copy.failed} onRetry={retry} />
          ) : null}
          {isMissing ? (
            <div className={css({ color: 'fg.muted' })}>
              <p>{copy.missing}</p>
              <TextLink to={current}>{copy.current}</TextLink>
            </div>
          ) : null}
          {!data && !error ? <Loading /> : null}
          {data && !text ? <p className={css({ color: 'fg.muted' })}>{copy.none}</p> : null}
          {text ? (
            <>
              <p className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
                {said(text)}
              </p>
              {isCurrent ? null : (
                <div>
                  <InlineMessage tone="info" message={copy.isEarlier} />
                  <TextLink to={current}>{copy.current}</TextLink>
                </div>
              )}
              <Card>
                <TextBlocks blocks={text.blocks} />
              </Card>
              {isCurrent && rest.length > 0 ? (
                <section>
                  <h2 className={heading({ size: 'sm' })}>{copy.earlier}</h2>
                  <ul>
                    {rest.map((version) => (
                      <li key={version.version}>
                        <TextLink to={versionPath(String(version.version))}>
                          {said(version)}
                        </TextLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ) : null}
            </>
          ) : null}
        </div>
      </Page>
    </main>
  );
}
