import { topUp } from '#tests/support/top-up.ts'
import { addAddress } from '#contract/address.ts'
import { listSessions } from '#contract/auth.ts'
import { addBank } from '#contract/bank.ts'
import { getReturn } from '#contract/return.ts'
import { listWatches } from '#contract/watch.ts'
import { requestWithdrawal } from '#contract/withdrawal.ts'
import type { exampleApi } from '#tests/support/example-api.ts'
import type { ExampleCustomer } from '#tests/support/example-customer.ts'
import { exampleFlashSale } from '#tests/support/example-flash-sale.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import {
	EXAMPLE_ADDRESS,
	EXAMPLE_CARRIAGE,
	exampleOrder,
	type ExampleShop,
	formKeyText,
} from '#tests/support/example-shop.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { eq } from 'drizzle-orm'

export type OwnRecords = Awaited<ReturnType<typeof ownRecords>>

/** Creates one record of every kind for a customer, and returns their ids. */
export async function ownRecords(
	{ db, api }: { db: Database; api: ReturnType<typeof exampleApi> },
	shop: ExampleShop,
	owner: ExampleCustomer,
) {
	const [variantId = 0] = shop.variantIds
	const email = `pemilik-${variantId}@rahasia.id`
	const jpeg = await smallJpeg()
	async function send(method: string, address: string, body: unknown) {
		const answer = await api.request(`/v1${address}`, {
			method,
			headers: { ...owner.headers, 'idempotency-key': formKeyText() },
			body: JSON.stringify(body),
		})
		if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`)
		return answer.json()
	}

	const person = {
		CUSTOMER_NAME: 'Pemilik Rahasia',
		CUSTOMER_EMAIL: email,
		CUSTOMER_BIRTHDAY: null,
	}
	const CUSTOMER_PHONE = `08211${1_000_000 + variantId}`
	await send('PUT', '/customer/profile', { ...person, CUSTOMER_PHONE })
	const address = addAddress.answer.parse(
		await send('POST', '/address', {
			...EXAMPLE_ADDRESS,
			STREET: 'Jalan Rahasia Nomor 7',
			ADDRESS_LABEL: 'Rumah',
			RECIPIENT_NAME: 'Pemilik Rahasia',
			RECIPIENT_PHONE: CUSTOMER_PHONE,
		}),
	)
	const bank = addBank.answer.parse(
		await send('POST', '/bank', {
			BANK_CODE: 'BRI',
			BANK_ACCOUNT_NUMBER: '1112229876',
			BANK_ACCOUNT_HOLDER: 'Rahasia',
		}),
	)
	await inTransaction(db, (tx) => topUp(tx, shop.companyId, [owner.customerId], 200_000))
	const withdrawal = requestWithdrawal.answer.parse(
		await send('POST', '/withdrawal', {
			SOURCE: 'wallet',
			AMOUNT: 50_000,
			BANK_ID: bank.data.BANK_ID,
		}),
	)
	const [sold] = await db
		.select({ id: product.id })
		.from(product)
		.where(eq(product.companyId, shop.companyId))
	const productId = sold?.id ?? 0
	await send('POST', '/wishlist', { PRODUCT_ID: productId })
	await send('POST', '/watch', {
		WATCH_KIND: 'STOCK',
		PRODUCT_ID: productId,
		VARIANT_ID: variantId,
	})
	const watches = listWatches.answer.parse(
		await (await api.request('/v1/watch/watch-list', owner)).json(),
	)
	const watch = watches.data.list[0]?.WATCH_ID ?? ''
	const flashSale = await exampleFlashSale(
		db,
		shop.companyId,
		[{ variantId, price: 1_000, quota: 1 }],
		{ startsInHours: 24 },
	)
	await send('PUT', `/flash-sale/${flashSale}/reminder`, {})
	await send('PUT', '/notification/mail-preference', { MAIL_OFF_LIST: ['REVIEW_ANSWER'] })
	await send('PUT', '/cart', { CART_LIST: [{ CART_ID: variantId, CART_QTY: 3 }] })
	const { number } = await exampleSale(db, shop, {
		customerId: owner.customerId,
		lines: [[0, 2]],
		upTo: 'DELIVERED',
	})
	const requested = await api.request(
		'/v1/return',
		exampleReturn(owner.headers, {
			number,
			lines: [[0, 1]],
			key: formKeyText(),
			pictures: [jpeg],
		}),
	)
	const { data: returned } = getReturn.answer.parse(await requested.json())
	const sessions = listSessions.answer.parse(
		await (await api.request('/v1/auth/session-list', owner)).json(),
	)
	return {
		picture: new Blob([jpeg], { type: 'image/jpeg' }),
		variantId,
		productId,
		watch,
		flashSale,
		order: number,
		return: returned.RETURN_NUMBER,
		returnPicture: returned.PICTURE_ID_LIST[0] ?? '',
		session: sessions.data.list[0]?.SESSION_ID ?? '',
		address: address.data.ADDRESS_ID,
		bank: bank.data.BANK_ID,
		withdrawal: withdrawal.data.WITHDRAWAL_ID,
		orderRequest: exampleOrder([[variantId, 1]], 50_000 + EXAMPLE_CARRIAGE),
		/** Matches the owner's data, and no response for anybody else. */
		marks: new RegExp(
			[
				'Rahasia',
				'1112229876',
				// The last digits of the bank account number, unless they are part of a random id.
				'(?<![0-9a-f-])9876(?![0-9a-f-])',
				number,
				watch,
				returned.RETURN_NUMBER,
				sessions.data.list[0]?.SESSION_ID,
			].join('|'),
			'i',
		),
	}
}
