import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountInfo } from '#contract/account.ts'
import { register } from '#contract/auth.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

/** Fields that customers must not set, in the spelling of the wire format, the table and the code. */
const unasked = {
	CUSTOMER_TYPE: 'AGENT',
	type: 'AGENT',
	CUSTOMER_CODE: 'ADMIN',
	code: 'ADMIN',
	CUSTOMER_BRANCH_ID: 'ADMIN',
	COMPANY_ID: 2,
	companyId: 2,
	company_id: 2,
	id: 'x',
	CUSTOMER_WALLET_BALANCE: 1_000_000,
	CUSTOMER_COINS_BALANCE: 1_000_000,
	balance: 1_000_000,
	IS_EMAIL_CONFIRMED: true,
	emailConfirmedAt: '2020-01-01',
	googleSubject: '1',
	CUSTOMER_AFFILIATE_TRACKING_CODE: 'ADMIN',
	affiliateCode: 'ADMIN',
	slot: 99,
	STATUS: 'PAID',
	customerId: '00000000-0000-4000-8000-000000000000',
	CUSTOMER_ID: 1,
	['__proto__']: {},
}

test('registering and saving personal data accept only their documented fields', async () => {
	const person = {
		CUSTOMER_NAME: 'Sari Biasa',
		CUSTOMER_EMAIL: 'sari.biasa@contoh.id',
		CUSTOMER_PHONE: '081233334444',
	}
	const registration = { ...person, PASSWORD: 'melon biru di rak', IS_AGREED: true }
	const answer = await tiny.call('/auth/register', { body: { ...unasked, ...registration } })
	const { data: user } = register.answer.parse(await answer.json())
	const headers = { authorization: `Bearer ${user.TOKEN}` }
	const send = async (method: string, address: string, body: object) => {
		const sent = await tiny.call(address, { method, headers, body: { ...unasked, ...body } })
		expect(sent.status, await sent.text()).toBeLessThan(300)
	}

	await send('PUT', '/customer/profile', { ...person, CUSTOMER_BIRTHDAY: null })
	await send('POST', '/address', {
		ADDRESS_LABEL: 'Rumah',
		RECIPIENT_NAME: 'Sari Biasa',
		DISTRICT_CODE: '31.74.01',
		RECIPIENT_PHONE: '081233334444',
		VILLAGE: 'Tebet Timur',
		POSTCODE: '12820',
		STREET: 'Jalan Tebet Raya No. 10',
	})
	await send('POST', '/bank', {
		BANK_CODE: 'BRI',
		BANK_ACCOUNT_NUMBER: '1112223334',
		BANK_ACCOUNT_HOLDER: 'Sari',
		PASSWORD: registration.PASSWORD,
	})

	const [row] = await tiny.db.select().from(customer).where(eq(customer.code, user.CUSTOMER_CODE))
	expect(row).toMatchObject({
		companyId: 1,
		type: 'RETAIL',
		branchId: null,
		affiliateCode: null,
		emailConfirmedAt: null,
		googleSubject: null,
		name: person.CUSTOMER_NAME,
	})
	expect(user.CUSTOMER_CODE).not.toBe('ADMIN')
	const storedAddress = { companyId: 1, customerId: row?.id, slot: 1 }
	expect(await tiny.db.select().from(customerAddress)).toMatchObject([storedAddress])
	expect(await tiny.db.select().from(customerBank)).toMatchObject([storedAddress])
	const { data } = await tiny.read(getAccountInfo.answer, '/customer-account-info', { headers })
	expect(Object.values(data)).toEqual([null, 0, 0, 0])
})

test('the log has no personal data and no credentials', async () => {
	await tiny.call('/auth/login', {
		body: { LOGIN: 'sari.biasa@contoh.id', PASSWORD: 'salah sekali' },
	})
	await tiny.call('/auth/password-reset', { body: { CUSTOMER_EMAIL: 'sari.biasa@contoh.id' } })
	await tiny.call('/customer/profile', { headers: { authorization: 'Bearer rahasia.rahasia.x' } })
	const log = tiny.lines.join('')
	expect(log).toContain('/auth/register')
	expect(log).not.toMatch(
		/sari|biasa|contoh\.id|3333444|melon|salah sekali|Tebet|1112223334|rahasia|eyJ|Bearer/i,
	)
})
