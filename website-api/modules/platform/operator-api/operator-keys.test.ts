import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listGuestRefunds } from '#contract/payout.ts'
import { listEvents } from '#contract/operator-event.ts'
import { addKey, listKeys } from '#contract/operator-key.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { orderEvent } from '#website-api/modules/sales/orders/order-event.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { operatorEvent } from './operator-event.table.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { storeOperatorKey } from './operator-key.command.ts'
import { operatorKey } from './operator-key.table.ts'

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let shop: ExampleShop
let other: ExampleShop
const installation = newOperatorKey()
const owner = newOperatorKey()

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	shop = await exampleShop(database.db, [{ price: 100_000, stock: 100 }])
	other = await exampleShop(database.db, [])
	const whole = { label: 'installation', role: 'owner' as const, companyId: null }
	await storeOperatorKey(database.db, installation, whole)
	const one = { label: 'pemilik', role: 'owner' as const, companyId: shop.companyId }
	await storeOperatorKey(database.db, owner, one)
})
afterAll(() => database.close())

async function call(key: string, path: string, body?: unknown) {
	const response = await api.request(`/operator/v1${path}`, {
		method: body === undefined ? 'GET' : 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const answer: unknown = await response.json()
	return { status: response.status, answer }
}

async function added(key: string, ROLE: string, COMPANY_CODE?: string) {
	const { status, answer } = await call(key, '/keys', {
		ROLE,
		LABEL: `kunci ${ROLE}`,
		COMPANY_CODE,
	})
	expect(status).toBe(201)
	return addKey.answer.parse(answer).data
}

async function listed(key: string) {
	return listKeys.answer.parse((await call(key, '/keys')).answer).data.list
}

describe('operator keys', () => {
	test('are created for a role and a company, shown once, and stored as a digest', async () => {
		const made = await added(owner, 'staff', shop.code)
		expect(made).toMatchObject({ ROLE: 'staff', COMPANY_CODE: shop.code, LAST_USED_DATE: null })
		expect((await call(made.SECRET, '/orders')).status).toBe(200)
		expect((await call(made.SECRET, '/keys')).status).toBe(403)
		const { rows } = await database.db.execute<{ line: string }>(
			sql`select operator_key::text as line from operator_key`,
		)
		expect(rows.filter(({ line }) => line.includes(made.SECRET))).toEqual([])
		const [found] = (await listed(owner)).filter((one) => one.KEY_ID === made.KEY_ID)
		expect(found?.LAST_USED_DATE).not.toBeNull()
		expect(JSON.stringify(await listed(owner))).not.toContain(made.SECRET)
	})

	test('of another company or of the installation require a key of the installation', async () => {
		const requested = { ROLE: 'owner', LABEL: 'x' }
		expect(await call(owner, '/keys', requested)).toMatchObject({
			status: 403,
			answer: { code: 'INSTALLATION_KEY_REQUIRED' },
		})
		expect(await call(owner, '/keys', { ...requested, COMPANY_CODE: other.code })).toMatchObject({
			status: 404,
			answer: { code: 'COMPANY_NOT_FOUND' },
		})
		expect((await added(installation, 'finance')).COMPANY_CODE).toBeNull()
		expect((await added(installation, 'owner', other.code)).COMPANY_CODE).toBe(other.code)
		const companies = new Set((await listed(owner)).map((one) => one.COMPANY_CODE))
		expect([...companies]).toEqual([shop.code])
	})

	test('give no access once they are revoked; revoking again changes nothing', async () => {
		const made = await added(owner, 'warehouse', shop.code)
		const foreign = await added(installation, 'staff', other.code)
		expect((await call(owner, `/keys/${foreign.KEY_ID}/revocation`, {})).status).toBe(404)
		expect((await call(made.SECRET, '/orders')).status).toBe(200)
		expect((await call(owner, `/keys/${made.KEY_ID}/revocation`, {})).status).toBe(200)
		expect((await call(owner, `/keys/${made.KEY_ID}/revocation`, {})).status).toBe(200)
		expect((await call(made.SECRET, '/orders')).status).toBe(401)
		expect((await call(foreign.SECRET, '/orders')).status).toBe(200)
	})

	test('of owners of the installation cannot all be revoked', async () => {
		const [first] = await database.db
			.select({ id: operatorKey.id })
			.from(operatorKey)
			.where(eq(operatorKey.label, 'installation'))
		const path = `/keys/${first?.id}/revocation`
		expect(await call(installation, path, {})).toMatchObject({
			status: 409,
			answer: { code: 'LAST_OWNER_KEY' },
		})
		const second = await added(installation, 'owner')
		expect((await call(installation, path, {})).status).toBe(200)
		expect((await call(second.SECRET, path, {})).status).toBe(200)
		await database.db
			.update(operatorKey)
			.set({ revokedAt: null })
			.where(eq(operatorKey.id, first?.id ?? ''))
	})
})

describe('a change over the operator API', () => {
	test('is recorded with the key, the operation, the entity and the result', async () => {
		const staff = await added(owner, 'staff', shop.code)
		const order = await exampleSale(database.db, shop, {
			customerId: null,
			lines: [[0, 1]],
			upTo: 'PAYMENT_CONFIRMED',
		})
		expect((await call(staff.SECRET, `/orders/${order.number}/processing`, {})).status).toBe(200)
		expect((await call(staff.SECRET, `/orders/${order.number}/processing`, {})).status).toBe(409)
		const moves = await database.db
			.select({ to: orderEvent.toStatus, actor: orderEvent.actor, by: orderEvent.operatorKeyId })
			.from(orderEvent)
			.where(eq(orderEvent.orderId, order.id))
			.orderBy(orderEvent.version)
		expect(moves.map(({ by }) => by)).toEqual([null, null, staff.KEY_ID])
		expect(moves.at(-1)).toMatchObject({ to: 'PROCESSING', actor: 'staff' })
		const { answer } = await call(owner, '/events')
		const events = listEvents.answer.parse(answer).data.list
		expect(events.slice(0, 2).map((one) => one.STATUS)).toEqual([409, 200])
		expect(events[1]).toMatchObject({
			KEY_ID: staff.KEY_ID,
			KEY_LABEL: 'kunci staff',
			OPERATION: 'POST /orders/:number/processing',
			SUBJECT: order.number,
		})
		expect(events[2]).toMatchObject({ OPERATION: 'POST /keys', MADE: staff.KEY_ID, STATUS: 201 })
	})

	test('outside of orders is recorded too, once for each change and never for a read', async () => {
		const count = async () => (await database.db.select().from(operatorEvent)).length
		const before = await count()
		const site = `/sites/${shop.code}`
		const put = (path: string, body: unknown) =>
			api.request(`/operator/v1${site}${path}`, {
				method: 'PUT',
				headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
				body: JSON.stringify(body),
			})
		expect(
			(
				await put('/tiers', {
					TIER_CODE: 'SILVER',
					DISCOUNT_BASIS_POINTS: 100,
					IS_FREE_SHIPPING: false,
				})
			).status,
		).toBe(200)
		expect((await call(owner, site)).status).toBe(200)
		const requested = { CUSTOMER_EMAIL: 'a@b.example', BALANCE: 'wallet' }
		await call(owner, `/companies/${shop.code}/statement`, requested)
		expect(await count()).toBe(before + 1)
	})

	test('stays recorded: events cannot be changed or deleted', async () => {
		const failureOf = async (work: PromiseLike<unknown>) => {
			try {
				await work
			} catch (error) {
				return sqlFailureOf(error)?.sqlState
			}
		}
		const { db } = database
		expect(await failureOf(db.update(operatorEvent).set({ keyLabel: 'x' }))).toBe('23001')
		expect(await failureOf(db.execute(sql`delete from operator_event_end`))).toBe('23001')
	})
})

describe("a guest's refund", () => {
	async function owed(shopOf = shop): Promise<string> {
		const order = await exampleSale(database.db, shopOf, {
			customerId: null,
			lines: [[0, 1]],
			upTo: 'PAYMENT_CONFIRMED',
		})
		await inTransaction(database.db, (tx) => moveOrder(tx, order, { to: 'CANCEL', actor: 'staff' }))
		return order.number
	}
	async function waiting() {
		const { answer } = await call(owner, '/guest-refunds')
		return listGuestRefunds.answer.parse(answer).data.list
	}

	test('is paid out once per reference, leaves the list, and the ledger balances', async () => {
		const [number, next] = [await owed(), await owed()]
		const [refund, second] = await waiting()
		expect([refund?.ORDER_NUMBER, second?.ORDER_NUMBER]).toEqual([number, next])
		const path = `/guest-refunds/${refund?.REFUND_ID}/payout`
		const paid = await call(owner, path, { REFERENCE: 'BCA-77' })
		expect(paid).toMatchObject({ status: 200, answer: { data: { PAID_REFERENCE: 'BCA-77' } } })
		expect((await call(owner, path, { REFERENCE: 'BCA-77' })).status).toBe(200)
		expect(await call(owner, path, { REFERENCE: 'BCA-78' })).toMatchObject({
			status: 409,
			answer: { code: 'REFUND_PAID' },
		})
		const twice = await call(owner, `/guest-refunds/${second?.REFUND_ID}/payout`, {
			REFERENCE: 'BCA-77',
		})
		expect(twice).toMatchObject({ status: 409, answer: { code: 'REFERENCE_USED' } })
		expect((await waiting()).map((one) => one.ORDER_NUMBER)).toEqual([next])
		const { rows } = await database.db.execute<{ out: number }>(sql`
			select sum(balance)::int as out from account where kind = 'bank_out'`)
		expect(rows).toEqual([{ out: refund?.AMOUNT }])
		expect(await auditOracles(database.db)).toEqual([])
	})
})
