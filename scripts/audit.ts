import { spawnSync } from 'node:child_process';
import { readArguments } from './arguments.ts';

/** The part of npm's report that is read here. */
interface Report {
  vulnerabilities?: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
  /** The reason if there is no report. */
  message?: string;
}

// Asks the registry for known vulnerabilities in the product's dependencies, and fails on high and
// critical ones. If the registry does not answer, this is reported, and is a failure only with
// --required.
const {
  values: { required },
} = readArguments('audit -- [--required]', {
  options: { required: { type: 'boolean', default: false } },
});
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const report = read(stdout);

if (!report.vulnerabilities) {
  console.log(
    `No audit: the registry did not answer it${report.message ? ` (${report.message.split(' - ')[0]})` : ''}. Nothing was checked.`,
  );
  process.exit(required ? 1 : 0);
}
const found = Object.entries(report.vulnerabilities);
const grave = found.filter(([, { severity }]) => ['high', 'critical'].includes(severity));
for (const [name, { severity, range, via }] of grave) {
  console.log(`${severity}: ${name} ${range}`);
  for (const cause of via)
    console.log(`  ${typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`}`);
}
console.log(`${grave.length} high or critical, ${found.length - grave.length} lesser`);
process.exit(grave.length === 0 ? 0 : 1);

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}
