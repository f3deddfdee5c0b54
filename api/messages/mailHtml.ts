import type { MessageLanguage } from './language.ts';

interface Mail {
  language: MessageLanguage;
  subject: string;
  text: string;
  code: string | undefined;
}

const open: Record<MessageLanguage, string> = { en: 'Open the link', hi: 'लिंक खोलें' };
const link = /https?:\/\/[^\s<>"]+/;

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)!};`);

const look = {
  main: 'background:#0f5f63;color:#ffffff',
  other: 'border:1px solid #0f5f63;color:#0f5f63',
};
const button = (url: string, language: MessageLanguage, isFirst: boolean) =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${isFirst ? look.main : look.other};font-weight:600;text-decoration:none">${open[language]}</a></p>`;

const bigCode = (code: string) =>
  `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px">${escaped(code)}</p>`;

/** The lines of the text; a link is repeated as a button below its line. */
function linesOf(text: string, language: MessageLanguage): string {
  let isFirst = true;
  return text
    .split('\n')
    .map((line) => {
      const url = link.exec(line)?.[0];
      const said = `<p style="margin:0 0 12px">${escaped(line)}</p>`;
      if (!url) return said;
      const pressed = button(url, language, isFirst);
      isFirst = false;
      return said + pressed;
    })
    .join('\n');
}

/**
 * A mail's text in HTML, with the code in large type and links as buttons. It loads no pictures, so
 * opening it cannot be tracked.
 */
export function mailHtml({ language, subject, text, code }: Mail): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:20px;margin:0 0 16px">${escaped(subject)}</h1>
${code ? bigCode(code) : ''}${linesOf(text, language)}
<p style="margin:32px 0 0;font-size:14px">Assay</p>
</div>
</body>
</html>`;
}
