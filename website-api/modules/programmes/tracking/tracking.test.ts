import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAgentClick } from '#contract/click.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { agent } from '../agents/agent.table.ts'
import { deleteOldClickNetworks } from './click.command.ts'
import { clickNetwork, referralClick } from './click.table.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
	const codes = ['SARI01', 'BUDI02', 'Besar1', 'RAMAI', 'RAME', 'LAIN']
	for (const companyId of [1, 2]) {
		const [known] = await tiny.db.select().from(agent).where(eq(agent.companyId, companyId))
		if (!known) throw new Error('no agent')
		await tiny.db
			.insert(agent)
			.values(codes.map((code) => ({ ...known, companyId, code, customerId: null })))
			.onConflictDoNothing()
		await tiny.db.insert(customer).values(
			codes.map((code, at) => ({
				companyId,
				name: code,
				phone: `+62812990000${at}`,
				email: `${code}@example.com`,
				affiliateCode: code,
			})),
		)
	}
})
afterAll(() => tiny.close())

type Fields = { code?: string; ip?: string; device?: string; event?: string }
const payload = (name: 'AFFILIATE' | 'AGENT', { code, ip, device, event }: Fields) => ({
	[`${name}_TRACKING_CODE`]: code ?? 'SARI01',
	[`${name}_TRACKING_IP_ADDRESS`]: ip ?? '203.0.113.7',
	[`${name}_TRACKING_DEVICE_MODEL`]: device ?? 'Pixel 9',
	[`${name}_TRACKING_EVENT_TYPE`]: event ?? 'CLICK',
})

async function click(name: 'AFFILIATE' | 'AGENT', fields: Fields = {}, shop?: 'kopi') {
	const address = `/helper/tracking-${name.toLowerCase()}`
	const options = { body: payload(name, fields), ...(shop && { shop }) }
	return (await tiny.read(recordAgentClick.answer, address, options)).data.RECORDED
}

test.each([
	['[AP-12]', 'AFFILIATE'],
	['[AP-13]', 'AGENT'],
] as const)('%s a %s click is recorded once per visitor, code and day', async (_id, name) => {
	expect(await click(name)).toBe(true)
	expect(await click(name)).toBe(false)
	expect(await click(name, { code: 'BUDI02' })).toBe(true)
	expect(await click(name, { ip: '2001:db8::1' })).toBe(true)
	expect(await click(name, { device: 'iPhone' })).toBe(true)
	expect(await click(name, {}, 'kopi')).toBe(true)
})

test('a visitor counts once in any case of the code, and a network thirty times a day', async () => {
	expect(await click('AFFILIATE', { code: 'Besar1' })).toBe(true)
	expect(await click('AFFILIATE', { code: 'BESAR1' })).toBe(false)
	for (const prefix of ['198.51.100.', '2001:db8:0:ab']) {
		let counted = 0
		for (let at = 0; at < 40; at++) {
			const ip = prefix.endsWith('.') ? `${prefix}${at}` : `${prefix}${10 + at}::${at}`
			if (await click('AGENT', { code: 'RAME', ip, device: `Pixel ${at}` })) counted++
		}
		expect(counted, prefix).toBe(30)
	}
	expect(await click('AGENT', { code: 'RAME', ip: '198.51.101.1' })).toBe(true)
	expect(await click('AGENT', { code: 'LAIN', ip: '198.51.100.1' })).toBe(true)
})

test('twenty concurrent clicks of one visitor count once', async () => {
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => click('AFFILIATE', { code: 'RAMAI' })),
	)
	expect(answers.filter(Boolean)).toHaveLength(1)
})

test('clicks with codes of nobody are neither counted nor stored', async () => {
	const before = await tiny.db.$count(referralClick)
	for (const code of ['TIDAK-ADA', 'sari', 'SARI__']) {
		expect(await click('AFFILIATE', { code })).toBe(false)
		expect(await click('AGENT', { code })).toBe(false)
	}
	expect(await tiny.db.$count(referralClick)).toBe(before)
})

test('deletes the counts of networks of earlier days', async () => {
	await tiny.db.delete(clickNetwork)
	const day = (ago: number) => sql`(now() at time zone 'Asia/Jakarta')::date - ${ago}::int`
	const count = { companyId: 1, kind: 'AFFILIATE', code: 'lama', network: 'x' } as const
	await tiny.db
		.insert(clickNetwork)
		.values([0, 1, 2, 3].map((ago) => ({ ...count, day: day(ago) })))
	await deleteOldClickNetworks(tiny.db)
	expect(await tiny.db.$count(clickNetwork)).toBe(2)
})

test('stores neither address nor device', async () => {
	await click('AFFILIATE', { ip: '198.51.100.99', device: 'Nokia 3310' })
	const stored = JSON.stringify(await tiny.db.select().from(referralClick))
	expect(stored).not.toMatch(/198\.51|Nokia/)
})

test.each<Fields>([
	{ code: '' },
	{ code: 'x'.repeat(41) },
	{ device: 'x'.repeat(51) },
	{ event: 'BUY' },
])('rejects %j', async (fields) => {
	const body = payload('AFFILIATE', fields)
	expect((await tiny.call('/helper/tracking-affiliate', { body })).status).toBe(422)
})
