import type {
  AccountJson,
  AdminJson,
  LoginRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SendOtpRequest,
  SignUpRequest,
  UserJson,
  VerifyOtpRequest,
} from '../../api/users/users.contract.ts';
import { RestApi } from './restApi.ts';

export class UsersApi extends RestApi {
  me = () => this.get<UserJson>('users/me');
  signUp = (body: SignUpRequest) => this.post<AccountJson>('users/signup', body);
  signIn = (body: LoginRequest) => this.post<AccountJson>('users/login', body);
  signOut = () => this.post<null>('users/logout');
  sendCode = (body: SendOtpRequest) => this.post<null>('users/sendotp', body);
  verifyCode = (body: VerifyOtpRequest) => this.post<null>('users/verifyotp', body);
  requestPasswordReset = (email: string) => this.post<string>('users/forgotPassword', { email });
  resetPassword = (body: ResetPasswordRequest) => this.post<null>('users/resetPassword', body);
  updateProfile = (body: ProfileRequest) => this.patch<UserJson>('users/me', body);
  deleteAccount = (password: string) => this.post<null>('users/deleteAccount', { password });
  admin = () => this.get<AdminJson>('admin/me');
  signInAdmin = (body: LoginRequest) => this.post<string>('users/adminlogin', body);
  signOutAdmin = () => this.post<null>('admin/logout');
}
