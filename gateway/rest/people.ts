import type { AddressJson, AddressRequest } from '../../api/addresses/addresses.contract.ts';
import type { PatientJson, PatientRequest } from '../../api/patients/patients.contract.ts';
import { at, RestApi } from './restApi.ts';

export class PatientsApi extends RestApi {
  patients = () => this.get<PatientJson[]>('patient');
  savePatient = (id: string | null | undefined, body: PatientRequest) =>
    id
      ? this.put<PatientJson>(`patient/${at(id)}`, body)
      : this.post<PatientJson>('patient/patientdetails', body);
  deletePatient = (id: string) => this.delete<null>(`patient/${at(id)}`);
}

export class AddressesApi extends RestApi {
  addresses = () => this.get<AddressJson[]>('address');
  saveAddress = (id: string | null | undefined, body: AddressRequest) =>
    id
      ? this.put<AddressJson>(`address/${at(id)}`, body)
      : this.post<AddressJson>('address/saveaddress', body);
  chooseDefaultAddress = (id: string) => this.put<AddressJson>(`address/${at(id)}/default`);
  deleteAddress = (id: string) => this.delete<null>(`address/${at(id)}`);
}
