import type { Budgets } from '#app/api/budgets.ts'
import type { Client } from '#app/api/client.server.ts'
import type { Google } from '#app/api/google.server.ts'
import type { SharedAnswers } from '#app/api/shared-answers.server.ts'
import type { FormTokens } from '#web/session/form-token.server.ts'
import type { Sealer } from '#web/session/seal.server.ts'
import type { Companies } from './companies.server.ts'
import type { SiteCache } from './site-cache.server.ts'

/** Shared by every request of this process. */
export type ContextParts = {
	client: Client
	companies: Companies
	sites: SiteCache
	/** Absent: every call goes to the website API. */
	sharedAnswers?: SharedAnswers | undefined
	sealer: Sealer
	formTokens: FormTokens
	/** Least time between showing and accepting the registration form. */
	registrationSeconds: number
	/** Sign-in with Google; null: not offered. */
	google: Google | null
	budgets: Budgets
	clock: () => Date
	/** Called with background failures: a refresh, a click record. */
	onLateFailure: (error: unknown) => void
}
