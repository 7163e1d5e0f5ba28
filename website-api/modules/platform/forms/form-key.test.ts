import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { FailureWire } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer } from '#tests/support/tiny-customer.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

const forms = ENDPOINTS.filter(({ idempotent, path }) => idempotent && !path.includes('{'))

test('a form without its key is refused before its fields', async () => {
	const { headers } = await tinyCustomer(tiny)
	expect(forms.length).toBeGreaterThan(3)
	for (const { method, path } of forms) {
		const answer = await tiny.call(path, { method, headers, body: {} })
		const { code } = FailureWire.parse(await answer.json())
		expect([path, answer.status, code]).toEqual([path, 400, 'IDEMPOTENCY_KEY_REQUIRED'])
	}
})
