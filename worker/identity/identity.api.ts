import { Hono } from 'hono'
import type { ApiEnv } from '../kernel/http/api-env.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { accountApi } from './account.api.ts'
import { authApi } from './auth.api.ts'
import { emailVerificationApi } from './email-verification.api.ts'
import { passwordResetApi } from './password-reset.api.ts'

/** Accounts and sessions: everything under /api/auth and /api/account. */
export const identityApi = new Hono<ApiEnv>()
  .use('/auth/*', smallBody)
  .use('/account/*', smallBody)
  .route('/', authApi)
  .route('/', passwordResetApi)
  .route('/', emailVerificationApi)
  .route('/', accountApi)
