import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAddress, MAX_ADDRESSES } from '#contract/address.ts'
import { MAX_BANKS } from '#contract/bank.ts'
import { exampleSecret, storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { EXAMPLE_ADDRESS, exampleShop } from '#tests/support/example-shop.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { linkToken } from '#website-api/modules/customers/auth/link.queries.ts'
import { createLink } from '#website-api/modules/customers/auth/link.command.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { post } from '#website-api/modules/money/ledger/post.command.ts'
import { exportOf } from '#website-api/modules/operations/customer-data/export.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import { customersWith } from './support/customers.ts'
import { moneyTest } from './support/money-test.ts'
import { race, type RacedRequest, send } from './support/race.ts'
import { outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()
const password = 'melon biru di rak'

const times = (count: number, request: (at: number) => RacedRequest) =>
	race(
		money.url,
		Array.from({ length: count }, (_, at) => request(at)),
	)

function address(headers: Record<string, string>, over: Record<string, unknown> = {}) {
	return {
		path: '/v1/address',
		headers,
		body: {
			...EXAMPLE_ADDRESS,
			ADDRESS_LABEL: 'Rumah',
			RECIPIENT_NAME: 'Sari Wulandari',
			RECIPIENT_PHONE: '081234567890',
			...over,
		},
	}
}

test('twenty concurrent registrations with one email, in any case, or one phone create one account and one welcome mail', async () => {
	const shop = await exampleShop(money.db, [])
	const register = (at: number, over: Record<string, string>): RacedRequest => ({
		path: '/v1/auth/register',
		headers: storefrontHeaders(shop),
		body: {
			CUSTOMER_NAME: 'Sari Wulandari',
			PASSWORD: password,
			IS_AGREED: true,
			CUSTOMER_EMAIL: `sari${at}@contoh.id`,
			CUSTOMER_PHONE: `0812700${1000 + at}`,
			...over,
		},
	})
	const expectedOutcomes = { '201': 1, '409 ACCOUNT_EXISTS': 19 }
	const byEmail = await times(20, (at) =>
		register(at, { CUSTOMER_EMAIL: at % 2 ? 'SARI@contoh.id' : 'sari@contoh.id' }),
	)
	expect(outcomesOf(byEmail)).toEqual(expectedOutcomes)
	const byPhone = await times(20, (at) =>
		register(20 + at, { CUSTOMER_PHONE: at % 2 ? '081299990000' : '+62 812-9999-0000' }),
	)
	expect(outcomesOf(byPhone)).toEqual(expectedOutcomes)

	const { companyId } = shop
	const made = await money.db.select().from(customer).where(eq(customer.companyId, companyId))
	expect(made).toHaveLength(2)
	const mails = await money.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, companyId), eq(outbox.topic, 'customer.registered')))
	expect(mails).toHaveLength(2)
	// Rejected requests got no session either.
	const sessions = await money.db
		.select()
		.from(customerSession)
		.where(eq(customerSession.companyId, companyId))
	expect(sessions).toHaveLength(2)
})

test('a password link used ten times concurrently sets one password', async () => {
	const shop = await exampleShop(money.db, [])
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	const { companyId } = shop
	const itself = and(eq(customer.companyId, companyId), eq(customer.id, customerId))
	const [row] = await money.db.select().from(customer).where(itself)
	const email = row?.email ?? ''
	const link = { companyId, customerId, purpose: 'PASSWORD_RESET', email } as const
	const id = await inTransaction(money.db, (tx) => createLink(tx, link, exampleSecret))
	const RESET_TOKEN = linkToken(id, exampleSecret)

	const passwords = Array.from({ length: 10 }, (_, at) => `${password} nomor ${at}`)
	const answers = await times(10, (at) => ({
		path: '/v1/auth/password-reset/confirm',
		headers: storefrontHeaders(shop),
		body: { RESET_TOKEN, PASSWORD: passwords[at] },
	}))
	expect(outcomesOf(answers)).toEqual({ '200': 1, '410 LINK_USED': 9 })

	// Only the winner's password is valid, and old sessions have ended.
	const logins = await times(10, (at) => ({
		path: '/v1/auth/login',
		headers: storefrontHeaders(shop),
		body: { LOGIN: email, PASSWORD: passwords[at] },
	}))
	const winner = answers.findIndex(({ status }) => status === 200)
	expect(logins[winner]?.status ?? 0).toBeOneOf([200, 429])
	expect(logins.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
	expect((await send(money.url, address(headers))).status).toBe(401)
})

test('of addresses set as main concurrently, exactly one is main', async () => {
	const shop = await exampleShop(money.db, [])
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	const main = await times(10, (at) =>
		address(headers, { IS_MAIN: true, ADDRESS_LABEL: `Rumah ${at}` }),
	)
	expect(outcomesOf(main)).toEqual({ '201': 10 })
	const ids = main.map(({ body }) => addAddress.answer.parse(body).data.ADDRESS_ID)
	const mains = () =>
		money.db
			.select()
			.from(customerAddress)
			.where(and(eq(customerAddress.customerId, customerId), eq(customerAddress.main, true)))
	expect(await mains()).toHaveLength(1)

	for (let round = 0; round < 5; round += 1) {
		const moved = await times(10, (at) => ({
			...address(headers, { IS_MAIN: true, ADDRESS_LABEL: `Rumah ${round}` }),
			method: 'PUT',
			path: `/v1/address/${ids[at]}`,
		}))
		expect(outcomesOf(moved)).toEqual({ '200': 10 })
		expect(await mains()).toHaveLength(1)
	}
})

test('of forty concurrent new addresses twenty are stored, of forty bank accounts five, with one main each', async () => {
	const shop = await exampleShop(money.db, [])
	const { customerId, headers } = await exampleCustomer(money.db, shop)
	expect(outcomesOf(await times(10, () => address(headers)))).toEqual({ '201': 10 })
	const more = await times(40, (at) => address(headers, { ADDRESS_LABEL: `Rumah ${at}` }))
	expect(outcomesOf(more)).toEqual({
		// The ten before were one.
		'201': MAX_ADDRESSES - 1,
		'409 TOO_MANY_ADDRESSES': 40 - MAX_ADDRESSES + 1,
	})
	const bank = (number: number): RacedRequest => ({
		path: '/v1/bank',
		headers,
		body: {
			BANK_CODE: 'BRI',
			BANK_ACCOUNT_HOLDER: 'Sari Wulandari',
			BANK_ACCOUNT_NUMBER: String(1_000_000 + number),
		},
	})
	expect(outcomesOf(await times(10, () => bank(0)))).toEqual({ '201': 1, '409 BANK_SAVED': 9 })
	expect(outcomesOf(await times(40, (at) => bank(1 + at)))).toEqual({
		'201': MAX_BANKS - 1,
		'409 TOO_MANY_BANKS': 40 - MAX_BANKS + 1,
	})
	for (const table of [customerAddress, customerBank]) {
		const main = await money.db
			.select()
			.from(table)
			.where(and(eq(table.customerId, customerId), eq(table.main, true)))
		expect(main).toHaveLength(1)
	}
})

test('an export has each transfer of the customer once, and none of others', async () => {
	const { companyId } = await exampleShop(money.db, [])
	const [customerId = '', other = ''] = await customersWith(money.db, companyId, 50_000, 2)
	const wallet = { kind: 'wallet', customerId } as const
	const held = { kind: 'wallet_held', customerId } as const
	const moves = [
		{ from: wallet, to: held, amount: 2_000 },
		{ from: held, to: wallet, amount: 2_000 },
	] as const
	await inTransaction(money.db, (tx) =>
		post(
			tx,
			companyId,
			moves.map((move, at) => ({ ...move, reason: 'test', dedupeKey: `export:${at}` })),
		),
	)
	const amountsOf = async (id: string) => {
		const { transfer } = await exportOf(money.db, { companyId, customerId: id })
		return transfer?.map(({ amount }) => Number(amount))
	}
	expect(await amountsOf(customerId)).toEqual([50_000, 2_000, 2_000])
	expect(await amountsOf(other)).toEqual([50_000])
})
