import type { ReactNode } from 'react';
import { accountDeletionModel } from '../../models/account.model.ts';
import { addTestModel } from '../../models/addTest.model.ts';
import { contactChangeModel } from '../../models/contactChange.model.ts';
import { contentEditingModel } from '../../models/contentEditing.model.ts';
import { invitationModel } from '../../models/invitation.model.ts';
import { labScheduleModel } from '../../models/labSchedule.model.ts';
import type { Model } from '../../models/model.ts';
import { passwordResetModel } from '../../models/passwordReset.model.ts';
import { secondFactorModel } from '../../models/secondFactor.model.ts';
import { technicianDayModel } from '../../models/technicianDay.model.ts';
import { accountDeletionShown } from '../../shown/account.shown.ts';
import { contentEditingShown } from '../../shown/contentEditing.shown.ts';
import { addTestShown, contactChangeShown, passwordResetShown } from '../../shown/flows.shown.ts';
import { invitationShown } from '../../shown/invitation.shown.ts';
import { labScheduleShown } from '../../shown/labSchedule.shown.ts';
import { secondFactorShown } from '../../shown/secondFactor.shown.ts';
import type { Shown } from '../../shown/shown.ts';
import { technicianDayShown } from '../../shown/technicianDay.shown.ts';
import { DeleteAccount } from '../../../web/account/DeleteAccount.tsx';
import { AddTestPage } from '../../../web/admin/AddTestPage.tsx';
import { ContentPage } from '../../../web/admin/content/ContentPage.tsx';
import { DayPage } from '../../../web/admin/day/DayPage.tsx';
import { ScheduleForm } from '../../../web/admin/labs/ScheduleForm.tsx';
import { InvitationPage } from '../../../web/admin/staff/InvitationPage.tsx';
import { OwnSecondFactor } from '../../../web/admin/staff/OwnSecondFactor.tsx';
import { adminLabsCopy } from '../../../web/copy/adminLabs.ts';
import { ContactChangeFlow } from '../../../web/contactChange/ContactChangeFlow.tsx';
import { PasswordResetFlow } from '../../../web/passwordReset/PasswordResetFlow.tsx';

/** A page that starts its flow itself. */
export interface FlowPage {
  name: string;
  model: Model;
  shown: Record<string, (context: never) => Shown>;
  page: ReactNode;
  at?: { path: string; url: string };
}

const nothing = () => undefined;
export const flowPages: FlowPage[] = [
  {
    name: "the technician's day",
    model: technicianDayModel,
    shown: technicianDayShown,
    page: <DayPage />,
  },
  {
    name: 'the change of a page',
    model: contentEditingModel(),
    shown: contentEditingShown,
    page: <ContentPage />,
    at: { path: '/admin/content/:kind', url: '/admin/content/faq' },
  },
  {
    name: 'an invitation',
    model: invitationModel,
    shown: invitationShown,
    page: <InvitationPage />,
  },
  {
    name: 'the second factor',
    model: secondFactorModel(),
    shown: secondFactorShown,
    page: <OwnSecondFactor on={false} onChanged={nothing} />,
  },
  {
    name: "a lab's closed days",
    model: labScheduleModel,
    shown: labScheduleShown,
    page: (
      <ScheduleForm
        kind="holidays"
        title={adminLabsCopy.holidays}
        saveLabel={adminLabsCopy.saveHolidays}
        change={{ labId: 'lab0', version: 'v1', holidays: [] }}
        load={() => new Promise(nothing)}
        onSaved={nothing}
      >
        <input aria-label="Day" />
      </ScheduleForm>
    ),
  },
  {
    name: 'the change of a number or an email',
    model: contactChangeModel,
    shown: contactChangeShown,
    page: <ContactChangeFlow />,
  },
  {
    name: 'a forgotten password',
    model: passwordResetModel,
    shown: passwordResetShown,
    page: <PasswordResetFlow />,
  },
  {
    name: 'a new test',
    model: addTestModel,
    shown: addTestShown,
    page: <AddTestPage />,
  },
  {
    name: 'the deletion of an account',
    model: accountDeletionModel,
    shown: accountDeletionShown,
    page: <DeleteAccount />,
  },
];
