// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';

import { expect, it } from 'vitest';
import { adminLab } from '../../devtools/samples/labSchedule.samples.ts';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { walk } from '../../devtools/simulation/walk.ts';

import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { longestStaffSearch } from '../../machines/text/longest.ts';

import { CollectForm } from '../../web/admin/day/CollectForm.tsx';
import { FailForm } from '../../web/admin/day/FailForm.tsx';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabHoursForm } from '../../web/admin/labs/LabHoursForm.tsx';
import { weekdays } from '../../web/admin/labs/week.ts';
import { SetUpSecondFactor } from '../../web/admin/staff/SetUpSecondFactor.tsx';

import { adminCopy } from '../../web/copy/admin.ts';
import { adminContentCopy as content } from '../../web/copy/adminContent.ts';
import { adminDayCopy as day } from '../../web/copy/adminDay.ts';
import { adminImportCopy } from '../../web/copy/adminImport.ts';
import { adminLabsCopy as labs } from '../../web/copy/adminLabs.ts';
import { adminOffersCopy as offers } from '../../web/copy/adminOffers.ts';
import { adminOrdersCopy as orders } from '../../web/copy/adminOrders.ts';
import { adminStaffCopy as staff } from '../../web/copy/adminStaff.ts';

import {
  code,
  each,
  email,
  numeric,
  off,
  one,
  password,
  picture,
  saidFields,
  tags,
} from './support/fieldWords.ts';

import { page, view, wordsLostOnTheWay } from './support/openForm.tsx';
import type { FormRow } from './support/openForm.tsx';

const dayActor = walk(technicianDayMachine, { outbox: { acts: [], refused: [] }, stored: null });
const visit = { visit: plannedVisit as never, actor: dayActor.actor as never };
const { icon, image, testName, price, report_time, tat, description, inclusions, ...others } =
  adminCopy.addTest.fields;
const question = [
  ...each(off, [content.fields.question]),
  ...one(content.inHindi(content.fields.question), `${off} · in hi`),
  content.fields.answer,
  ...one(content.inHindi(content.fields.answer), ' · in hi'),
];
const { tagHint, inclusionsHint, testIdsHint, files } = adminCopy.addTest;
const { secondFactor, account } = staff;
const inHindi = ' · in hi';

const search = ` · search · ${longestStaffSearch} at most`;
const forms: FormRow[] = [
  [
    'a new test',
    page('adminAddTest'),
    [
      testName,
      ...one(price, numeric),
      report_time,
      tat,
      description,
      ...one(inclusions, '', inclusionsHint),
      ...each(
        tags,
        [others.disclaimers, others.features, others.why_book, others.aliases],
        tagHint,
      ),
      ...each(inHindi, [others.testNameHindi, others.descriptionHindi]),
      ...one(others.inclusionsHindi, inHindi, inclusionsHint),
      ...each(
        tags,
        [others.disclaimersHindi, others.featuresHindi, others.why_book_hindi],
        tagHint,
      ),
      ...each(numeric, [others.age_from, others.age_to]),
      ...each('', [others.contains, others.apart_from], testIdsHint),
      ...each(numeric, [others.apart_minutes, others.repeat_months]),
      ...each(picture, [icon, image], files),
    ],
  ],
  [
    'a new lab',
    page('adminAddLab'),
    [
      labs.name,
      labs.address,
      ...one(labs.reportHours, numeric),
      ...one(labs.rating, ' · keys for decimal', labs.ratingHint),
      labs.ratingSource,
      ...one(labs.ratingCount, numeric),
      labs.accreditationNumber,
      ...one(labs.pins, tags, labs.pinsHint),
    ],
  ],
  [
    'opening hours',
    view(<LabHoursForm lab={adminLab as never} load={async () => undefined} />),
    [
      ...each(' · time', [labs.hoursField(1, labs.opens), labs.hoursField(1, labs.closes)]),
      ...each(
        numeric + off,
        weekdays.map((day) => labs.hoursField(1, labs.weekdays[day]!)),
      ),
      ...one(labs.slotMinutes, numeric),
    ],
  ],
  [
    'holidays',
    view(<LabHolidaysForm lab={adminLab as never} load={async () => undefined} />),
    one(labs.date, ' · date'),
  ],
  [
    'prices',
    page('adminLabPrices'),
    [
      ...one(labs.percent, ` · keys for text${off}`),
      ...one('Lipid Profile', numeric + off),
      ...one('TSH', numeric + off, labs.planned('Mon, 7 Sept 2026', 349)),
      ...one('Ferritin', numeric + off, labs.planned('Mon, 7 Sept 2026', null)),
      ...one(labs.pricesFrom, ' · date', labs.pricesFromHint),
    ],
  ],
  [
    'a new offer',
    page('adminAddOffer'),
    [
      ...one(offers.code, off, offers.codeHint),
      ...one(offers.name, off),
      ...one(offers.nameHindi, off + inHindi),
      ...each(numeric + off, [offers.percent, offers.rupees], offers.percentHint),
      ...one(offers.mostRupees, numeric + off, offers.boundHint),
      ...each(` · date${off}`, [offers.from, offers.until], offers.boundHint),
      ...each(
        numeric + off,
        [offers.perCustomer, offers.budgetUses, offers.budgetRupees],
        offers.boundHint,
      ),
    ],
  ],
  ['questions that are published', page('adminContent'), [...question, ...question]],
  [
    'a file of tests',
    page('adminImportTests'),
    one(adminImportCopy.choose, ' · file · .csv,.tsv,.txt,text/csv,text/tab-separated-values'),
  ],
  [
    'orders that are looked for',
    page('adminReports'),
    [...one(adminCopy.orders.search, search), ...each(' · date', [orders.from, orders.to])],
  ],
  ['customers who are looked for', page('adminUsers'), one(adminCopy.users.search, search)],
  [
    'settings',
    page('adminSettings'),
    each(tags, [adminCopy.settings.pins, adminCopy.settings.technicians], adminCopy.settings.hint),
  ],
  [
    'an invitation',
    page('adminStaff'),
    [...one(staff.name, off), ...one(staff.email, email + off)],
  ],
  ['what was done on a day', page('adminAudit'), one(staff.audit.day, ' · date')],
  [
    'an own account',
    page('adminAccount'),
    [
      ...one(account.current, password('current')),
      ...one(account.new, password('new'), account.newHint),
      ...one(secondFactor.password, password('current')),
      ...one(secondFactor.code, `${code} · spelling: not checked`, secondFactor.anyCodeHint),
    ],
  ],
  [
    'a second factor',
    view(<SetUpSecondFactor send={() => undefined} isBusy={false} message={null} />),
    one(secondFactor.password, password('current')),
  ],
  [
    'labels of samples',
    view(<CollectForm {...visit} before={undefined} />),
    one(
      day.collect.label('TSH', 'Leela Menon'),
      `${off} · capitals: characters · spelling: not checked · 100 at most`,
      day.collect.hint,
    ),
  ],
  ['a visit that failed', view(<FailForm {...visit} />), one(day.fail.note, ' · 300 at most')],
];
it.each(forms)('%s: each field says what it is for', async (_, open, wanted) => {
  await open();
  await waitFor(() => expect(saidFields()).toEqual(wanted));
});

it.each(forms)('%s: a word for a number is never taken for 0', async (_, open) => {
  await open();
  expect(await wordsLostOnTheWay()).toEqual([]);
});
