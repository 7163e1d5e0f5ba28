import { randomFrom, hash, type Random } from './draw/random.ts'
import { reviewsFor, type Voices } from './build-reviews.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { Art, Pattern } from './art-shapes.ts'
import { both, type Pair } from './both-languages.ts'
import type { SeedFile, SeedProduct, SeedVariant } from './seed-shapes.ts'

export type Choice = {
	label: Pair
	/** Part of the SKU. */
	code: string
	swatch?: string
	/** Added to the product's price, whole rupiah. */
	extra?: number
	/** Instead of the product's weight, grams. */
	weight?: number
}

export type ProductOption = { name: Pair; values: Choice[] }

/** A product as one row of a table; the builder spreads it into variants, pictures and reviews. */
export type ProductRow = {
	slug: string
	category: string
	brand: string
	name: Pair
	summary: Pair
	/** Paragraphs, a line each. */
	text: Pair
	points?: Pair[]
	/** Rows of a table; a single text is the same in both languages. */
	specs?: [Pair, Pair | string][]
	/** HTML that comes after the rest: a size table, care. */
	notes?: Pair[]
	shape: string
	colour: string
	accent: string
	pattern?: Pattern
	options?: ProductOption[]
	price: number
	was?: number
	weight: number
	/** Length, width and height of a packed one, in centimetres. */
	size?: [number, number, number]
	/** For every variant; absent: varied. */
	stock?: number
	sold: number
	age: number
	voices: Voices
	/** How many reviews; absent: varied. */
	reviews?: number
	/** Views beside the front: 1 askew, 2 close, 3 in a room. */
	views?: number[]
	/** Makes it a digital product. */
	file?: SeedFile
}

/** Builds a company's products in the table's order; the order numbers the SKUs. */
export function buildProducts(prefix: string, rows: ProductRow[]): SeedProduct[] {
	return rows.map((row, i) => buildProduct(`${prefix}-${String(i + 1).padStart(3, '0')}`, row))
}

function buildProduct(sku: string, row: ProductRow): SeedProduct {
	const random = randomFrom(hash(row.slug))
	const options = row.options ?? []
	const colourAt = options.findIndex((option) => option.values.some((value) => value.swatch))
	return {
		slug: row.slug,
		name: both(row.name),
		summary: both(row.summary),
		description: both([description(row, 0), description(row, 1)]),
		category: row.category,
		brand: row.brand,
		...(row.size ? { size: row.size } : {}),
		options: options.map((option) => ({
			name: both(option.name),
			values: option.values.map(({ label, swatch }) => ({
				label: both(label),
				...(swatch ? { swatch } : {}),
			})),
		})),
		variants: choices(options).map((choice) => variant(sku, row, choice, colourAt, random)),
		pictures: pictures(row, options[colourAt]?.values ?? [], random),
		soldCount: row.sold,
		daysOld: row.age,
		reviews: reviewsFor(row.voices, row.reviews ?? reviewCount(row, random), row.age, random),
		...(row.file ? { file: row.file } : {}),
	}
}

function variant(
	sku: string,
	row: ProductRow,
	choice: number[],
	colourAt: number,
	random: Random,
): SeedVariant {
	const picked = choice.map((at, i) => row.options?.[i]?.values[at])
	const extra = picked.reduce((sum, value) => sum + (value?.extra ?? 0), 0)
	const chosen = colourAt >= 0 ? choice[colourAt] : undefined
	return {
		sku: [sku, ...picked.map((value) => value?.code ?? '')].join('-'),
		choice,
		price: row.price + extra,
		...(row.was ? { compareAtPrice: row.was + extra } : {}),
		stock: row.stock ?? stockOf(random),
		weightGrams: picked.find((value) => value?.weight)?.weight ?? row.weight,
		...(chosen === undefined ? {} : { picture: chosen }),
	}
}

function choices(options: ProductOption[]): number[][] {
	return options.reduce<number[][]>(
		(all, option) => all.flatMap((choice) => option.values.map((_, i) => [...choice, i])),
		[[]],
	)
}

function stockOf(random: Random): number {
	const luck = random.next()
	if (luck < 0.06) return 0
	if (luck < 0.15) return 1 + Math.floor(random.next() * 3)
	return 5 + Math.floor(random.next() ** 2 * 140)
}

function reviewCount(row: ProductRow, random: Random): number {
	const most = row.sold < 10 ? 2 : row.sold < 80 ? 5 : row.sold < 400 ? 8 : 12
	return Math.floor(random.next() * (most + 1))
}

const viewNames: Pair[] = [
	['tampak depan', 'front view'],
	['dari sisi lain', 'from another angle'],
	['detail dari dekat', 'close-up of the details'],
	['di dalam ruangan', 'in a room'],
]

function pictures(row: ProductRow, colours: Choice[], random: Random): SeedProduct['pictures'] {
	const seed = hash(row.slug) % 9973
	const art = (colour: string): Art => ({
		shape: row.shape,
		colour,
		accent: row.accent,
		seed,
		...(row.pattern ? { pattern: row.pattern } : {}),
	})
	const caption = (view: number, colour?: Choice): LocalText => {
		const [id, en] = viewNames[view % 4] ?? ['', '']
		return colour
			? {
					id: `${row.name[0]} warna ${colour.label[0].toLowerCase()}, ${id}`,
					en: `${row.name[1]} in ${colour.label[1].toLowerCase()}, ${en}`,
				}
			: { id: `${row.name[0]}, ${id}`, en: `${row.name[1]}, ${en}` }
	}
	const fronts =
		colours.length > 0
			? colours.map((colour) => ({
					art: art(colour.swatch ?? row.colour),
					view: 0,
					alt: caption(0, colour),
				}))
			: [{ art: art(row.colour), view: 0, alt: caption(0) }]
	const shown =
		row.views ??
		random.pick([
			[1, 2],
			[2, 3],
			[1, 3],
			[1, 2, 3],
		])
	const first = colours[0]
	return [
		...fronts,
		...shown.map((view) => ({
			art: art(first?.swatch ?? row.colour),
			view,
			alt: caption(view, first),
		})),
	]
}

function description(row: ProductRow, at: 0 | 1): string {
	const paragraphs = row.text[at].split('\n').map((line) => `<p>${line}</p>`)
	const points = row.points
		? [`<ul>${row.points.map((point) => `<li>${point[at]}</li>`).join('')}</ul>`]
		: []
	const specs = row.specs
		? [
				`<h3>${at === 0 ? 'Spesifikasi' : 'Specifications'}</h3>`,
				table(
					row.specs.map(([name, value]) => [
						name[at],
						typeof value === 'string' ? value : value[at],
					]),
				),
			]
		: []
	return [...paragraphs, ...points, ...specs, ...(row.notes ?? []).map((note) => note[at])].join('')
}

/** A two-column table whose first column heads its rows. */
export function table(rows: string[][]): string {
	const cells = rows.map(
		([head = '', ...rest]) =>
			`<tr><th>${head}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
	)
	return `<table><tbody>${cells.join('')}</tbody></table>`
}
