import type { AddressJson, AddressRequest } from '../../api/addresses/addresses.contract.ts';
import type { PatientJson, PatientRequest } from '../../api/patients/patients.contract.ts';
import { completeAddress, completePatient } from './completePeople.ts';
import { at, RestApi } from './restApi.ts';
import { completed, listIfAny } from './sparse.ts';
import type { Sparse } from './sparse.ts';

export class PatientsApi extends RestApi {
  patients = () => listIfAny(this.get<PatientJson[]>('patient'));
  savePatient = (id: string | null | undefined, body: PatientRequest) =>
    completed(
      id
        ? this.put<Sparse<PatientJson>>(`patient/${at(id)}`, body)
        : this.post<Sparse<PatientJson>>('patient/patientdetails', body),
      (saved) => completePatient(body, saved),
    );
  deletePatient = (id: string) => this.delete<null>(`patient/${at(id)}`);
}

export class AddressesApi extends RestApi {
  addresses = () => listIfAny(this.get<AddressJson[]>('address'));
  saveAddress = (id: string | null | undefined, body: AddressRequest) =>
    completed(
      id
        ? this.put<Sparse<AddressJson>>(`address/${at(id)}`, body)
        : this.post<Sparse<AddressJson>>('address/saveaddress', body),
      (saved) => completeAddress(body, saved),
    );
  chooseDefaultAddress = (id: string) => this.put<AddressJson>(`address/${at(id)}/default`);
  deleteAddress = (id: string) => this.delete<null>(`address/${at(id)}`);
}
