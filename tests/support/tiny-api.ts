import pino from 'pino'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { z } from 'zod'
import { createApi } from '#website-api/app.ts'
import type { Database } from '#website-api/db/database.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { issueApiKey } from '#website-api/modules/platform/companies/api-key.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
import type { GoogleProvider } from '#website-api/modules/platform/identity/google-provider.ts'
import { requireDocumented } from './documented-answers.ts'
import { openTinyDatabase } from './tiny-database.ts'

const hosts = {
	sandang: { companyId: 1, host: 'localhost' },
	kopi: { companyId: 2, host: 'kopi.localhost' },
}
export type TinyShop = keyof typeof hosts
export type TinyGateways = (db: Database, secret: string) => Gateways

/** The parts of a request besides the path: the requesting shop, its language, a body. */
type Call = {
	shop?: TinyShop
	language?: 'id' | 'en'
	/** Default: GET, or POST with a body. */
	method?: string
	body?: unknown
	headers?: Record<string, string>
}

/** The whole website API with the two tiny shops, in one process and without a port. */
export async function tinyApi({
	google,
	readsSeparately,
	gateways,
}: {
	google?: GoogleProvider
	readsSeparately?: boolean
	/** Payment providers; absent: those of the accounts, over the network. */
	gateways?: TinyGateways | undefined
} = {}) {
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-api-'))
	const database = await openTinyDatabase(folder, { readsSeparately })
	const storage = folderStorage(folder)
	const secret = 'a secret for tests, long enough to sign with'
	const lines: string[] = []
	const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
	const api = requireDocumented(
		createApi({
			db: database.db,
			forReading: database.forReading,
			clock: () => new Date(),
			secret,
			storage,
			log,
			google,
			gateways: gateways?.(database.db, secret),
			shopAddress: 'http://{host}',
		}),
	)

	function call(
		address: string,
		{ shop = 'sandang', language = 'id', method, body, headers }: Call = {},
	) {
		return api.request(`/v1${address}`, {
			method: method ?? (body === undefined ? 'GET' : 'POST'),
			headers: {
				'api-access': issueApiKey(hosts[shop], secret, new Date()),
				'accept-language': language,
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
	}

	return {
		api,
		db: database.db,
		forReading: database.forReading,
		storage,
		secret,
		/** The log so far. */
		lines,
		call,
		/** An api-access key of a shop. */
		key: (shop: TinyShop = 'sandang') => issueApiKey(hosts[shop], secret, new Date()),
		/** The response of a call that must succeed, checked against its schema. */
		async read<T extends z.ZodType>(
			schema: T,
			address: string,
			options?: Call,
		): Promise<z.output<T>> {
			const response = await call(address, options)
			if (response.status !== 200) throw new Error(`${address}: ${await response.text()}`)
			return schema.parse(await response.json())
		},
		async close() {
			await database.close()
			await rm(folder, { recursive: true, force: true })
		},
	}
}

export type TinyApi = Awaited<ReturnType<typeof tinyApi>>
