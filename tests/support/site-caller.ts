import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { FailureWire } from '#contract/envelope.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { tinyApi } from './tiny-api.ts'

export type SiteCaller = Awaited<ReturnType<typeof siteCaller>>
type Method = Endpoint['method']

/** The tiny shops, a staff key of the installation, an owner key of the second shop, and calls under /operator/v1/sites. */
export async function siteCaller() {
	const tiny = await tinyApi()
	const keys = { staff: newOperatorKey(), kopi: newOperatorKey() }
	await storeOperatorKey(tiny.db, keys.staff, { label: 's', role: 'staff', companyId: null })
	await storeOperatorKey(tiny.db, keys.kopi, { label: 'k', role: 'owner', companyId: 2 })

	async function call(method: Method, path: string, body?: unknown, key = keys.staff) {
		const response = await tiny.api.request(`/operator/v1/sites${path}`, {
			method,
			headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
		const answer: unknown = await response.json()
		return { status: response.status, answer }
	}

	return {
		tiny,
		keys,
		call,
		/** The response's data; throws on an error response. */
		async done<T extends z.ZodType>(
			schema: T,
			...[method, path, body]: [Method, string, unknown?]
		) {
			const { status, answer } = await call(method, path, body)
			if (status > 201) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
			return schema.parse(answer)
		},
		async refused(...requested: Parameters<typeof call>) {
			const { status, answer } = await call(...requested)
			const { code, errors = {} } = FailureWire.parse(answer)
			return { status, code, fields: Object.keys(errors) }
		},
		/** The status of an address for a shopper. */
		status: async (address: string) => (await tiny.call(address)).status,
	}
}
