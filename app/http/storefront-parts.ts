import type { Budgets } from '#app/api/budgets.ts'
import type { Client } from '#app/api/client.server.ts'
import type { Google } from '#app/api/google.server.ts'
import type { SharedAnswers } from '#app/api/shared-answers.server.ts'
import type { FormTokens } from '#app/session/form-token.server.ts'
import type { Sealer } from '#app/session/seal.server.ts'
import type { Companies } from './companies.server.ts'
import type { SiteCache } from './site-cache.server.ts'

/** What every request of this process shares. */
export type StorefrontParts = {
	client: Client
	companies: Companies
	sites: SiteCache
	/** Absent: every visitor's page asks the website API for everything. */
	sharedAnswers?: SharedAnswers | undefined
	sealer: Sealer
	formTokens: FormTokens
	/** Least time between showing the form to register and its coming back. */
	registrationSeconds: number
	/** Signs customers in; null: not offered. */
	google: Google | null
	budgets: Budgets
	clock: () => Date
	/** For what fails behind the page: a background refresh, a click record. */
	onLateFailure: (error: unknown) => void
}
