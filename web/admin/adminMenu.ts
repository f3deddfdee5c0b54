/** The pages that the menu of the administration leads to, in its order, by the names of their links. */
export const adminMenu = {
  admin: 'dashboard',
  adminDay: 'day',
  adminAddTest: 'addTest',
  adminTests: 'tests',
  adminLabs: 'labs',
  adminOffers: 'offers',
  adminContents: 'content',
  adminReports: 'reports',
  adminAppointments: 'appointments',
  adminUsers: 'users',
  adminSettings: 'settings',
  adminStaff: 'staff',
  adminAudit: 'audit',
  adminAccount: 'account',
} as const;
export type MenuPage = keyof typeof adminMenu;
