import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATOR_DRY_RUN_HEADER } from '#contract/operator-access.ts'
import { FailureWire } from '#contract/envelope.ts'
import { approvePayout, listBankPayouts, requestPayout } from '#contract/bank-payout.ts'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { topUp } from '#tests/support/top-up.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import {
	approveWithdrawal,
	insertWithdrawal,
} from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { companyGateways } from '#website-api/modules/platform/gateways/accounts/company-gateways.queries.ts'
import { payoutAccount } from '#website-api/modules/platform/gateways/payouts/payout-account.table.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'

const keys = { owner: newOperatorKey(), finance: newOperatorKey() }
const iris = {
	creatorKey: 'SB-creator-ABCDEFGH',
	approverKey: 'SB-approver-ABCDEFGH',
	merchantKey: 'SB-merchant-ABCDEFGH',
	webhookUrl: 'https://toko.example/payment-notification/midtrans',
	holderAtBank: 'SARI DEWI',
}

let database: OpenDatabase
let shop: ExampleShop
let api: ReturnType<typeof exampleApi>
let midtrans: ReturnType<typeof simulatedMidtrans>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [])
	for (const role of ['owner', 'finance'] as const) {
		const place = { role, label: role, companyId: shop.companyId }
		await storeOperatorKey(database.db, keys[role], place)
	}
	midtrans = simulatedMidtrans({ serverKey: 'SB-key', send: async () => undefined, iris })
	const gateways = companyGateways({
		db: database.db,
		secret: exampleSecret,
		transport: midtrans.transport,
		clock: () => new Date(),
	})
	api = exampleApi(database.db, memoryStorage(), { gateways })
})
afterAll(() => database.close())

async function ask(
	role: keyof typeof keys,
	method: string,
	path: string,
	body?: unknown,
	more: Record<string, string> = {},
) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${keys[role]}`, 'content-type': 'application/json', ...more },
		...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
	})
	const text = await response.text()
	const answer: unknown = JSON.parse(text)
	return { status: response.status, text, answer }
}

const account = (changes: Record<string, unknown> = {}) => ({
	ENVIRONMENT: 'SANDBOX',
	SECRET_KEY: iris.creatorKey,
	APPROVER_KEY: iris.approverKey,
	PROOF_KEY: iris.merchantKey,
	APPROVERS: 'FINANCE',
	FEE: 5_000,
	IS_ON: true,
	...changes,
})

async function withdrawn() {
	const { customerId } = await exampleCustomer(database.db, shop)
	return inTransaction(database.db, async (tx) => {
		await topUp(tx, shop.companyId, [customerId], 100_000)
		const bank = { code: 'BCA', number: '1234567890', holder: 'Sari Dewi' }
		const wanted = { customerId, source: 'wallet' as const, amount: 75_000, bank }
		const id = await insertWithdrawal(tx, shop.companyId, wanted)
		await approveWithdrawal(tx, shop.companyId, id)
		return id
	})
}

describe('the account for payouts', () => {
	test('keeps its keys to itself: no answer, no event has them, and the database only encrypted', async () => {
		const saved = await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', account())
		expect(saved.status, saved.text).toBe(200)
		const listed = await ask('owner', 'GET', '/payout-accounts')
		const [row] = await database.db.select().from(payoutAccount)
		const events = JSON.stringify(await database.db.select().from(operatorChange))
		for (const key of [iris.creatorKey, iris.approverKey, iris.merchantKey]) {
			expect(saved.text + listed.text + events + JSON.stringify(row)).not.toContain(key)
		}
		expect(listed.text).toContain('"KEY_HINT":"EFGH"')
	})

	test('keeps the keys that an edit leaves out, and wants all of them first', async () => {
		const left = { SECRET_KEY: undefined, APPROVER_KEY: undefined, PROOF_KEY: undefined }
		const edited = await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', account(left))
		expect(edited.status, edited.text).toBe(200)
		const partly = await ask(
			'owner',
			'PUT',
			'/payout-accounts/XENDIT',
			account({ PROOF_KEY: undefined }),
		)
		expect(partly.status).toBe(422)
		expect(FailureWire.parse(partly.answer).code).toBe('PAYMENT_KEYS_MISSING')
	})

	test('refuses a key of another environment, and is for owners', async () => {
		const wrong = account({ ENVIRONMENT: 'PRODUCTION' })
		const refused = await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', wrong)
		expect(FailureWire.parse(refused.answer).code).toBe('PAYMENT_KEY_OF_OTHER_ENVIRONMENT')
		expect((await ask('finance', 'PUT', '/payout-accounts/MIDTRANS', account())).status).toBe(403)
	})
})

describe('a payout over the operator API', () => {
	test('is asked for by one, approved by another, and seen by both', async () => {
		await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', account())
		const path = `/withdrawals/${await withdrawn()}/provider-payout`
		const asked = await ask('finance', 'POST', path, { PAYOUT_PROVIDER: 'MIDTRANS' })
		expect(asked.status, asked.text).toBe(200)
		const { data } = requestPayout.answer.parse(asked.answer)
		expect(data).toMatchObject({
			PAYOUT_STATE: 'REQUESTED',
			IS_OWN: true,
			HOLDER_AT_BANK: 'SARI DEWI',
		})
		const own = await ask('finance', 'POST', `/payouts/${data.PAYOUT_ID}/approval`)
		expect(own.status).toBe(403)
		expect(FailureWire.parse(own.answer).code).toBe('PAYOUT_NEEDS_ANOTHER')
		const approved = await ask('owner', 'POST', `/payouts/${data.PAYOUT_ID}/approval`)
		expect(approved.status, approved.text).toBe(200)
		expect(approvePayout.answer.parse(approved.answer).data).toMatchObject({
			PAYOUT_STATE: 'SENT',
			APPROVED_BY: 'owner',
		})
		const listed = await ask('owner', 'GET', '/payouts')
		const { list, PROVIDER_LIST } = listBankPayouts.answer.parse(listed.answer).data
		expect(PROVIDER_LIST).toEqual(['MIDTRANS'])
		expect(list).toHaveLength(1)
	})

	test('is neither sent nor looked up by a dry run', async () => {
		await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', account())
		const path = `/withdrawals/${await withdrawn()}/provider-payout`
		const asked = await ask('finance', 'POST', path, { PAYOUT_PROVIDER: 'MIDTRANS' })
		const { data } = requestPayout.answer.parse(asked.answer)
		const before = midtrans.payouts?.list().length
		const dry = { [OPERATOR_DRY_RUN_HEADER]: 'yes' }
		const approval = `/payouts/${data.PAYOUT_ID}/approval`
		const refused = await ask('owner', 'POST', approval, {}, dry)
		expect(FailureWire.parse(refused.answer).code).toBe('DRY_RUN_IMPOSSIBLE')
		expect(midtrans.payouts?.list()).toHaveLength(before ?? 0)
	})

	test('is not asked for while payouts are off', async () => {
		await ask('owner', 'PUT', '/payout-accounts/MIDTRANS', account({ IS_ON: false }))
		const path = `/withdrawals/${await withdrawn()}/provider-payout`
		const refused = await ask('finance', 'POST', path, { PAYOUT_PROVIDER: 'MIDTRANS' })
		expect(FailureWire.parse(refused.answer).code).toBe('PAYOUTS_OFF')
		const [row] = await database.db
			.select()
			.from(payoutAccount)
			.where(eq(payoutAccount.companyId, shop.companyId))
		expect(row?.isOn).toBe(false)
	})
})
