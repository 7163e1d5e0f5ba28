import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAgents, summariseAgent } from '#contract/agent.ts'
import { FailureWire } from '#contract/envelope.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import { agentRow } from './agent-row.ts'
import { agent } from './agent.table.ts'
import { shownName } from './shown-name.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
afterAll(() => tiny.close())

type Wish = {
	PAGE_INDEX?: number
	DATA_PER_PAGE?: number
	TEXT_SEARCH?: string
	PROVINCE_CODE?: string
}
async function ourAgents(wish: Wish = {}, shop?: 'kopi') {
	const body = { PAGE_INDEX: 1, DATA_PER_PAGE: 20, ...wish }
	const { data } = await tiny.read(listAgents.answer, '/agent/our-agent', {
		body,
		...(shop && { shop }),
	})
	return { ...data, codes: data.list.map((one) => one.AGENT_CODE) }
}

describe('[AP-14] the directory of agents', () => {
	test('lists abbreviated names, the place, and only the contact details an agent publishes', async () => {
		const { list, TOTAL_ROWS } = await ourAgents()
		expect(TOTAL_ROWS).toBe(2)
		expect(list).toMatchObject([
			{
				AGENT_CODE: 'SARI01',
				AGENT_NAME: 'Sari W.',
				CITY_NAME: 'Kota Jakarta Selatan',
				PROVINCE_NAME: 'DKI Jakarta',
				WHATSAPP_URL: 'https://wa.me/6281234567890',
			},
			{ AGENT_CODE: 'BUDI_02', AGENT_NAME: 'Toko 100% sandang', WHATSAPP_URL: null },
		])
		expect(JSON.stringify(list)).not.toMatch(/Wulandari|Santoso/)
	})

	test('counts agents per province, independent of the search', async () => {
		const { PROVINCE_LIST, list } = await ourAgents({ TEXT_SEARCH: 'bandung' })
		expect(list).toHaveLength(1)
		expect(PROVINCE_LIST).toEqual([
			{ PROVINCE_CODE: '31', PROVINCE_NAME: 'DKI Jakarta', AGENT_COUNT: 1 },
			{ PROVINCE_CODE: '32', PROVINCE_NAME: 'Jawa Barat', AGENT_COUNT: 1 },
		])
	})

	test.each([
		['SARI w. jakarta', ['SARI01']],
		['jakarta SELATAN', ['SARI01']],
		['bandung toko', ['BUDI_02']],
		['jawa barat', ['BUDI_02']],
		// The surname is not displayed, so it is not searched either.
		['wulandari', []],
		['santoso', []],
		// Wildcards of LIKE are escaped.
		['100%', ['BUDI_02']],
		['%', ['BUDI_02']],
		['_', []],
		['s_ri', []],
		['\\', []],
		["' or 1=1 --", []],
	])('finds %s', async (TEXT_SEARCH, codes) => {
		expect((await ourAgents({ TEXT_SEARCH })).codes).toEqual(codes)
	})

	test('filters by province and is split into pages', async () => {
		expect((await ourAgents({ PROVINCE_CODE: '32' })).codes).toEqual(['BUDI_02'])
		expect((await ourAgents({ PROVINCE_CODE: '99' })).codes).toEqual([])
		const second = await ourAgents({ DATA_PER_PAGE: 1, PAGE_INDEX: 2 })
		expect(second).toMatchObject({ TOTAL_PAGES: 2, codes: ['BUDI_02'] })
	})

	test('excludes agents who are not listed, or inactive', async () => {
		const place = { districtCode: '31.74.01', shopName: null, whatsapp: '+6281200000009' }
		const hidden = { name: 'Joko Widodo', ...place, showWhatsapp: false }
		await tiny.db
			.insert(agent)
			.values([
				{ ...(await agentRow(1, { code: 'DIAM', ...hidden })), inDirectory: false },
				{ ...(await agentRow(1, { code: 'LAMA', ...hidden })), active: false },
				await agentRow(1, { code: 'ADA', ...hidden }),
			])
		const { list } = await ourAgents({ TEXT_SEARCH: 'joko' })
		expect(list).toMatchObject([{ AGENT_CODE: 'ADA', WHATSAPP_URL: null }])
	})

	test('[D3] excludes agents of other companies', async () => {
		const { list } = await ourAgents({}, 'kopi')
		expect(list.map((one) => one.AGENT_NAME)).toEqual(['Sari W.', 'Toko 100% kopi'])
	})

	test.each([
		{ PAGE_INDEX: 0 },
		{ DATA_PER_PAGE: 1000 },
		{ TEXT_SEARCH: '' },
		{ TEXT_SEARCH: 'x'.repeat(201) },
		{ PROVINCE_CODE: '3%' },
	])('rejects %j', async (wish) => {
		const body = { PAGE_INDEX: 1, DATA_PER_PAGE: 20, ...wish }
		expect((await tiny.call('/agent/our-agent', { body })).status).toBe(422)
	})
})

describe("[AP-15] the summary of an agent's link", () => {
	async function summary(code: string, more: { period?: string; language?: 'en'; shop?: 'kopi' }) {
		const { period, ...options } = more
		const body = { AGENT_TRACKING_CODE: code, PERIODE_CODE: period }
		return tiny.read(summariseAgent.answer, '/helper/summary-tracking-agent', { body, ...options })
	}

	const clicksOn = (companyId: number, day: string, count: number) =>
		tiny.db.insert(referralClick).values(
			Array.from({ length: count }, () => ({
				companyId,
				kind: 'AGENT' as const,
				code: 'sari01',
				visitor: randomUUID(),
				day,
			})),
		)

	test('counts clicks by month and day, ignoring the case of the code', async () => {
		await clicksOn(1, '2021-02-01', 2)
		await clicksOn(1, '2021-02-28', 3)
		await clicksOn(1, '2021-03-01', 7)
		await clicksOn(2, '2021-02-01', 11)
		const { data } = await summary('SARI01', { period: '2102', language: 'en' })
		expect(data).toMatchObject({
			AGENT_NAME: 'Sari W.',
			PERIODE_CODE: '2102',
			PERIODE_NAME: 'February 2021',
			CLICK_COUNT: 5,
			ORDER_COUNT: 0,
		})
		expect(data.DAY_LIST).toEqual([2, ...Array.from({ length: 26 }, () => 0), 3])
	})

	test('is of the current month by default, with the last twelve months', async () => {
		const { rows } = await tiny.db.execute<{ code: string }>(
			sql`select to_char(now() at time zone 'Asia/Jakarta', 'YYMM') as code`,
		)
		const { data } = await summary(' sari01 ', {})
		expect(data.PERIODE_CODE).toBe(rows[0]?.code)
		expect(data.PERIODE_LIST).toHaveLength(12)
		expect(data.PERIODE_LIST.at(-1)).toMatchObject({
			PERIODE_CODE: data.PERIODE_CODE,
			CLICK_COUNT: data.CLICK_COUNT,
		})
		expect(data.DAY_LIST.reduce((sum, day) => sum + day, 0)).toBe(data.CLICK_COUNT)
	})

	test('[D3] is 404 for an unknown code, and for inactive agents', async () => {
		await tiny.db
			.update(agent)
			.set({ active: false })
			.where(and(eq(agent.companyId, 2), eq(agent.code, 'SARI01')))
		for (const [code, shop] of [
			['TIDAK-ADA', undefined],
			['%', undefined],
			['SARI__', undefined],
			['SARI01', 'kopi'],
		] as const) {
			const response = await tiny.call('/helper/summary-tracking-agent', {
				body: { AGENT_TRACKING_CODE: code },
				...(shop && { shop }),
			})
			expect(response.status).toBe(404)
			expect(FailureWire.parse(await response.json()).code).toBe('AGENT_NOT_FOUND')
		}
	})

	test.each([
		{ AGENT_TRACKING_CODE: '' },
		{ AGENT_TRACKING_CODE: 'x'.repeat(41) },
		{ AGENT_TRACKING_CODE: 'SARI01', PERIODE_CODE: '2113' },
		{ AGENT_TRACKING_CODE: 'SARI01', PERIODE_CODE: '21' },
	])('rejects %j', async (body) => {
		expect((await tiny.call('/helper/summary-tracking-agent', { body })).status).toBe(422)
	})
})

test('codes of two agents of a company cannot differ in case only', async () => {
	const [row] = await tiny.db.select().from(agent).where(eq(agent.code, 'BUDI_02'))
	if (!row) throw new Error('no agent')
	const alternateLink = tiny.db.insert(agent).values({ ...row, code: 'budi_02' })
	await expect(alternateLink).rejects.toThrow()
})

test.each([
	['Sari Dewi Wulandari', null, 'Sari W.'],
	['Sari', null, 'Sari'],
	[' sari  wulandari ', null, 'sari W.'],
	['Sari Wulandari', 'Kedai Sari', 'Kedai Sari'],
])('%j with the shop %j is displayed as %j', (name, shopName, shown) => {
	expect(shownName({ name, shopName })).toBe(shown)
})
