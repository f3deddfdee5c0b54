import type {
  AdminUserPageJson,
  CountersJson,
  SettingsJson,
  UsersQuery,
} from '../../api/admin/admin.contract.ts';
import type { OrderJson, OrderPageJson } from '../../api/orders/orders.contract.ts';
import type { MoveRequest } from '../../api/orders/orderRequests.contract.ts';
import type { VisitCountJson } from '../../api/orders/visitCounts.contract.ts';
import { at, RestApi } from './restApi.ts';

export class AdminApi extends RestApi {
  adminCounters = () => this.get<CountersJson>('admin/counters');
  adminOrders = (query: Record<string, string>) => this.get<OrderPageJson>('admin/orders', query);
  visitCounts = () => this.get<VisitCountJson[]>('admin/visit-counts');
  adminUsers = (query: UsersQuery) => this.get<AdminUserPageJson>('admin/users', query);
  adminSettings = () => this.get<SettingsJson>('admin/settings');
  saveAdminSettings = (body: SettingsJson) => this.put<SettingsJson>('admin/settings', body);
  moveOrder = (id: string, body: MoveRequest) =>
    this.post<OrderJson>(`admin/orders/${at(id)}/move`, body);
  rescheduleForCustomer = (id: string, slot: string) =>
    this.post<OrderJson>(`admin/orders/${at(id)}/reschedule`, { slot });
  uploadReport = (id: string, itemId: string | null | undefined, form: FormData) =>
    this.postForm<OrderJson>(
      `admin/orders/${at(id)}${itemId ? `/items/${at(itemId)}` : ''}/report`,
      form,
    );
}
