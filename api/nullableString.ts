import { Type } from 'typebox';

export const NullableString = Type.Union([Type.String(), Type.Null()]);
