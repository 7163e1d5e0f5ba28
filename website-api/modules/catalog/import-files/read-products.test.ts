import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTable } from '#website-api/tables/open-table.ts'
import { tableMessages } from '#website-api/tables/table-messages.ts'
import { exportTitles } from '#website-api/modules/catalog/exports/export-rows.ts'
import { mapColumns } from './columns.ts'
import { openRows } from './csv-rows.ts'
import type { FileProduct, Refusal } from './file-product.ts'
import { shopifyNames } from './header-names.ts'
import { readProducts } from './read-products.ts'
import { reasonText } from './reasons.ts'

let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'etalase-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer, rate = 1) {
	const file = path.join(folder, 'products.csv')
	await writeFile(file, content)
	const csv = await openRows(file, {
		now: new Date('2026-11-26'),
		// Without the thread, which takes longer than most of these tests.
		open: (name) => openTable(name, undefined, tableMessages),
	})
	const products: FileProduct[] = []
	const refusals: Refusal[] = []
	const notices: Refusal[] = []
	for await (const event of readProducts(() => csv.rows(), { rate })) {
		if ('product' in event) products.push(event.product)
		else if ('refusal' in event) refusals.push(event.refusal)
		else notices.push(event.notice)
	}
	return { products, refusals, notices }
}

const header =
	'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Variant Image,Status'

test('knows every title of an export, but that of the stock on hand', () => {
	const known = [...mapColumns(exportTitles, shopifyNames).values()].flat()
	expect(exportTitles.filter((_, at) => !known.includes(at))).toEqual(['Stock On Hand'])
})

describe('reads a product file', () => {
	test('several rows with one handle are one product with variants and pictures', async () => {
		const { products, refusals } = await read(
			[
				header,
				'linen,Linen shirt,"<p>Cool,\nlight</p>",Loom,Shirts,"linen, summer",true,Size,S,Colour,Sand,L-S,210.4,5,19.99,29.99,https://x.test/a.jpg,Front,,active',
				'linen,,,,,,,,M,,Sand,L-M,210,0,19.99,,https://x.test/b.jpg,Back,https://x.test/c.jpg,',
				'linen,,,,,,,,,,,,,,,,https://x.test/d.jpg,,,',
			].join('\n'),
			10_000,
		)
		expect(refusals).toEqual([])
		expect(products).toHaveLength(1)
		expect(products[0]).toMatchObject({
			line: 2,
			handle: 'linen',
			bodyHtml: '<p>Cool,\nlight</p>',
			tags: ['linen', 'summer'],
			optionNames: ['Size', 'Colour'],
			variants: [
				{
					sku: 'L-S',
					optionValues: ['S', 'Sand'],
					price: 199_900,
					priceBefore: 299_900,
					stock: 5,
					weightGrams: 210,
				},
				{
					line: 4,
					sku: 'L-M',
					price: 199_900,
					priceBefore: null,
					stock: 0,
					imageUrl: 'https://x.test/c.jpg',
				},
			],
		})
		expect(products[0]?.images?.map((image) => image.line)).toEqual([2, 4, 5])
	})

	test('an absent column says nothing about its field', async () => {
		const { products, refusals } = await read('Handle,Title,Variant Price\nmug,Mug,55000\n')
		expect(refusals).toEqual([])
		for (const field of [
			'bodyHtml',
			'brand',
			'category',
			'tags',
			'status',
			'optionNames',
			'images',
		]) {
			expect(products[0]).not.toHaveProperty(field)
		}
		for (const field of ['stock', 'weightGrams', 'priceBefore', 'imageUrl']) {
			expect(products[0]?.variants[0]).not.toHaveProperty(field)
		}
		expect(products[0]).toMatchObject({
			title: 'Mug',
			variants: [{ sku: 'mug', isSkuGiven: false, price: 55_000 }],
		})
	})

	test('accepts semicolons, a BOM, Windows line endings and Windows-1252 characters', async () => {
		const bom = await read('\uFEFFHandle;Title;Variant Price\r\nkopi;Kopi;12.500\r\n')
		expect(bom.products[0]).toMatchObject({ title: 'Kopi', variants: [{ price: 12_500 }] })
		const windows = await read(
			Buffer.from('Handle,Title,Variant Price\ncafe,Caf\xe9,9000\n', 'latin1'),
		)
		expect(windows.products[0]?.title).toBe('Café')
	})

	test('accepts newer column names and drafts', async () => {
		const { products } = await read(
			'URL handle,Title,Price,SKU,Inventory quantity,Status\nlamp,Lamp,75000,LMP,3,Draft\n',
		)
		expect(products[0]).toMatchObject({ status: 'DRAFT', variants: [{ sku: 'LMP', stock: 3 }] })
	})
})

const inWords = (refusals: Refusal[]) =>
	refusals.map((one) => ({ ...one, reason: reasonText('en', one.reason) }))

describe('reports a rejected row with its line and reason', () => {
	test('an invalid variant does not reject its product, and its SKU is kept', async () => {
		const { products, refusals } = await read(
			[
				header,
				'a,Product A,,,,,,Size,S,,,A-S,,1,10000,,,,,',
				'a,,,,,,,,M,,,A-M,,1,abc,,,,,',
				'a,,,,,,,,,,,A-L,,1,10000,,,,,',
				'a,,,,,,,,S,,,A-S2,,1,10000,,,,,',
			].join('\n'),
		)
		expect(products[0]?.variants.map((variant) => variant.sku)).toEqual(['A-S'])
		expect(products[0]?.keepSkus).toEqual(['A-M', 'A-L', 'A-S2'])
		expect(inWords(refusals)).toEqual([
			{ line: 3, handle: 'a', reason: '"abc" is not a price' },
			{ line: 4, handle: 'a', reason: 'option 1 has no value' },
			{ line: 5, handle: 'a', reason: 'line 2 has the same choice of options' },
		])
	})

	test('rejects rows without handle, title or usable price, and repeated handles', async () => {
		const { products, refusals } = await read(
			[
				'Handle,Title,Variant Price',
				',Nameless,1000',
				'b,,1000',
				'c,Third,1000',
				'd,Fourth,x',
				'c,Third again,1000',
			].join('\n'),
		)
		expect(products.map((product) => product.handle)).toEqual(['c'])
		expect(inWords(refusals).map(({ line, reason }) => [line, reason])).toEqual([
			[2, 'the row has no handle'],
			[3, 'the first row of the product has no title'],
			[5, '"x" is not a price'],
			[6, 'another product of the file has this handle, from line 4'],
		])
	})

	test('rejects a stock that is not a whole number of units, and takes 0 for less', async () => {
		const { products, refusals, notices } = await read(
			[
				'Handle,Title,SKU,Price,Option1 Name,Option1 Value,Inventory quantity',
				'a,A,A-1,1000,Size,S,-3',
				'a,,A-2,1000,,M,some',
				'a,,A-3,1000,,L,10000001',
				'a,,A-4,1000,,XL,2.0',
			].join('\n'),
		)
		expect(products[0]?.variants).toMatchObject([
			{ sku: 'A-1', stock: 0 },
			{ sku: 'A-4', stock: 2 },
		])
		expect(products[0]?.keepSkus).toEqual(['A-2', 'A-3'])
		expect(inWords(notices).map(({ line, reason }) => [line, reason])).toEqual([
			[2, 'the stock "-3" is below zero; 0 is taken'],
		])
		expect(inWords(refusals).map(({ line, reason }) => [line, reason])).toEqual([
			[3, 'the stock "some" is not a whole number of units'],
			[4, 'the stock "10000001" is more than 10,000,000 units'],
		])
	})

	test('rejects a price with a fraction of a rupiah', async () => {
		const { products, refusals } = await read(
			[
				'Handle,Title,SKU,Price,Compare-at price,Option1 Name,Option1 Value',
				'a,A,A-1,19999.50,,Size,S',
				'a,,A-2,1000,"1.999,50",,M',
				'a,,A-3,1000.00,2000.00,,L',
			].join('\n'),
		)
		expect(products[0]?.variants).toMatchObject([{ sku: 'A-3', price: 1000, priceBefore: 2000 }])
		expect(products[0]?.keepSkus).toEqual(['A-1', 'A-2'])
		expect(inWords(refusals).map(({ line, reason }) => [line, reason])).toEqual([
			[2, '"19999.50" is not a price'],
			[3, '"1.999,50" is not a price'],
		])
	})

	test('reads a weight with its unit, and rejects what is none', async () => {
		const { products, refusals } = await read(
			[
				'Handle,Title,SKU,Price,Option1 Name,Option1 Value,Variant Grams',
				'a,A,A-1,1000,Size,S,250 g',
				'a,,A-5,1000,,XS,"0,3 kg"',
				'a,,A-2,1000,,M,-5',
				'a,,A-3,1000,,L,',
				'a,,A-4,1000,,XL,249.6',
			].join('\n'),
		)
		expect(products[0]?.variants).toMatchObject([
			{ sku: 'A-1', weightGrams: 250 },
			{ sku: 'A-5', weightGrams: 300 },
			{ sku: 'A-3', weightGrams: 0 },
			{ sku: 'A-4', weightGrams: 250 },
		])
		expect(inWords(refusals).map(({ line, reason }) => [line, reason])).toEqual([
			[4, 'the weight "-5" is not a weight'],
		])
	})

	test('a product with an unknown status becomes a draft with a remark', async () => {
		const { products, refusals, notices } = await read(
			[
				'Handle,Title,Price,Status',
				'a,A,1000,Unlisted',
				'b,B,1000,ARCHIVED',
				'c,C,1000,',
				'd,D,1000,active',
				'e,E,1000,Nonaktif',
			].join('\n'),
		)
		expect(products.map(({ handle, status }) => [handle, status])).toEqual([
			['a', 'DRAFT'],
			['b', 'ARCHIVED'],
			['c', undefined],
			['d', 'ACTIVE'],
			['e', 'DRAFT'],
		])
		expect(refusals).toEqual([])
		expect(inWords(notices)).toEqual([
			{
				line: 2,
				handle: 'a',
				reason: 'the status "Unlisted" is unknown; the product becomes a draft',
			},
		])
	})

	test('a missing closing quote ends reading and is reported', async () => {
		const { products, refusals } = await read(
			`Handle,Title,Variant Price\na,A,1000\nb,"B,1000\n${'c,C,1000\n'.repeat(200_000)}`,
		)
		expect(products.map((product) => product.handle)).toEqual(['a'])
		expect(refusals).toHaveLength(1)
		expect(refusals[0]).toMatchObject({ line: 3 })
		expect(inWords(refusals)[0]?.reason).toMatch(/never ends/)
	})

	test('barcodes and part numbers are kept; remarks name barcodes that are no valid number', async () => {
		const rows = [
			'a,A,1,4006381333931,P-1',
			'b,B,1,4006381333932,',
			'c,C,1,8.99E+12,',
			"d,D,1,'96385074,",
		]
		const { products, notices } = await read(
			['Handle,Title,Variant Price,Variant Barcode,Variant MPN', ...rows].join('\n'),
		)
		expect(products.map(({ variants: [one] }) => [one?.barcode, one?.mpn])).toEqual([
			['4006381333931', 'P-1'],
			['4006381333932', ''],
			[undefined, ''],
			['96385074', ''],
		])
		expect(inWords(notices).map(({ line, reason }) => [line, reason.split('"')[1]])).toEqual([
			[3, '4006381333932'],
			[4, '8.99E+12'],
		])
	})

	test.each([
		[
			'WooCommerce',
			'ID,Type,SKU,Name,Published,"GTIN, UPC, EAN, or ISBN",Regular price',
			'1,simple,K,Kaos,1,CODE,5000',
		],
		[
			'WooCommerce in Indonesian',
			'ID,Tipe,SKU,Nama,Diterbitkan,"GTIN, UPC, EAN, atau ISBN",Harga normal',
			'1,simple,K,Kaos,1,CODE,5000',
		],
		['Shopee', 'Nama Produk,SKU Induk,Kode Variasi,GTIN,Harga,Stok', 'Kaos,K,,CODE,5000,1'],
		[
			'Tokopedia',
			'Nama Produk,SKU Name,GTIN,Harga (Rp),Jumlah Stok,Minimum Pemesanan',
			'Kaos,K,CODE,5000,1,1',
		],
		['any shop', 'Nama Barang,SKU,Barcode,Harga Jual', 'Kaos,K,CODE,5000'],
	])('the barcode column of %s is read', async (_shop, header, line) => {
		const { products } = await read([header, line.replace('CODE', '4006381333931')].join('\n'))
		expect(products[0]?.variants).toMatchObject([{ sku: 'K', barcode: '4006381333931' }])
	})

	test('the digest depends on the content, not on the position in the file', async () => {
		const one = await read('Handle,Title,Variant Price\na,A,1000\nb,B,2000\n')
		const two = await read('Handle,Title,Variant Price\nb,B,2000\na,A,1001\n')
		const hash = (products: FileProduct[], handle: string) =>
			products.find((product) => product.handle === handle)?.hash
		expect(hash(one.products, 'b')).toBe(hash(two.products, 'b'))
		expect(hash(one.products, 'a')).not.toBe(hash(two.products, 'a'))
	})

	test('stock has a separate digest', async () => {
		const header = 'Handle,Title,Variant Price,Variant Inventory Qty'
		const [one] = (await read(`${header}\na,A,1000,3\n`)).products
		const [two] = (await read(`${header}\na,A,1000,4\n`)).products
		expect(one?.hash).toBe(two?.hash)
		expect(one?.stockHash).not.toBe(two?.stockHash)
	})
})
