import { topUp } from '#tests/support/top-up.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addBank } from '#contract/bank.ts'
import { getCoinStatement, getWalletStatement } from '#contract/statement.ts'
import { getWithdrawal, listWithdrawals, requestWithdrawal } from '#contract/withdrawal.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { tinyCustomer, tinyPassword } from '#tests/support/tiny-customer.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { mailWriters } from '#website-api/mail-writers.ts'
import { rejectWithdrawal } from './withdrawal.command.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterEach(async () => expect(await auditOracles(tiny.db)).toEqual([]))
afterAll(() => tiny.close())

async function rich() {
	const { headers, CUSTOMER_CODE } = await tinyCustomer(tiny)
	const [row] = await tiny.db.select().from(customer).where(eq(customer.code, CUSTOMER_CODE))
	const customerId = row?.id ?? ''
	await inTransaction(tiny.db, async (tx) => {
		for (const amount of [100_000, 50_000]) await topUp(tx, 1, [customerId], amount)
	})
	const saved = await tiny.call('/bank', {
		headers,
		body: {
			BANK_CODE: 'BCA',
			BANK_ACCOUNT_NUMBER: '0123456789',
			BANK_ACCOUNT_HOLDER: 'Sari',
			PASSWORD: tinyPassword,
		},
	})
	const { BANK_ID } = addBank.answer.parse(await saved.json()).data
	const ask = (change: object = {}, key = formKeyText()) =>
		tiny.call('/withdrawal', {
			headers: { ...headers, 'idempotency-key': key },
			body: { SOURCE: 'wallet', AMOUNT: 60_000, BANK_ID, PASSWORD: tinyPassword, ...change },
		})
	const statement = async (query = '') => {
		const { data } = await tiny.read(getWalletStatement.answer, `/wallet/statement${query}`, {
			headers,
		})
		return data
	}
	return { headers, ask, statement }
}

const codeOf = async (answer: Response) => {
	const body: unknown = await answer.json()
	return { status: answer.status, body }
}

describe('[FN-04] a withdrawal', () => {
	test('holds the amount, sends one mail per idempotency key, and allows one open withdrawal', async () => {
		const { ask, statement, headers } = await rich()
		const key = formKeyText()
		const first = await ask({}, key)
		expect(first.status).toBe(201)
		const { data } = requestWithdrawal.answer.parse(await first.json())
		expect(data).toMatchObject({ AMOUNT: 60_000, WITHDRAWAL_STATUS: 'REQUESTED' })
		expect(data.BANK_ACCOUNT_NUMBER_MASKED).toBe('••••••6789')
		const again = await ask({}, key)
		expect(again.status).toBe(200)
		expect(requestWithdrawal.answer.parse(await again.json()).data).toEqual(data)
		expect(await codeOf(await ask())).toMatchObject({
			status: 409,
			body: { code: 'WITHDRAWAL_OPEN' },
		})
		expect(await statement()).toMatchObject({ CURRENT_BALANCE: 90_000, HELD_BALANCE: 60_000 })
		const list = await tiny.read(
			listWithdrawals.answer,
			'/withdrawal/withdrawal-list?SOURCE=wallet',
			{
				headers,
			},
		)
		expect(list.data).toMatchObject({ TOTAL_ROWS: 1, HAS_OPEN: true })
	})

	test.each([
		['less than Rp 50.000', { AMOUNT: 49_999 }, 422],
		['a part of a rupiah', { AMOUNT: 50_000.5 }, 422],
		['more than there is', { AMOUNT: 150_001 }, 409],
		['another balance', { SOURCE: 'affiliate' }, 409],
		['no password', { PASSWORD: undefined }, 422],
		['a wrong password', { PASSWORD: 'salah' }, 422],
		['an account that is not theirs', { BANK_ID: crypto.randomUUID() }, 404],
	])('of %s is rejected and holds nothing', async (_case, change, status) => {
		const { ask, statement } = await rich()
		expect((await ask(change)).status).toBe(status)
		expect(await statement()).toMatchObject({ CURRENT_BALANCE: 150_000, HELD_BALANCE: 0 })
	})

	test('returns the amount when rejected and mails the reason', async () => {
		const { ask, statement, headers } = await rich()
		const { data } = requestWithdrawal.answer.parse(await (await ask()).json())
		const id = data.WITHDRAWAL_ID
		await inTransaction(tiny.db, (tx) => rejectWithdrawal(tx, 1, id, 'Nama berbeda.'))
		const { data: now } = await tiny.read(getWithdrawal.answer, `/withdrawal/${id}`, { headers })
		expect(now).toMatchObject({ WITHDRAWAL_STATUS: 'REJECTED', REJECT_REASON: 'Nama berbeda.' })
		const found = await statement()
		expect(
			found.list.map(({ STATEMENT_KIND, AMOUNT, BALANCE }) => [STATEMENT_KIND, AMOUNT, BALANCE]),
		).toEqual([
			['WITHDRAWAL_BACK', 60_000, 150_000],
			['WITHDRAWAL', -60_000, 90_000],
			['REFUND', 50_000, 150_000],
			['REFUND', 100_000, 100_000],
		])
		expect((await statement('?STATEMENT_KIND=WITHDRAWAL')).TOTAL_ROWS).toBe(1)
		expect((await statement('?PERIODE_CODE=2001')).TOTAL_ROWS).toBe(0)
		expect((await statement('?DATA_PER_PAGE=3&PAGE_INDEX=2')).list).toHaveLength(1)
		const write = mailWriters['withdrawal.status']
		const page = (host: string, _locale: string, path: string) => `https://${host}${path}`
		const adminPage = (path: string) => path
		const scope = { companyId: 1, shop: 'Sandang Kecil', secret: tiny.secret, page, adminPage }
		const mail = await write?.(tiny.db, scope, { withdrawalId: id, to: 'REJECTED' })
		expect(mail?.content.subject).toBe('Penarikan saldo Rp\u00a060.000 belum bisa diproses')
		expect(mail?.content.rows).toContainEqual({ label: 'Alasan', value: 'Nama berbeda.' })
		expect(JSON.stringify(mail)).not.toContain('0123456789')
	})
})

test('[FN-05] a new customer has no coins and no expiry date', async () => {
	const { headers } = await tinyCustomer(tiny)
	const { data } = await tiny.read(getCoinStatement.answer, '/coins/statement', { headers })
	expect(data).toMatchObject({ CURRENT_BALANCE: 0, list: [], EXPIRY_LIST: [] })
	expect(data.PERIODE_LIST).toHaveLength(12)
})
