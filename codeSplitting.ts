import { resolve } from 'node:path';

/**
 * The packages that every page needs. They change least, so that returning visitors still have them
 * cached after a release, and a file of its own is evaluated in a task of its own.
 */
const packages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|use-sync-external-store)\//;

/**
 * What every page needs, though the module graph does not show it: index files import everything. And
 * what would be a file of its own for a few bytes, as customers and the staff share it.
 */
const alwaysNeeded = /generated\/panda\/|web\/ui\/useOpenedPart\./;

/** Chakra's style props, and the base of all its overlays and choices. */
const chakraItself = new RegExp(
  [
    'web/shared/theme/',
    'node_modules/(@emotion|stylis|@pandacss)/',
    '@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|create-context)',
    '@chakra-ui/react/dist/esm/theme/recipes/(button|heading|input|link|skeleton|spinner)[.]',
    '@chakra-ui/react/dist/esm/components/(icons|box|portal|presence)',
    '@ark-ui/react/dist/(utils|providers|components/(portal|presence|field|fieldset|factory))',
    '@zag-js/(utils|core|types|react|dom-query|presence|interact-outside|dismissable)/',
    '@zag-js/(focus-visible|focus-trap|aria-hidden|remove-scroll)/',
  ].join('|'),
);

/**
 * The gateway client, its documents, and the queries of every page, which are always needed
 * together.
 */
const gatewayItself = new RegExp(
  [
    'web/shared/(gateway|trusted|lostAnswers|staffLogin|sending|pin/loadServiceability)[.]ts',
    'web/generated/graphql[.]ts',
    'web/(session/session|location/location)[.]ports[.]ts',
    'machines/(failure|newId|notices|location/location[.]notices)[.]ts',
  ].join('|'),
);

/** What every page fetches once it is in use: one request instead of three. */
const onceInUse =
  /web\/(app\/(OfflineNote|PagePlace|connection|keepFocus|measureBottom|prefetchLinks|useScrollPosition)|copy\/offline)[.]/;

/** Our own modules that several pages share. */
const ours = /web\/(ui|copy|shared)\/|machines\/text\//;
const ofFewPages = /web\/(admin|generated|copy\/hi)\/|[aA]dmin|staff/;

/** The entry modules of the pages and prefetched parts that customers open most. */
const pages = {
  login: ['web/signIn/LoginPage.tsx'],
  signUp: ['web/signUp/SignUpFlow.tsx', 'web/signUp/signUpActor.ts'],
  codeStep: ['web/signUp/CodeStep.tsx'],
  home: ['web/app/HomeWithResume.tsx'],
  test: ['web/catalogue/TestInfoPage.tsx'],
  testText: ['web/catalogue/TestText.tsx'],
  orders: ['web/orders/OrdersPage.tsx'],
  appointments: ['web/orders/AppointmentsPage.tsx'],
  payments: ['web/orders/PaymentsPage.tsx'],
  reports: ['web/orders/ReportsPage.tsx'],
  report: ['web/reports/ReportPage.tsx'],
  family: ['web/account/FamilyPage.tsx'],
  addresses: ['web/account/AddressPage.tsx'],
  tracking: ['web/orders/TrackPage.tsx'],
  booking: [
    'web/booking/BookingFlow.tsx',
    'web/booking/bookingActor.ts',
    'web/booking/storeDraft.ts',
    'web/booking/openedBooking.ts',
  ],
};
type Page = keyof typeof pages;

/**
 * The chunks that pages share: a module goes to the first row whose pages (`by`) all import it;
 * `alone`: and no other page does, except those in `or`. Each chunk costs a request with half a KB
 * of headers, and one that is too large is sent to pages that do not need it. An imported module is
 * imported by at least as many pages as its importer, so rows go from few pages to many: a chunk
 * then only imports those below it.
 */
const sharedFiles: Record<string, { by: Page[]; alone?: true; or?: Page[] }> = {
  booking: { by: ['booking'], alone: true },
  visit: { by: ['tracking', 'booking'], alone: true },
  home: { by: ['home'], alone: true },
  signUp: { by: ['signUp'], alone: true, or: ['codeStep'] },
  test: { by: ['test'], alone: true, or: ['booking', 'testText'] },
  saved: { by: ['family', 'addresses'], alone: true },
  entry: { by: ['login', 'signUp'], alone: true, or: ['codeStep'] },
  tests: { by: ['home', 'test'], alone: true, or: ['booking', 'testText'] },
  ahead: { by: ['booking'], alone: true, or: ['codeStep', 'testText'] },
  forms: { by: ['signUp', 'booking'] },
  again: { by: ['orders', 'tracking'], alone: true, or: ['booking'] },
  lists: { by: ['orders', 'reports'] },
  orders: { by: ['orders', 'appointments'] },
  account: { by: ['reports', 'payments'] },
  parts: { by: ['booking'] },
};
/** Small modules imported by at least this many pages are part of the first load. */
const common = { least: 4, among: /web\/(ui|copy\/patients|shared\/(drawings|flows))/ };

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds?: readonly string[] } | null;
}

/** The modules reachable from these, without packages. */
function reach(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(entries.map((entry) => resolve(import.meta.dirname, entry)));
  // Iterating over a Set also visits the entries that are added meanwhile.
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.includes('node_modules')) found.add(imported);
  return found;
}

/** The entry modules of the pages. */
const begins = new Set(
  Object.values(pages)
    .flat()
    .map((entry) => resolve(import.meta.dirname, entry)),
);
let reached: [Page, Set<string>][] | undefined;

/** The pages that import a module; none for their entry modules. */
function importersOf(id: string, graph: ModuleGraph): Page[] {
  reached ??= (Object.entries(pages) as [Page, string[]][]).map(([page, entries]) => [
    page,
    reach(entries, graph),
  ]);
  return begins.has(id)
    ? []
    : reached.filter(([, modules]) => modules.has(id)).map(([page]) => page);
}

/**
 * Puts everything that the entry imports into one chunk: the first load needs one request, where
 * the bundler would split it into forty along what later parts share.
 */
function firstLoad() {
  let first: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    first ??= reach(['web/main.tsx'], graph);
    const isCommon = common.among.test(id) && importersOf(id, graph).length >= common.least;
    return isCommon || first.has(id) || alwaysNeeded.test(id) ? 'app' : null;
  };
}

function sharedByCustomersPages(id: string, graph: ModuleGraph): string | null {
  const found = importersOf(id, graph);
  const file = Object.entries(sharedFiles).find(
    ([, { by, alone, or = [] }]) =>
      by.every((page) => found.includes(page)) &&
      (!alone || found.every((page) => by.includes(page) || or.includes(page))),
  );
  return file?.[0] ?? null;
}

/**
 * Small modules of ours that later parts share are one chunk as well, unless they import a package:
 * on HTTP/1.1 each further file waits for its turn.
 */
function sharedByOthers() {
  const inFirstLoad = firstLoad();
  const known = new Map<string, boolean>();
  const isLight = (id: string, graph: ModuleGraph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Set before following its imports, which may lead back to it.
    known.set(id, true);
    const isThere = packages.test(id) || inFirstLoad(id, graph) !== null;
    const isPackage = id.includes('node_modules') && !ours.test(id);
    const is =
      isThere ||
      (!isPackage &&
        !ofFewPages.test(id) &&
        (graph.getModuleInfo(id)?.importedIds ?? []).every((one) => isLight(one, graph)));
    known.set(id, is);
    return is;
  };
  return (id: string, graph: ModuleGraph): string | null =>
    ours.test(id) && isLight(id, graph) && importersOf(id, graph).length === 0 ? 'shared' : null;
}

/** How the web's code is split into chunks. */
export const codeSplitting = {
  groups: [
    { name: 'packages', test: packages, priority: 1 },
    { name: firstLoad(), debugName: 'first load' },
    { name: 'chakra', test: chakraItself },
    { name: 'gateway', test: gatewayItself, includeDependenciesRecursively: false },
    { name: 'inUse', test: onceInUse, includeDependenciesRecursively: false },
    {
      name: sharedByCustomersPages,
      debugName: 'shared by pages of customers',
      includeDependenciesRecursively: false,
    },
    { name: sharedByOthers(), debugName: 'shared by others', minShareCount: 3 },
  ],
};
