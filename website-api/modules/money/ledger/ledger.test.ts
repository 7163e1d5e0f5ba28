import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exampleShop } from '#tests/support/example-shop.ts'
import { freshPglite } from '#tests/support/pglite.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { sqlFailureOf } from '#website-api/db/sql-error.ts'
import { CAUSE } from '#website-api/modules/money/audit/cause-oracles.queries.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { HOUSE_KINDS, HOUSE_SHARDS } from './account-kinds.ts'
import { balanceOf } from './account.queries.ts'
import { openHouseAccounts } from './account.command.ts'
import { account, transfer } from './ledger.table.ts'
import { ACCOUNT_COVERED, type Movement, post, TRANSFER_DEDUPE } from './post.command.ts'

let database: OpenDatabase
let companyId: number

beforeAll(async () => {
	database = await freshPglite()
	companyId = (await exampleShop(database.db, [])).companyId
})
// These movements have no cause: no order, no payment.
afterEach(async () => {
	const faults = await auditOracles(database.db)
	expect(faults.filter(({ oracle }) => oracle !== CAUSE)).toEqual([])
})
afterAll(() => database.close())

async function newCustomer(wallet = 0): Promise<string> {
	const id = randomUUID()
	await database.db
		.insert(customer)
		.values({ companyId, id, name: 'Budi', email: `${id}@example.com`, phone: `+62${id}` })
	if (wallet > 0) await move(topUp(id, wallet))
	return id
}

function topUp(customerId: string, amount: number): Movement {
	return {
		from: { kind: 'bank_in' },
		to: { kind: 'wallet', customerId },
		amount,
		reason: 'top up',
		dedupeKey: `top-up:${randomUUID()}`,
	}
}

function move(...movements: Movement[]) {
	return inTransaction(database.db, (tx) => post(tx, companyId, movements))
}

async function failureOf(work: Promise<unknown>) {
	try {
		await work
		return undefined
	} catch (error) {
		return sqlFailureOf(error)
	}
}

const wallet = (customerId: string) => balanceOf(database.db, companyId, customerId, 'wallet')

describe('the ledger', () => {
	test('moves money from one account to another', async () => {
		const [giver, taker] = [await newCustomer(100_000), await newCustomer()]
		await move({
			...topUp(taker, 30_000),
			from: { kind: 'wallet', customerId: giver },
		})
		expect([await wallet(giver), await wallet(taker)]).toEqual([70_000, 30_000])
	})

	test('rejects an overdraft of a customer and rolls back all transfers of the call', async () => {
		const [poor, other] = [await newCustomer(10_000), await newCustomer()]
		const spend = { ...topUp(other, 10_001), from: { kind: 'wallet', customerId: poor } } as const
		const failure = await failureOf(move(topUp(other, 5_000), spend))
		expect(failure).toMatchObject({ sqlState: '23514', constraint: ACCOUNT_COVERED })
		expect([await wallet(poor), await wallet(other)]).toEqual([10_000, 0])
	})

	test('makes one transfer per dedupe key', async () => {
		const customerId = await newCustomer()
		const once = topUp(customerId, 5_000)
		await move(once)
		const failure = await failureOf(move(once))
		expect(failure).toMatchObject({ sqlState: '23505', constraint: TRANSFER_DEDUPE })
		expect(await wallet(customerId)).toBe(5_000)
	})

	test.each([0, -1, 1_000_000_000_001])('rejects an amount of %d', async (amount) => {
		const customerId = await newCustomer()
		expect(await failureOf(move(topUp(customerId, amount)))).toMatchObject({ sqlState: '23514' })
	})

	test('rejects transfers between rupiah and coins and between companies', async () => {
		const customerId = await newCustomer(10_000)
		const coins = {
			from: { kind: 'wallet', customerId },
			to: { kind: 'coins', customerId },
		} as const
		const mixed = { ...coins, amount: 1, reason: 'x', dedupeKey: randomUUID() }
		expect(await failureOf(move(mixed))).toMatchObject({
			sqlState: '23503',
			constraint: 'transfer_credit_fk',
		})
		const other = await exampleShop(database.db, [])
		const stranger = inTransaction(database.db, (tx) =>
			post(tx, other.companyId, [topUp(customerId, 1_000)]),
		)
		expect(await failureOf(stranger)).toMatchObject({ constraint: 'account_customer_fk' })
	})

	test('reverses a transfer once, with the same amount', async () => {
		const customerId = await newCustomer()
		const first = { ...topUp(customerId, 8_000), from: { kind: 'bank_in', shard: 3 } } as const
		await move(first)
		const [row] = await database.db
			.select()
			.from(transfer)
			.where(eq(transfer.dedupeKey, first.dedupeKey))
		const back = (amount: number) => ({
			from: first.to,
			to: first.from,
			amount,
			reason: 'reversal',
			dedupeKey: randomUUID(),
			reversesId: row?.id ?? 0,
		})
		expect(await failureOf(move(back(7_999)))).toMatchObject({ constraint: 'transfer_reverses_fk' })
		await move(back(8_000))
		expect(await wallet(customerId)).toBe(0)
		await move(topUp(customerId, 8_000))
		expect(await failureOf(move(back(8_000)))).toMatchObject({
			constraint: 'transfer_reversed_once',
		})
	})

	test('never changes or deletes a transfer', async () => {
		await newCustomer(1_000)
		expect(await failureOf(database.db.update(transfer).set({ amount: 1 }))).toMatchObject({
			sqlState: '23001',
		})
		expect(await failureOf(database.db.delete(transfer))).toMatchObject({ sqlState: '23001' })
	})

	test('opens every house account in sixteen shards', async () => {
		const { companyId: fresh } = await exampleShop(database.db, [])
		const open = () => inTransaction(database.db, (tx) => openHouseAccounts(tx, fresh, HOUSE_KINDS))
		await open()
		await open()
		const rows = await database.db.select().from(account).where(eq(account.companyId, fresh))
		expect(rows).toHaveLength(HOUSE_KINDS.length * HOUSE_SHARDS)
	})
})

test('the oracles report a balance that was changed without a transfer', async () => {
	const customerId = await newCustomer(1_000)
	const undo = new Error('undo')
	const tampering = database.db.transaction(async (tx) => {
		await tx.execute(
			sql`update account set balance = balance + 1 where customer_id = ${customerId}`,
		)
		const found = (await auditOracles(tx)).filter(({ oracle }) => oracle !== CAUSE)
		expect(found.map((one) => one.oracle.slice(0, 1))).toEqual(['1', '2'])
		expect(found[1]).toMatchObject({ found: 1_001, expected: 1_000 })
		throw undo
	})
	await expect(tampering).rejects.toBe(undo)
})
