import { and, asc, eq, like } from 'drizzle-orm'
import pino from 'pino'
import sharp from 'sharp'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pace } from '#process/pace.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { createApi } from '#website-api/app.ts'
import type { OperatorApiCall } from '#website-api/modules/catalog/import-files/operator-api-call.ts'
import type { Refusal } from '#website-api/modules/catalog/import-files/file-product.ts'
import { reasonText } from '#website-api/modules/catalog/import-files/reasons.ts'
import { runImport } from '#website-api/modules/catalog/import-files/run-import.ts'
import { productCsv } from '#website-api/modules/catalog/exports/product-csv.ts'
import { folderStorage } from '#website-api/media/storage.ts'
import { auditOracles } from '#website-api/modules/money/audit/oracles.queries.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { inTransaction } from '#website-api/db/database.ts'
import {
	releaseStock,
	reserveStock,
	shipStock,
} from '#website-api/modules/catalog/stock/stock.command.ts'
import { stock, stockMove } from '#website-api/modules/catalog/stock/stock.table.ts'
import { freshPglite } from '#tests/support/pglite.ts'

let folder = ''
/** Number of queries so far. */
let statements = 0
let database: OpenDatabase
let call: OperatorApiCall
const key = newOperatorKey()
const scopedKey = newOperatorKey()

function callsWith(api: ReturnType<typeof createApi>, bearer: string): OperatorApiCall {
	return async (schema, { method, path: below, body, bytes }) => {
		const response = await api.request(`/operator/v1${below}`, {
			method,
			body: bytes ?? JSON.stringify(body),
			headers: {
				authorization: `Bearer ${bearer}`,
				'content-type': bytes ? 'application/octet-stream' : 'application/json',
			},
		})
		if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
		return schema.parse(await response.json())
	}
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-import-'))
	database = await freshPglite((query) => {
		// A table is analysed again when its size has doubled, not by each import.
		if (!query.startsWith('analyze')) statements++
	})
	const { db } = database
	await storeOperatorKey(db, key, { label: 'test', role: 'owner', companyId: null })
	const api = createApi({
		db,
		storage: folderStorage(folder),
		secret: 'secret-of-a-test-that-is-long-enough',
		log: pino({ level: 'silent' }),
		clock: () => new Date(),
	})
	call = callsWith(api, key)
	for (const code of ['one', 'two']) {
		const made = await api.request('/operator/v1/companies', {
			method: 'POST',
			body: JSON.stringify({
				CODE: code,
				NAME: code,
				ORIGIN_DISTRICT: '31.74.01',
				CUSTOMER_CARE_PHONE: '+628111111111',
				HOST: `${code}.test`,
			}),
			headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		})
		expect(made.status, await made.text()).toBe(201)
	}
	await storeOperatorKey(db, scopedKey, { label: 'two only', role: 'owner', companyId: 2 })
	scoped = callsWith(api, scopedKey)
})
let scoped: OperatorApiCall
/** Parts of URLs that return no picture. */
let unreachable = ['missing']
afterAll(async () => {
	await database.close()
	await rm(folder, { recursive: true })
})

const picture = async (url: string) => {
	const background = `#${createHash('sha256').update(url).digest('hex').slice(0, 6)}`
	const create = { width: 30, height: 20, channels: 3 as const, background }
	return new Uint8Array(await sharp({ create }).png().toBuffer())
}

type Choices = {
	by?: OperatorApiCall
	stockMode?: 'KEEP' | 'SET'
	pictures?: boolean
	pace?: Pace
}

const inWords = (one: Refusal) => ({ ...one, reason: reasonText('en', one.reason) })

async function importText(
	text: string,
	{ by = call, stockMode = 'KEEP', pictures = true, pace = (part) => part() }: Choices = {},
) {
	const file = path.join(folder, 'file.csv')
	await writeFile(file, text)
	const refusals: ReturnType<typeof inWords>[] = []
	const notices: ReturnType<typeof inWords>[] = []
	const counts = await runImport({
		file,
		company: 'one',
		rate: 10_000,
		untrackedStock: 0,
		stockMode,
		call: by,
		pace,
		fetchPicture: pictures
			? async (url: string) => {
					if (unreachable.some((part) => url.includes(part))) throw new Error('it answered 404')
					return picture(url)
				}
			: undefined,
		onProgress: () => undefined,
		onRefusal: (refusal) => refusals.push(inWords(refusal)),
		onNotice: (notice) => notices.push(inWords(notice)),
	})
	return { counts, refusals, notices }
}

const header =
	'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src'
const good = [
	header,
	'tee,Tee,Loom,Tops,Size,S,T-S,5,19.9,25,https://x.test/a.png',
	'tee,,,,,M,T-M,3,19.9,,https://x.test/missing.png',
	'mug,Mug,Clay,Home,Title,Default Title,,9,5,,',
].join('\n')

test('rests between the batches of a file, and of an export', async () => {
	let parts = 0
	const pace: Pace = (part) => {
		parts += 1
		return part()
	}
	const lines = Array.from({ length: 21 }, (_, at) => `paced-${at},Paced ${at},,,,,P-${at},1,5,,`)
	const { counts } = await importText([header, ...lines].join('\n'), { pace })
	expect(counts.created).toBe(21)
	expect(parts, 'batches of 20').toBe(2)
	parts = 0
	let text = ''
	for await (const piece of productCsv(database.db, 1, pace)) text += piece
	expect(text.match(/^paced-\d+,/gm)).toHaveLength(21)
	expect(parts, 'a batch, and an empty one').toBe(2)
})

test('imports products, reports pictures that fail, and changes nothing in a second run', async () => {
	const first = await importText(good)
	expect(first.counts).toMatchObject({
		created: 2,
		unchanged: 0,
		refusedRows: 0,
		missingPictures: 1,
	})
	expect(first.notices[0]).toMatchObject({ line: 3, handle: 'tee' })
	const second = await importText(good)
	expect(second.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
	const [tee] = await database.db.select().from(product).where(eq(product.slug, 'tee'))
	expect(tee).toMatchObject({ priceMin: 199_000, priceMax: 199_000, priceBefore: 250_000 })
	expect(await auditOracles(database.db)).toEqual([])
})

test('a rejected row leaves its variant unchanged while the rest of the product changes', async () => {
	await importText(good)
	const broken = good.replace('T-S,5,19.9,25', 'T-S,5,none,25').replace('T-M,3,19.9', 'T-M,4,21')
	const { counts, refusals } = await importText(broken)
	expect(refusals).toEqual([{ line: 2, handle: 'tee', reason: '"none" is not a price' }])
	expect(counts).toMatchObject({ updated: 1, unchanged: 1, refusedRows: 1 })
	const rows = await database.db.select().from(variant)
	expect(rows.find((row) => row.sku === 'T-S')).toMatchObject({ active: true, price: 250_000 })
	expect(rows.find((row) => row.sku === 'T-M')).toMatchObject({ price: 210_000 })
})

test('a product that the API rejects is unchanged, and the reason is reported for each of its rows', async () => {
	await importText(good)
	const unknown = ['Handle,Variant SKU,Variant Price', 'tee,T-S,15', 'tee,T-XL,15'].join('\n')
	const { counts, refusals } = await importText(unknown)
	expect(counts).toMatchObject({ updated: 0, refusedRows: 2 })
	expect(refusals.map((refusal) => refusal.line)).toEqual([2, 3])
	expect(refusals[0]?.reason).toContain('T-XL')
	const rows = await database.db.select().from(variant)
	expect(rows.find((row) => row.sku === 'T-S')).toMatchObject({ price: 250_000 })
})

test("a key of one company cannot reach another's catalogue", async () => {
	await expect(importText(good, { by: scoped })).rejects.toThrow('404')
})

async function shownPictures(slug: string): Promise<string[]> {
	const rows = await database.db
		.select({ id: productMedia.mediaId })
		.from(productMedia)
		.innerJoin(product, eq(product.id, productMedia.productId))
		.where(eq(product.slug, slug))
		.orderBy(asc(productMedia.position))
	return rows.map((row) => row.id)
}

describe('pictures of a product that is imported again', () => {
	const lamp = (price: number, second: string) =>
		[
			header,
			`lamp,Lamp,Pijar,Home,Size,S,L-S,5,${price},,https://x.test/front.png`,
			`lamp,,,,,M,L-M,5,${price},,https://x.test/${second}.png`,
		].join('\n')

	test('are kept when they cannot be fetched, and the next import tries again', async () => {
		await importText(lamp(10, 'side'))
		const before = await shownPictures('lamp')
		expect(before).toHaveLength(2)

		unreachable = ['front', 'side']
		const failed = await importText(lamp(11, 'side'))
		expect(failed.counts).toMatchObject({ updated: 1, missingPictures: 2 })
		expect(failed.notices.map((notice) => notice.line)).toEqual([2, 3])
		expect(await shownPictures('lamp')).toEqual(before)
		const repeated = await importText(lamp(11, 'side'))
		expect(repeated.counts).toMatchObject({ unchanged: 1, missingPictures: 2 })
		expect(await shownPictures('lamp')).toEqual(before)

		unreachable = ['front']
		await importText(lamp(11, 'back'))
		const some = await shownPictures('lamp')
		expect(some.slice(0, 2)).toEqual(before)
		expect(some).toHaveLength(3)

		unreachable = ['missing']
		const whole = await importText(lamp(11, 'back'))
		expect(whole.counts).toMatchObject({ updated: 1, missingPictures: 0 })
		expect(await shownPictures('lamp')).toEqual([before[0], some[2]])
		expect((await importText(lamp(11, 'back'))).counts).toMatchObject({ unchanged: 1 })
	})

	test('are kept when the import excludes pictures', async () => {
		await importText(lamp(10, 'side'))
		const before = await shownPictures('lamp')
		const { counts } = await importText(lamp(12, 'side'), { pictures: false })
		expect(counts).toMatchObject({ updated: 1, missingPictures: 0 })
		expect(await shownPictures('lamp')).toEqual(before)
	})
})

describe('the stock of a product that is imported again', () => {
	const vase = (small: number, large: number, medium?: number) =>
		[
			header,
			`vase,Vase,Clay,Home,Size,S,V-S,${small},10,,`,
			`vase,,,,,L,V-L,${large},10,,`,
			...(medium === undefined ? [] : [`vase,,,,,M,V-M,${medium},10,,`]),
		].join('\n')

	async function units(sku: string) {
		const [row] = await database.db
			.select({ id: variant.id, onHand: stock.onHand, reserved: stock.reserved })
			.from(variant)
			.innerJoin(stock, eq(stock.variantId, variant.id))
			.where(and(eq(variant.companyId, 1), eq(variant.sku, sku)))
		if (!row) throw new Error(`no stock of ${sku}`)
		return row
	}

	async function sell(sku: string, quantity: number, isSent: boolean) {
		const wishes = [{ variantId: (await units(sku)).id, quantity }]
		const order = randomUUID()
		const back = () => inTransaction(database.db, (tx) => releaseStock(tx, 1, order, wishes))
		await inTransaction(database.db, async (tx) => {
			await reserveStock(tx, 1, order, wishes)
			if (isSent) await shipStock(tx, 1, order, wishes, 0)
		})
		return back
	}

	test('is not reset after units were sold', async () => {
		await importText(vase(10, 10))
		await sell('V-S', 4, true)
		await importText(vase(10, 12, 7))
		expect(await units('V-S')).toMatchObject({ onHand: 6 })
		expect(await units('V-L')).toMatchObject({ onHand: 10 })
		expect(await units('V-M')).toMatchObject({ onHand: 7 })
	})

	test('changes, if enabled, by the difference of the quantities in the file', async () => {
		const set = { stockMode: 'SET' as const }
		const { counts } = await importText(vase(10, 12, 7), set)
		expect(counts).toMatchObject({ updated: 1, leftStock: 0 })
		expect(await units('V-S')).toMatchObject({ onHand: 6 })
		expect(await units('V-L')).toMatchObject({ onHand: 12 })
		expect((await importText(vase(10, 12, 7), set)).counts).toMatchObject({ unchanged: 1 })

		await importText(vase(15, 12, 7), set)
		expect(await units('V-S')).toMatchObject({ onHand: 11 })
		const moves = await database.db
			.select({ change: stockMove.onHandChange })
			.from(stockMove)
			.where(eq(stockMove.variantId, (await units('V-S')).id))
			.orderBy(asc(stockMove.id))
		expect(moves.map((move) => move.change)).toEqual([10, 0, -4, 5])
	})

	test('is never lower than the units reserved by open orders: the row is reported and retried', async () => {
		const set = { stockMode: 'SET' as const }
		await importText(vase(15, 12, 7), set)
		const giveBack = await sell('V-L', 11, false)
		const { counts, notices } = await importText(vase(16, 10, 7), set)
		expect(counts).toMatchObject({ updated: 1, leftStock: 1, refusedRows: 0 })
		expect(notices).toEqual([
			{ line: 3, handle: 'vase', reason: expect.stringContaining('V-L was left as it is') },
		])
		expect(await units('V-L')).toMatchObject({ onHand: 12, reserved: 11 })
		expect(await units('V-S')).toMatchObject({ onHand: 12 })
		expect((await importText(vase(16, 10, 7), set)).counts).toMatchObject({ leftStock: 1 })
		await importText(vase(16, 11, 7), set)
		expect(await units('V-L')).toMatchObject({ onHand: 11, reserved: 11 })
		await giveBack()
	})
})

test('products with the same SKU or slug are all imported, apart and with remarks', async () => {
	const text = [
		header,
		'twin one,Twin,Clay,Home,Size,S,TW-1,1,9,,',
		'twin-one,Twin,Clay,Home,Size,S,TW-2,1,9,,',
		'other,Other,Clay,Home,Size,S,TW-1,1,9,,',
		'third,Third,Clay,Home,Size,S,TW-3,1,9,,',
	].join('\n')
	const { counts, notices } = await importText(text)
	expect(counts).toMatchObject({ created: 4, refusedRows: 0 })
	const remarks = notices.map(({ line, reason }) => [line, reason])
	expect(remarks).toContainEqual([3, expect.stringContaining('another one')])
	expect(remarks).toContainEqual([4, expect.stringContaining('TW-1-other')])
	const found = await database.db
		.select({ slug: product.slug, sku: variant.sku })
		.from(product)
		.innerJoin(variant, eq(variant.productId, product.id))
		.where(and(eq(product.companyId, 1), like(variant.sku, 'TW-%')))
		.orderBy(asc(variant.sku))
	expect(found).toEqual([
		{ slug: 'twin-one', sku: 'TW-1' },
		{ slug: 'other', sku: 'TW-1-other' },
		{ slug: expect.stringMatching(/^twin-one-[0-9a-f]{8}$/), sku: 'TW-2' },
		{ slug: 'third', sku: 'TW-3' },
	])
	expect((await importText(text)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 4 })
})

test('a hundred products need as many statements as one', async () => {
	async function statementsFor(products: number) {
		const rows = Array.from(
			{ length: products },
			(_, at) => `cup-${products}-${at},Cup,Clay ${at},Home,Size,S,CUP-${products}-${at},4,9,,`,
		)
		const before = statements
		const { counts } = await importText([header, ...rows].join('\n'), { pictures: false })
		expect(counts.created).toBe(products)
		return statements - before
	}
	expect(await statementsFor(100)).toBe(await statementsFor(1))
	expect(await auditOracles(database.db)).toEqual([])
})
