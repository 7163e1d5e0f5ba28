import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { MAX_MESSAGES, MAX_PER_NETWORK } from '#website-api/modules/site/contact/contact.command.ts'
import { contactMessage } from '#website-api/modules/site/contact/contact.table.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import { exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { moneyTest } from './support/money-test.ts'
import { race } from './support/race.ts'
import { outcomesOf } from './support/shop-calls.ts'

const money = moneyTest()

test('accepts five of forty concurrent messages of one address and limits the others', async () => {
	const shop = await exampleShop(money.db, [])
	const message = (at: number) => ({
		path: '/v1/contact/message',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': formKeyText() },
		body: {
			NAME: 'Sari Wulandari',
			EMAIL: at % 2 === 0 ? 'sari@example.com' : 'SARI@example.com',
			PHONE: '',
			TOPIC: 'OTHER',
			ORDER_NUMBER: '',
			MESSAGE: `Pesan nomor ${at} dari saya`,
		},
	})
	const answers = await race(
		money.url,
		Array.from({ length: 40 }, (_, at) => message(at)),
	)
	expect(outcomesOf(answers)).toEqual({
		'201': MAX_MESSAGES,
		'429 TOO_MANY_MESSAGES': 40 - MAX_MESSAGES,
	})
	const stored = await money.db
		.select()
		.from(contactMessage)
		.where(eq(contactMessage.companyId, shop.companyId))
	expect(stored).toHaveLength(MAX_MESSAGES)
})

test('accepts twenty of forty concurrent messages of forty people in one network', async () => {
	const shop = await exampleShop(money.db, [])
	const answers = await race(
		money.url,
		Array.from({ length: 40 }, (_, at) => ({
			path: '/v1/contact/message',
			headers: {
				...storefrontHeaders(shop),
				'idempotency-key': formKeyText(),
				[VISITOR_ADDRESS_HEADER]: `203.0.113.${at}`,
			},
			body: {
				NAME: 'Sari Wulandari',
				EMAIL: `orang${at}@example.com`,
				PHONE: '',
				TOPIC: 'OTHER',
				ORDER_NUMBER: '',
				MESSAGE: `Pesan nomor ${at} dari saya`,
			},
		})),
	)
	expect(outcomesOf(answers)).toEqual({
		'201': MAX_PER_NETWORK.hour,
		'429 TOO_MANY_MESSAGES': 40 - MAX_PER_NETWORK.hour,
	})
})
