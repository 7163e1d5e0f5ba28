import pino from 'pino'
import { createApi } from '#website-api/app.ts'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import type { ApiDependencies } from '#website-api/http/env.ts'
import { carrying } from '#website-api/modules/sales/programmes.ts'
import { programmes } from '#website-api/programmes.ts'
import { issueApiKey } from '#website-api/modules/platform/companies/api-key.ts'
import { requireDocumented } from './documented-answers.ts'
import { memoryStorage } from './memory-storage.ts'

/** The signing secret of the example API. */
export const exampleSecret = 'a secret for tests, long enough to sign with'

/** The whole website API on this database, without a port. */
export function exampleApi(
	db: Database,
	storage: MediaStorage = memoryStorage(),
	others: Partial<ApiDependencies> = {},
) {
	return requireDocumented(
		createApi({
			db: carrying(db, programmes),
			clock: () => new Date(),
			secret: exampleSecret,
			storage,
			log: pino({ level: 'silent' }),
			...others,
		}),
	)
}

/** The request headers of a storefront of this company. */
export function storefrontHeaders(shop: { companyId: number; host: string }, locale = 'id') {
	return {
		'api-access': issueApiKey(shop, exampleSecret, new Date()),
		'accept-language': locale,
		'content-type': 'application/json',
	}
}
