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
import { completeAccount, completeUser } from './completePeople.ts';
import { RestApi } from './restApi.ts';
import { completed } from './sparse.ts';
import type { Sparse } from './sparse.ts';

type SentAccount = Sparse<AccountJson> | null;

export class UsersApi extends RestApi {
  me = () => completed(this.get<Sparse<UserJson>>('users/me'), completeUser);
  signUp = (body: SignUpRequest) =>
    completed(this.post<SentAccount>('users/signup', body), completeAccount);
  signIn = (body: LoginRequest) =>
    completed(this.post<SentAccount>('users/login', body), completeAccount);
  signOut = () => this.post<null>('users/logout');
  sendCode = (body: SendOtpRequest) => this.post<null>('users/sendotp', body);
  verifyCode = (body: VerifyOtpRequest) => this.post<null>('users/verifyotp', body);
  requestPasswordReset = (email: string) =>
    completed(
      this.post<string | null>('users/forgotPassword', { email }),
      (sentTo) => sentTo ?? email,
    );
  resetPassword = (body: ResetPasswordRequest) => this.post<null>('users/resetPassword', body);
  updateProfile = (body: ProfileRequest) => this.patch<UserJson>('users/me', body);
  deleteAccount = (password: string) => this.post<null>('users/deleteAccount', { password });
  admin = () => this.get<AdminJson>('admin/me');
  signInAdmin = (body: LoginRequest) => this.post<string>('users/adminlogin', body);
  confirmSignInAdmin = (otp: string) => this.post<string>('users/adminlogin/code', { otp });
  signOutAdmin = () => this.post<null>('admin/logout');
}
