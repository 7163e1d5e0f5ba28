import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OperatorKeyRole } from '#contract/operator/permissions.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { readStatement } from '#contract/customer-statement.ts'
import { getWalletStatement } from '#contract/statement.ts'
import { adjustCustomerWallet, type WalletStep } from '#contract/wallet-adjustment.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { CAUSE } from '#website-api/modules/money/audit/cause-oracles.queries.ts'
import { ADJUSTED } from '#website-api/modules/money/audit/adjustment-oracles.queries.ts'
import { BALANCE, BOOKS } from '#website-api/modules/money/audit/ledger-oracles.queries.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { walletAdjustment } from '#website-api/modules/money/wallet/wallet-adjustment.table.ts'
import { exportOf } from '#website-api/modules/operations/customer-data/export.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { customersWith, walletOf } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { outcomeOf, outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()

type Adjusting = {
	step?: WalletStep
	amount?: unknown
	reason?: unknown
	note?: string
	expected?: number
	key?: string
	headers?: Record<string, string>
}

/** A request that adds Rp 10.000, or what is asked for. */
function adjusting({ code }: ExampleShop, customerId: string, asked: Adjusting = {}): RacedRequest {
	const { step = 'ADD', amount = 10_000, reason = 'Ganti ongkir.', note, expected } = asked
	return {
		path: `/operator/v1/customers/${customerId}/wallet-adjustments`,
		headers: {
			...(asked.headers ?? { ...money.caller, [OPERATOR_COMPANY_HEADER]: code }),
			'idempotency-key': asked.key ?? formKeyText(),
		},
		body: {
			STEP: step,
			AMOUNT: amount,
			REASON: reason,
			CUSTOMER_NOTE: note,
			EXPECTED_BALANCE: expected,
		},
	}
}

async function shopWith(wallet: number) {
	const shop = await exampleShop(money.db, [])
	const [customerId = ''] = await customersWith(money.db, shop.companyId, wallet, 1)
	return { shop, customerId, wallet: () => walletOf(money.db, shop.companyId, customerId) }
}

async function keyOf({ companyId }: ExampleShop, role: OperatorKeyRole) {
	const key = newOperatorKey()
	await storeOperatorKey(money.db, key, { label: `${role} ${randomUUID()}`, role, companyId })
	return { authorization: `Bearer ${key}` }
}

const outcome = async (request: RacedRequest) => outcomeOf(await send(money.url, request))

test('staff add money to a wallet and take it; the customer reads the note, and staff the reason', async () => {
	const shop = await exampleShop(money.db, [])
	const customer = await exampleCustomer(money.db, shop)
	const { customerId } = customer
	const added = await send(
		money.url,
		adjusting(shop, customerId, { amount: 25_000, reason: 'Paket rusak', note: 'Maaf, ya' }),
	)
	expect(adjustCustomerWallet.answer.parse(added.body).data).toMatchObject({
		STEP: 'ADD',
		AMOUNT: 25_000,
		REASON: 'Paket rusak',
		BALANCE: 25_000,
	})
	const taken = adjusting(shop, customerId, { step: 'TAKE', amount: 5_000, reason: 'Salah ketik' })
	expect(await outcome(taken)).toBe('201')

	const read = async (path: string, headers: Record<string, string>) =>
		(await fetch(`${money.url}${path}`, { headers })).json()
	const own = await read('/v1/wallet/statement', customer.headers)
	expect(JSON.stringify(own)).not.toMatch(/Paket rusak|Salah ketik|MADE_BY/)
	const { data } = getWalletStatement.answer.parse(own)
	expect(data.list.map((row) => [row.STATEMENT_KIND, row.AMOUNT, row.BALANCE, row.NOTE])).toEqual([
		['SHOP_DEBIT', -5_000, 20_000, ''],
		['SHOP_CREDIT', 25_000, 25_000, 'Maaf, ya'],
	])
	const filtered = await read('/v1/wallet/statement?STATEMENT_KIND=SHOP_DEBIT', customer.headers)
	expect(getWalletStatement.answer.parse(filtered).data.TOTAL_ROWS).toBe(1)
	const staff = await read(`/operator/v1/customers/${customerId}/statement`, {
		...money.caller,
		[OPERATOR_COMPANY_HEADER]: shop.code,
	})
	const { list } = readStatement.answer.parse(staff).data
	expect(list.map((row) => [row.REASON, row.MADE_BY])).toEqual([
		['Salah ketik', 'test'],
		['Paket rusak', 'test'],
	])
})

test('the customer is told by a mail with the note and without the reason', async () => {
	const { shop, customerId } = await shopWith(0)
	await send(money.url, adjusting(shop, customerId, { reason: 'Rahasia', note: '<b>Maaf</b>' }))
	const [announced] = await money.db
		.select()
		.from(outbox)
		.where(eq(outbox.companyId, shop.companyId))
	const page = (host: string, _locale: string, path: string) => `https://${host}${path}`
	const scope = { companyId: shop.companyId, shop: 'Toko', secret: 'x', page, adminPage: String }
	const mail = await mailWriters['wallet.adjusted']?.(money.db, scope, announced?.payload)
	expect(mail?.content).toMatchObject({
		subject: 'Rp\u00a010.000 ditambahkan ke dompetmu',
		rows: [{ value: '<b>Maaf</b>' }, { value: 'Rp\u00a010.000' }],
		button: { href: `https://${shop.host}/profile/wallet` },
	})
	expect(JSON.stringify(mail)).not.toContain('Rahasia')
})

test('ten presses of one form are one movement; the same key for another amount is refused', async () => {
	const { shop, customerId, wallet } = await shopWith(0)
	const key = formKeyText()
	const presses = Array.from({ length: 10 }, () => adjusting(shop, customerId, { key }))
	expect(outcomesOf(await race(money.url, presses))).toEqual({ '201': 1, '200': 9 })
	expect(await outcome(adjusting(shop, customerId, { key, amount: 9_000 }))).toBe('422 KEY_REUSED')
	expect(await wallet()).toBe(10_000)
})

test('of ten tabs that show the same balance one moves it, also that of a wallet that was never used', async () => {
	for (const before of [0, 50_000]) {
		const { shop, customerId, wallet } = await shopWith(before)
		// Of ten people, who do not wait for each other otherwise.
		const people = await Promise.all(Array.from({ length: 10 }, () => keyOf(shop, 'owner')))
		const tabs = people.map((headers) => adjusting(shop, customerId, { headers, expected: before }))
		expect(outcomesOf(await race(money.url, tabs))).toEqual({ '201': 1, '409 WALLET_CHANGED': 9 })
		expect(await wallet()).toBe(before + 10_000)
	}
})

test('twenty at once take what the wallet has, and never more', async () => {
	const { shop, customerId, wallet } = await shopWith(50_000)
	const requests = Array.from({ length: 20 }, () =>
		adjusting(shop, customerId, { step: 'TAKE', amount: 9_000 }),
	)
	expect(outcomesOf(await race(money.url, requests))).toEqual({
		'201': 5,
		'409 INSUFFICIENT_BALANCE': 15,
	})
	expect(await wallet()).toBe(5_000)
	const rows = await money.db
		.select()
		.from(walletAdjustment)
		.where(eq(walletAdjustment.companyId, shop.companyId))
	expect(rows).toHaveLength(5)
})

test.each([0, -1, 0.5, 100_000_001, 1e300, '10000', null, true, [1]])(
	'an amount of %j moves nothing',
	async (amount) => {
		const { shop, customerId, wallet } = await shopWith(20_000)
		for (const step of ['ADD', 'TAKE'] as const) {
			expect(await outcome(adjusting(shop, customerId, { step, amount }))).toBe('422 INVALID')
		}
		expect(await wallet()).toBe(20_000)
	},
)

test.each(['', 'ab', '   ', 'a\nb c', 'abc\u0000', 'abc\u202e', 'x'.repeat(201), null, 7])(
	'a reason of %j moves nothing',
	async (reason) => {
		const { shop, customerId, wallet } = await shopWith(0)
		expect(await outcome(adjusting(shop, customerId, { reason }))).toBe('422 INVALID')
		expect(await wallet()).toBe(0)
	},
)

test('hostile text of a reason is only text', async () => {
	const { shop, customerId } = await shopWith(0)
	const reason = `'); drop table transfer; -- <script>alert(1)</script> =cmd() {{name}}`
	expect(await outcome(adjusting(shop, customerId, { reason }))).toBe('201')
	const [row] = await money.db
		.select()
		.from(walletAdjustment)
		.where(eq(walletAdjustment.companyId, shop.companyId))
	expect(row?.reason).toBe(reason)
})

test('only the owner and finance move wallets, and only those of their shop', async () => {
	const { shop, customerId, wallet } = await shopWith(0)
	const other = await exampleShop(money.db, [])
	for (const [role, expected] of [
		['staff', '403 OPERATOR_FORBIDDEN'],
		['warehouse', '403 OPERATOR_FORBIDDEN'],
		['finance', '201'],
		['owner', '201'],
	] as const) {
		const headers = await keyOf(shop, role)
		expect(await outcome(adjusting(shop, customerId, { headers })), role).toBe(expected)
	}
	const stranger = await keyOf(other, 'owner')
	const refused = adjusting(other, customerId, { headers: stranger })
	expect(await outcome(refused)).toBe('404 CUSTOMER_NOT_FOUND')
	expect(await outcome(adjusting(shop, randomUUID()))).toBe('404 CUSTOMER_NOT_FOUND')
	expect(await wallet()).toBe(20_000)
})

test('a person of the role finance moves at most the limit of a day, also with twenty requests at once', async () => {
	const { shop, customerId, wallet } = await shopWith(0)
	const headers = await keyOf(shop, 'finance')
	const requests = Array.from({ length: 20 }, () =>
		adjusting(shop, customerId, { headers, amount: 300_000 }),
	)
	expect(outcomesOf(await race(money.url, requests))).toEqual({ '201': 3, '409 WALLET_LIMIT': 17 })
	const take = adjusting(shop, customerId, { headers, step: 'TAKE', amount: 100_001 })
	expect(await outcome(take)).toBe('409 WALLET_LIMIT')
	expect(await wallet()).toBe(900_000)
	const least = adjusting(shop, customerId, { headers, step: 'TAKE', amount: 100_000 })
	expect(await outcome(least)).toBe('201')
	expect(await outcome(adjusting(shop, customerId, { headers, amount: 1 }))).toBe(
		'409 WALLET_LIMIT',
	)
	const another = adjusting(shop, customerId, {
		headers: await keyOf(shop, 'finance'),
		amount: 1_000_000,
	})
	expect(await outcome(another)).toBe('201')
	expect(await outcome(adjusting(shop, customerId, { amount: 50_000_000 }))).toBe('201')
})

test('the owner sets the limit', async () => {
	const { shop, customerId } = await shopWith(0)
	const headers = await keyOf(shop, 'finance')
	const set = (by: Record<string, string>, most: number | null) =>
		outcome({
			method: 'PUT',
			path: '/operator/v1/wallet-limits',
			headers: by,
			body: { list: [{ ROLE: 'finance', MOST: most }] },
		})
	expect(await set(headers, null)).toBe('403 OPERATOR_FORBIDDEN')
	const owner = { ...money.caller, [OPERATOR_COMPANY_HEADER]: shop.code }
	expect(await set(owner, 5_000)).toBe('200')
	expect(await outcome(adjusting(shop, customerId, { headers }))).toBe('409 WALLET_LIMIT')
	expect(await set(owner, null)).toBe('200')
	expect(await outcome(adjusting(shop, customerId, { headers, amount: 90_000_000 }))).toBe('201')
})

test('an erased customer gets nothing, and takes the texts along; the amounts stay', async () => {
	const shop = await exampleShop(money.db, [])
	const customer = await exampleCustomer(money.db, shop)
	const { customerId } = customer
	const owner = { companyId: shop.companyId, customerId }
	const texts = { reason: 'Ibu Sari menelepon', note: 'Untuk Ibu Sari' }
	expect(await outcome(adjusting(shop, customerId, texts))).toBe('201')
	const exported = await exportOf(money.db, owner)
	expect(exported.wallet_adjustment).toMatchObject([{ ...texts, amount: 10_000 }])
	expect(JSON.stringify(exported.wallet_adjustment)).not.toMatch(/made_by|maker_id/)
	expect(await outcome(adjusting(shop, customerId, { step: 'TAKE' }))).toBe('201')
	const erase = {
		method: 'DELETE',
		path: '/v1/customer',
		headers: customer.headers,
		body: {},
	} as const
	// Money that comes at the same time is before the deletion, which it stops, or after it, and is refused.
	const both = await race(money.url, [erase, adjusting(shop, customerId)])
	expect(['200, 404 CUSTOMER_NOT_FOUND', '409 BALANCE_LEFT, 201']).toContain(
		both.map(outcomeOf).join(', '),
	)
	if (both[1]?.status === 201) {
		expect(await outcome(adjusting(shop, customerId, { step: 'TAKE' }))).toBe('201')
		expect(await outcome(erase)).toBe('200')
	}
	expect(await outcome(adjusting(shop, customerId))).toBe('404 CUSTOMER_NOT_FOUND')
	const rows = await money.db
		.select()
		.from(walletAdjustment)
		.where(eq(walletAdjustment.customerId, customerId))
	expect(rows.length).toBeGreaterThanOrEqual(2)
	for (const row of rows) expect([row.reason, row.note]).toEqual(['', ''])
	expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('the log has the amount and who made it, and no text', async () => {
	const { shop, customerId } = await shopWith(0)
	await send(money.url, adjusting(shop, customerId, { reason: 'Rahasia sekali' }))
	const rows = await money.db
		.select()
		.from(operatorChange)
		.where(eq(operatorChange.companyId, shop.companyId))
	expect(rows).toMatchObject([
		{ tableName: 'wallet_adjustment', after: { amount: 10_000, made_by: 'test' } },
	])
	expect(JSON.stringify(rows)).not.toContain('Rahasia')
})

test('nobody changes an amount or deletes what was written down', async () => {
	const { shop, customerId } = await shopWith(0)
	await send(money.url, adjusting(shop, customerId))
	const mine = sql`company_id = ${shop.companyId}`
	for (const change of [
		sql`update wallet_adjustment set amount = 1 where ${mine}`,
		sql`update wallet_adjustment set customer_id = ${randomUUID()} where ${mine}`,
		sql`delete from wallet_adjustment where ${mine}`,
		sql`truncate wallet_adjustment`,
	]) {
		await expect(money.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } })
	}
})

const forgedAmount = sql`set local session_replication_role = replica`
const tampers: Record<string, { by: ReturnType<typeof sql>[]; found: string[] }> = {
	'a larger amount that was written down': {
		by: [sql`update wallet_adjustment set amount = amount + 1 where amount > 0`],
		found: [ADJUSTED, CAUSE],
	},
	'an adjustment of another customer': {
		by: [sql`update wallet_adjustment set customer_id = ${randomUUID()} where amount > 0`],
		found: [ADJUSTED, ADJUSTED, CAUSE],
	},
	'a credit that nobody wrote down': {
		by: [sql`delete from wallet_adjustment where amount > 0`],
		found: [ADJUSTED, CAUSE],
	},
	'a debit that nobody wrote down': {
		by: [sql`delete from wallet_adjustment where amount < 0`],
		found: [ADJUSTED],
	},
	'a smaller debit that was written down': {
		by: [sql`update wallet_adjustment set amount = amount + 1 where amount < 0`],
		found: [ADJUSTED],
	},
	'an adjustment that never moved': {
		by: [
			sql`insert into wallet_adjustment (company_id, id, customer_id, amount, reason, maker_id, made_by)
				select company_id, gen_random_uuid(), customer_id, 5, 'x', maker_id, 'x' from wallet_adjustment order by company_id desc limit 1`,
		],
		found: [ADJUSTED],
	},
	'a transfer of another amount': {
		by: [sql`update transfer set amount = amount + 1 where reason = 'adjusted' and amount = 10000`],
		found: [BALANCE, BALANCE, CAUSE, ADJUSTED],
	},
	'a transfer under another reason': {
		by: [sql`update transfer set reason = 'gift' where reason = 'adjusted' and amount = 10000`],
		found: [CAUSE],
	},
	'a wallet without a transfer': {
		by: [sql`update account set balance = balance + 1 where kind = 'wallet'`],
		found: [BOOKS, BALANCE],
	},
}

test.each(Object.entries(tampers))('the audit reports %s', async (_what, { by, found }) => {
	const { shop, customerId } = await shopWith(0)
	expect(await outcome(adjusting(shop, customerId))).toBe('201')
	expect(await outcome(adjusting(shop, customerId, { step: 'TAKE', amount: 3_000 }))).toBe('201')
	const undo = new Error('undo')
	const tampering = money.db.transaction(async (tx) => {
		await tx.execute(forgedAmount)
		for (const change of by) await tx.execute(change)
		const names = (await auditOracles(tx))
			.filter(({ companyId }) => companyId === shop.companyId)
			.map(({ oracle }) => oracle)
		expect(names.toSorted()).toEqual(found.toSorted())
		throw undo
	})
	await expect(tampering).rejects.toBe(undo)
})
