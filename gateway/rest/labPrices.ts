import type { LabPriceJson, PricesRequest } from '../../api/prices/prices.contract.ts';
import { RestApi } from './restApi.ts';

export class LabPricesApi extends RestApi {
  labPrices = (lab: string, percent?: number | null) =>
    this.get<LabPriceJson[]>('admin/prices', { lab, percent });
  saveLabPrices = (body: PricesRequest) => this.put<LabPriceJson[]>('admin/prices', body);
}
