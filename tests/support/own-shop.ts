import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { etalase } from './etalase.ts'

export type OwnShop = { company: string; host: string }
export type OwnProduct = { handle: string; title: string; price: number } & Partial<{
	body: string
	vendor: string
	option: string
	value: string
	sku: string
}>

const defaultProducts: OwnProduct[] = ['Kendi', 'Cobek', 'Tampah', 'Besek'].map((title, at) => ({
	handle: title.toLowerCase(),
	title,
	price: 40_000 + at * 5_000,
}))

const couriers = [
	'SELF_PICKUP/self_pickup',
	'GOSEND/instant',
	'GOSEND/sameday',
	'SICEPAT/reg',
	'SICEPAT/gokil',
	'JNT/ez',
	'JNT/eco',
	'RAJAONGKIR/jne',
	'RAJAONGKIR/pos',
	'RAJAONGKIR/wahana',
]

/** Creates a company with its own host and a few products, for tests that change a shop. */
export async function ownShop({
	name = 'Toko Sendiri',
	products = defaultProducts,
} = {}): Promise<OwnShop> {
	const company = `sendiri-${randomBytes(4).toString('hex')}`
	const host = `${company}.localhost`
	await etalase(
		'company',
		'create',
		company,
		'--name',
		name,
		'--host',
		host,
		'--phone',
		'+6281234567890',
		'--district',
		'31.74.01',
		'--bank',
		'BCA:1234567890:Toko Sendiri',
		'--courier',
		...couriers,
	)
	await withFile('products.csv', csvOf(products), (file) =>
		etalase('import', 'products', file, '--company', company, '--no-pictures'),
	)
	return { company, host }
}

/** Writes a file that exists while `use` runs. */
export async function withFile<T>(
	name: string,
	content: string | Buffer,
	use: (file: string) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-file-'))
	try {
		const file = path.join(folder, name)
		await writeFile(file, content)
		return await use(file)
	} finally {
		await rm(folder, { recursive: true })
	}
}

function csvOf(products: OwnProduct[]): string {
	const rows = products.map(({ handle, title, price, body, vendor, option, value, sku }) => [
		handle,
		title,
		body ?? '<p>Buatan tangan.</p>',
		vendor ?? 'Pengrajin',
		'true',
		'active',
		option ?? 'Title',
		value ?? 'Default Title',
		sku ?? handle,
		'250',
		'50',
		String(price),
	])
	const header = [
		'Handle',
		'Title',
		'Body (HTML)',
		'Vendor',
		'Published',
		'Status',
		'Option1 Name',
		'Option1 Value',
		'Variant SKU',
		'Variant Grams',
		'Variant Inventory Qty',
		'Variant Price',
	]
	const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
	return [header, ...rows].map((row) => row.map(quoted).join(',')).join('\n')
}
