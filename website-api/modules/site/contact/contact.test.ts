import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { VISITOR_ADDRESS_HEADER } from '#contract/auth.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { FailureWire } from '#contract/envelope.ts'
import { formKeyText } from '#tests/support/example-shop.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { attemptCount } from '#website-api/modules/platform/attempts/attempt.table.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import {
	deleteOldSenders,
	MAX_MESSAGES,
	MAX_PER_COMPANY,
	MAX_PER_NETWORK,
} from './contact.command.ts'
import { storeMessageState } from './settle-message.command.ts'
import { contactMessage, contactSender } from './contact.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
beforeEach(async () => {
	await tiny.db.delete(contactMessage)
	await tiny.db.delete(contactSender)
	await tiny.db.delete(attemptCount)
	await tiny.db.delete(outbox)
})
afterAll(() => tiny.close())

const message = {
	NAME: 'Sari Wulandari',
	EMAIL: 'sari@example.com',
	PHONE: '+6281234567890',
	TOPIC: 'ORDER',
	ORDER_NUMBER: '7K3M-9QXT',
	MESSAGE: 'Paket saya sudah sampai mana?\nTerima kasih.',
}

type Sent = { body?: unknown; key?: string; shop?: 'kopi'; language?: 'id' | 'en'; from?: string }
async function send({ body = message, key = formKeyText(), from, ...options }: Sent = {}) {
	const address: Record<string, string> =
		from === undefined ? {} : { [VISITOR_ADDRESS_HEADER]: from }
	const response = await tiny.call('/contact/message', {
		body,
		headers: { 'idempotency-key': key, ...address },
		...options,
	})
	const answer: unknown = await response.json()
	return { status: response.status, retryAfter: response.headers.get('retry-after'), answer }
}

const failureOf = (answer: unknown) => FailureWire.parse(answer)
const kept = () => tiny.db.select().from(contactMessage)

describe("a visitor's message", () => {
	test('is stored for the company, and announced', async () => {
		const { status, answer } = await send({ language: 'en' })
		expect(status).toBe(201)
		const { data } = sendContactMessage.answer.parse(answer)
		expect(await kept()).toMatchObject([
			{
				companyId: 1,
				number: data.MESSAGE_NUMBER,
				name: 'Sari Wulandari',
				topic: 'ORDER',
				message: 'Paket saya sudah sampai mana?\nTerima kasih.',
				locale: 'en',
			},
		])
		const [event] = await tiny.db.select().from(outbox)
		expect(event).toMatchObject({ companyId: 1, topic: 'contact.received' })
		expect(JSON.stringify(event)).not.toMatch(/sari/i)
	})

	test('is open until staff answer or close it, and can be reopened', async () => {
		const { answer } = await send()
		const { MESSAGE_NUMBER: number } = sendContactMessage.answer.parse(answer).data
		const stateOf = async () => (await kept()).map(({ state, settledBy }) => [state, settledBy])
		const settle = (state: 'OPEN' | 'ANSWERED' | 'CLOSED') =>
			tiny.db.transaction((tx) => storeMessageState(tx, 1, number, { state, by: 'Rina' }))
		expect(await stateOf()).toEqual([['OPEN', null]])
		await settle('ANSWERED')
		expect(await stateOf()).toEqual([['ANSWERED', 'Rina']])
		await settle('OPEN')
		expect(await stateOf()).toEqual([['OPEN', null]])
		const foreign = tiny.db.transaction((tx) =>
			storeMessageState(tx, 2, number, { state: 'CLOSED', by: 'Rina' }),
		)
		await expect(foreign).rejects.toThrow('MESSAGE_NOT_FOUND')
	})

	test('submitted again with its key is one message with one number', async () => {
		const key = formKeyText()
		const answers = await Promise.all(Array.from({ length: 10 }, () => send({ key })))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
		expect(new Set(answers.map(({ answer }) => JSON.stringify(answer)))).toHaveProperty('size', 1)
		expect(await kept()).toHaveLength(1)
	})

	test('with different content under the same key is rejected', async () => {
		const key = formKeyText()
		await send({ key })
		const { status, answer } = await send({
			key,
			body: { ...message, MESSAGE: 'Lain sama sekali' },
		})
		expect(status).toBe(422)
		expect(failureOf(answer).code).toBe('KEY_REUSED')
		expect(await kept()).toHaveLength(1)
	})

	test('requires a key', async () => {
		expect((await send({ key: 'x' })).status).toBe(400)
	})

	test.each([
		['NAME', '12'],
		['NAME', 'Sari\u202eiras'],
		['EMAIL', 'bukan-email'],
		['PHONE', '0812'],
		['TOPIC', 'LOTTERY'],
		['MESSAGE', 'pendek'],
		['MESSAGE', 'x'.repeat(2001)],
		['ORDER_NUMBER', 'a\nb'],
	])('is rejected with an error on %s for %j', async (field, value) => {
		const { status, answer } = await send({ body: { ...message, [field]: value } })
		expect(status).toBe(422)
		expect(Object.keys(failureOf(answer).errors ?? {})).toEqual([field])
		expect(await kept()).toEqual([])
	})

	test('requires neither phone nor order', async () => {
		const { status } = await send({ body: { ...message, PHONE: '', ORDER_NUMBER: '' } })
		expect(status).toBe(201)
	})
})

describe('the limit per email address', () => {
	test('accepts five an hour, however many are concurrent and however the address is written', async () => {
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				send({ body: { ...message, EMAIL: at % 2 ? 'sari@example.com' : 'Sari@Example.COM' } }),
			),
		)
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_MESSAGES)
		const refused = answers.filter(({ status }) => status === 429)
		expect(refused).toHaveLength(20 - MAX_MESSAGES)
		for (const { answer, retryAfter } of refused) {
			expect(failureOf(answer).code).toBe('TOO_MANY_MESSAGES')
			expect(Number(retryAfter)).toBeGreaterThan(0)
			// A concurrent message that began before the first counted one has to wait slightly longer, rounded up.
			expect(Number(retryAfter)).toBeLessThanOrEqual(3601)
		}
		expect(await kept()).toHaveLength(MAX_MESSAGES)
	})

	test('is separate for each company, and ends after an hour', async () => {
		for (let sent = 0; sent < MAX_MESSAGES; sent++) await send()
		expect((await send()).status).toBe(429)
		expect((await send({ shop: 'kopi' })).status).toBe(201)
		expect((await send({ body: { ...message, EMAIL: 'budi@example.com' } })).status).toBe(201)
		await tiny.db
			.update(contactSender)
			.set({ since: sql`now() - interval '61 minutes'` })
			.where(eq(contactSender.companyId, 1))
		expect((await send()).status).toBe(201)
	})

	test('does not count repeats', async () => {
		const key = formKeyText()
		for (let sent = 0; sent < MAX_MESSAGES + 3; sent++) await send({ key })
		expect((await send()).status).toBe(201)
	})

	test('is deleted once its hour is over', async () => {
		await send()
		await deleteOldSenders(tiny.db)
		expect(await tiny.db.select().from(contactSender)).toHaveLength(1)
		await tiny.db.update(contactSender).set({ since: sql`now() - interval '61 minutes'` })
		await deleteOldSenders(tiny.db)
		expect(await tiny.db.select().from(contactSender)).toEqual([])
	})
})

describe('the limit per network', () => {
	let people = 0
	const from = (address: string, shop?: 'kopi') =>
		send({ body: { ...message, EMAIL: `orang${++people}@example.com` }, from: address, shop })
	const passTime = (text: string) =>
		tiny.db.update(attemptCount).set({ since: sql`${attemptCount.since} - ${text}::interval` })

	test('accepts twenty of sixty messages within an hour, whatever their email addresses', async () => {
		const answers = []
		for (let at = 0; at < 60; at += 1) answers.push(await from(`203.0.113.${at}`))
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_PER_NETWORK.hour)
		const refused = answers.filter(({ status }) => status === 429)
		expect(refused).toHaveLength(60 - MAX_PER_NETWORK.hour)
		for (const { answer, retryAfter } of refused) {
			expect(failureOf(answer).code).toBe('TOO_MANY_MESSAGES')
			expect(Number(retryAfter)).toBeGreaterThan(0)
		}
		expect(await kept()).toHaveLength(MAX_PER_NETWORK.hour)
		expect((await from('198.51.100.7')).status).toBe(201)
		expect((await from('203.0.113.7', 'kopi')).status).toBe(201)
	})

	test('counts the /56 of an IPv6 address', async () => {
		for (let at = 0; at < MAX_PER_NETWORK.hour; at += 1) await from(`2001:db8:1:${at}::1`)
		expect((await from('2001:db8:1:ff::1')).status).toBe(429)
		expect((await from('2001:db8:1:100::1')).status).toBe(201)
	})

	test('accepts sixty within a day', async () => {
		for (let at = 0; at < MAX_PER_NETWORK.day; at += 1) {
			if (at > 0 && at % MAX_PER_NETWORK.hour === 0) await passTime('61 minutes')
			expect((await from('203.0.113.7')).status).toBe(201)
		}
		await passTime('61 minutes')
		const refused = await from('203.0.113.7')
		expect(refused.status).toBe(429)
		expect(Number(refused.retryAfter)).toBeGreaterThan(3_600)
		await passTime('22 hours')
		expect((await from('203.0.113.7')).status).toBe(201)
	})

	test('is supplemented by a limit per company and hour', async () => {
		const key = secretDigest({ companyId: 1, secret: tiny.secret }, 'contact', 'company')
		expect((await from('10.0.1.1')).status).toBe(201)
		const counted = await tiny.db
			.update(attemptCount)
			.set({ count: MAX_PER_COMPANY - 1 })
			.where(eq(attemptCount.key, key))
			.returning({ key: attemptCount.key })
		expect(counted).toHaveLength(1)
		expect((await from('10.0.2.1')).status).toBe(201)
		expect((await from('10.0.3.1')).status).toBe(429)
		expect((await from('192.0.2.1', 'kopi')).status).toBe(201)
	})
})
