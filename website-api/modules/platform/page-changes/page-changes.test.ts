import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listPageChanges } from '#contract/page-change.ts'
import { exampleVoucher } from '#tests/support/example-voucher.ts'
import { tinyApi, type TinyApi } from '#tests/support/tiny-api.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { stock } from '#website-api/modules/catalog/stock/stock.table.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { footerMenu } from '#website-api/modules/site/settings/site.table.ts'
import { formatCursor, parseCursor } from './page-change-cursor.ts'
import { pageChange } from './page-change.table.ts'
import { deleteOldPageChanges } from './page-changes.command.ts'

let tiny: TinyApi
beforeAll(async () => {
	tiny = await tinyApi()
})
beforeEach(() => tiny.db.delete(pageChange))
afterAll(() => tiny.close())

async function changes(after = '') {
	const query = after === '' ? '' : `?AFTER=${encodeURIComponent(after)}`
	const answer = await tiny.api.fetch(new Request(`http://api.test/v1/page-changes${query}`))
	expect(answer.status).toBe(200)
	return listPageChanges.answer.parse(await answer.json()).data
}
const companies = async () =>
	(await changes()).PAGE_CHANGE_LIST.map((change) => change.COMPANY_ID).toSorted()

describe('the changes of pages', () => {
	test('list the company whose product changed, and no other', async () => {
		await tiny.db.update(product).set({ status: 'ACTIVE' }).where(eq(product.companyId, 2))
		expect(await companies()).toEqual([2])
	})

	test('list the company whose courier tariffs changed', async () => {
		await tiny.db.execute('update tariff set eta_days_max = eta_days_max where company_id = 2')
		expect(await companies()).toEqual([2])
	})

	test('are one per transaction, however much it changes', async () => {
		await tiny.db.transaction(async (tx) => {
			await tx.update(product).set({ status: 'DRAFT' }).where(eq(product.slug, 'kaos-9'))
			await tx.update(product).set({ status: 'ACTIVE' }).where(eq(product.slug, 'kaos-9'))
		})
		const [first, ...more] = (await changes()).PAGE_CHANGE_LIST
		expect(more).toEqual([])
		await tiny.db.update(product).set({ status: 'ACTIVE' }).where(eq(product.slug, 'kaos-9'))
		const after = (await changes()).PAGE_CHANGE_LIST
		expect(after).toHaveLength(2)
		expect(after).toContainEqual(first)
	})

	test('exclude rolled back transactions', async () => {
		const undone = tiny.db.transaction(async (tx) => {
			await tx.update(company).set({ maintenance: true })
			tx.rollback()
		})
		await expect(undone).rejects.toThrow('Rollback')
		expect(await companies()).toEqual([])
	})

	test('include settings and deletions', async () => {
		await tiny.db.update(company).set({ palette: 'teal' }).where(eq(company.id, 1))
		expect(await companies()).toEqual([1])
		await tiny.db.delete(pageChange)
		await tiny.db.insert(footerMenu).values({
			companyId: 2,
			position: 90,
			title: { id: 'Toko', en: 'Shop' },
			links: [],
		})
		await tiny.db.delete(pageChange)
		await tiny.db.delete(footerMenu).where(eq(footerMenu.position, 90))
		expect(await companies()).toEqual([2])
	})

	test('include sold out and back in stock, not each unit', async () => {
		const one = and(eq(stock.companyId, 1), sql`${stock.onHand} > ${stock.reserved} + 1`)
		const [found] = await tiny.db.select().from(stock).where(one).limit(1)
		if (!found) throw new Error('Nothing is in stock.')
		const here = and(eq(stock.companyId, 1), eq(stock.variantId, found.variantId))
		const reserve = (units: number) => tiny.db.update(stock).set({ reserved: units }).where(here)
		await reserve(found.reserved + 1)
		expect(await companies()).toEqual([])
		await reserve(found.onHand)
		expect(await companies()).toEqual([1])
		await tiny.db.delete(pageChange)
		await reserve(found.reserved)
		expect(await companies()).toEqual([1])
	})

	test('tell when a voucher changes, is used up or is deleted, not of each use', async () => {
		const { id } = await exampleVoucher(tiny.db, 2, { code: 'HABIS', quota: 2 })
		const here = and(eq(voucher.companyId, 2), eq(voucher.id, id))
		const isTold = async (what: Partial<typeof voucher.$inferInsert>) => {
			await tiny.db.delete(pageChange)
			await tiny.db.update(voucher).set(what).where(here)
			return companies()
		}
		expect(await isTold({ used: 1 })).toEqual([])
		expect(await isTold({ used: 2 })).toEqual([2])
		expect(await isTold({ quota: 3 })).toEqual([2])
		await tiny.db.delete(pageChange)
		await tiny.db.delete(voucher).where(here)
		expect(await companies()).toEqual([2])
	})

	test('are complete up to a thousand, and marked incomplete beyond', async () => {
		const at = new Date()
		const many = Array.from({ length: 1_001 }, (_, index) => ({
			companyId: 1,
			transaction: BigInt(index),
			at,
		}))
		await tiny.db.insert(pageChange).values(many.slice(1))
		expect(await changes()).toMatchObject({ IS_COMPLETE: true })
		await tiny.db.insert(pageChange).values(many.slice(0, 1))
		const { IS_COMPLETE, PAGE_CHANGE_LIST } = await changes()
		expect([IS_COMPLETE, PAGE_CHANGE_LIST.length]).toEqual([false, 1_000])
	})

	test('are listed for 15 minutes and deleted after an hour', async () => {
		const before = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`
		await tiny.db.insert(pageChange).values([
			{ companyId: 1, transaction: 1n, at: before(14) },
			{ companyId: 1, transaction: 2n, at: before(16) },
			{ companyId: 1, transaction: 3n, at: before(61) },
		])
		expect((await changes()).PAGE_CHANGE_LIST).toEqual([{ COMPANY_ID: 1, CHANGE_ID: '1' }])
		await deleteOldPageChanges(tiny.db)
		expect(await tiny.db.$count(pageChange)).toBe(2)
	})
})

describe('the changes of pages after a cursor', () => {
	const cursorOf = async () => (await changes()).CURSOR ?? ''
	const changed = () =>
		tiny.db.update(product).set({ status: 'ACTIVE' }).where(eq(product.companyId, 2))

	test('are the companies with new ones, each answer once', async () => {
		await changed()
		const first = await cursorOf()
		expect(await changes(first)).toMatchObject({ PAGE_CHANGE_LIST: [], IS_COMPLETE: true })
		await changed()
		await changed()
		const second = await changes(first)
		expect(second.PAGE_CHANGE_LIST.map((change) => change.COMPANY_ID)).toEqual([2])
		expect((await changes(second.CURSOR)).PAGE_CHANGE_LIST).toEqual([])
	})

	test('are of one company for 100,000 changes of that company', async () => {
		const cursor = await cursorOf()
		await tiny.db.execute(sql`
			insert into page_change (company_id, transaction, at)
			select 1, pg_current_xact_id()::text::bigint + n, now() from generate_series(1, 100000) n`)
		const { PAGE_CHANGE_LIST, IS_COMPLETE } = await changes(cursor)
		expect(PAGE_CHANGE_LIST.map((change) => change.COMPANY_ID)).toEqual([1])
		expect(IS_COMPLETE).toBe(true)
	})

	test('include a planned moment once it has come', async () => {
		const cursor = await cursorOf()
		const planned = (at: string) =>
			tiny.db.execute(
				sql`insert into page_change select 2, ${-Date.now()}, now() + ${at}::interval`,
			)
		await planned('1 hour')
		expect((await changes(cursor)).PAGE_CHANGE_LIST).toEqual([])
		await tiny.db.delete(pageChange)
		await planned('0 seconds')
		expect((await changes(cursor)).PAGE_CHANGE_LIST).toHaveLength(1)
	})

	test('are incomplete for a cursor of the last hour, or of a database with more transactions', async () => {
		const [snapshot = '', seconds = ''] = (await cursorOf()).split('@')
		expect(await changes(`${snapshot}@${Number(seconds) - 3_100}`)).toMatchObject({
			IS_COMPLETE: false,
		})
		const ahead = '900000000000000:900000000000000:'
		expect(await changes(`${ahead}@${seconds}`)).toMatchObject({ IS_COMPLETE: false })
	})

	test.each([
		'x',
		'1:1:@',
		'2:1:@5',
		'0:1:@5',
		'1:5:7@5',
		'3:5:1@5',
		'1:5:3,2@5',
		"1:1:'@5",
		'9'.repeat(2_000),
	])('start anew for %j, which is no cursor', async (text) => {
		await changed()
		expect((await changes(text)).PAGE_CHANGE_LIST).toHaveLength(1)
	})

	test('have a cursor of bounded length, however many transactions are under way', () => {
		const running = Array.from({ length: 500 }, (_, at) => String(1_000_000 + at)).join()
		const snapshot = `1000000:1000900:${running}`
		const text = formatCursor({ snapshot, oldest: '1000000', seconds: 5 })
		expect(text).toBe('1000000:1000000:@5')
		expect(parseCursor(text)).toEqual({ snapshot: '1000000:1000000:', seconds: 5 })
	})
})
