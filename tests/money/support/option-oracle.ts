import type pg from 'pg'
import { z } from 'zod'

/**
 * Gives some of a shop's products options through the triggers: a colour and a size derived from their ids, some of
 * which are no longer offered. All get sales, and products bought together.
 */
export async function varyProducts(pool: pg.Pool) {
	const colours = ['Hitam', 'Biru Tua', 'Putih'].map((label, at) => ({
		label: { id: label, en: `Colour ${at}` },
		swatch: ['#000000', '#112244', '#ffffff'][at],
	}))
	const sizes = ['S', 'M', 'L', 'XL'].map((label) => ({
		label: { id: label, en: label },
		swatch: null,
	}))
	const options = JSON.stringify([
		{ name: { id: 'Warna', en: 'Colour' }, values: colours },
		{ name: { id: 'Ukuran', en: 'Size' }, values: sizes },
	])
	const some = "slug like 'kaos-%' and id % 10 = 3"
	await pool.query(`update product set options = $1 where ${some}`, [options])
	await pool.query(`
		update variant set choice = array[(product_id / 10) % 3, (product_id / 30) % 4]
		where product_id in (select id from product where ${some})`)
	await pool.query(
		"update variant set active = false where choice[2] = 1 and product_id % 3 = 0 and sku like 'JH-L%'",
	)
	await pool.query(`update product set status = 'ARCHIVED' where ${some} and id % 7 = 0`)
	// Inserts sales directly, since the generated orders contain few different products.
	await pool.query(`
		insert into bought_together (company_id, product_id, other_id, orders)
		select 1, product.id, product.id + at, at from product cross join generate_series(1, 6) as at
		where exists (select 1 from product as other where other.id = product.id + at and other.company_id = 1)
			and product.company_id = 1`)
	await pool.query(`
		insert into product_sales (company_id, product_id, sold, counted, recent)
		select company_id, id, 0, 0, id % 50 from product where company_id = 1
		on conflict (company_id, product_id) do update set recent = excluded.recent`)
	await pool.query(
		'vacuum analyze product, variant, option_value, option_value_count, bought_together, product_sales',
	)
}

const Rows = z.array(
	z.object({
		id: z.coerce.number(),
		slug: z.string(),
		category: z.string(),
		brand: z.string().nullable(),
		low: z.coerce.number(),
		high: z.coerce.number(),
		options: z.array(
			z.object({
				name: z.object({ id: z.string() }),
				values: z.array(z.object({ label: z.object({ id: z.string() }) })),
			}),
		),
		choices: z.array(z.array(z.number())),
	}),
)

export type OracleFilters = {
	OPTION_VALUE_LIST?: string[]
	BRAND_LIST?: string[]
	PRICE_MIN?: number
	PRICE_MAX?: number
	CATEGORY_SLUG?: string
}
type OracleProduct = z.output<typeof Rows>[number] & { values: Set<string> }

const keyOf = (text: string) => text.toLowerCase().replaceAll(' ', '-')
const optionOf = (value: string) => value.split('.')[0] ?? ''

/** Counts products by the choices of their active variants, without the tables that the shop uses for counting. */
export async function optionOracle(pool: pg.Pool, companyId: number) {
	const { rows } = await pool.query(
		`select product.id, product.slug, category.slug as category, brand.slug as brand, price_min as low, price_max as high,
			options, (select jsonb_agg(to_jsonb(choice)) from variant where variant.product_id = product.id and active) as choices
		from product join category on category.id = product.category_id left join brand on brand.id = product.brand_id
		where product.company_id = $1 and status = 'ACTIVE' and published_at <= now()`,
		[companyId],
	)
	const products = Rows.parse(rows).map((row): OracleProduct => ({
		...row,
		values: new Set(
			row.choices.flatMap((choice) =>
				row.options.map(
					({ name, values }, at) =>
						`${keyOf(name.id)}.${keyOf(values[choice[at] ?? -1]?.label.id ?? '')}`,
				),
			),
		),
	}))

	function found(filters: OracleFilters, without?: string): OracleProduct[] {
		const selected = (filters.OPTION_VALUE_LIST ?? []).filter(
			(value) => optionOf(value) !== without,
		)
		const options = [...new Set(selected.map(optionOf))]
		return products.filter(
			(one) =>
				options.every((option) =>
					selected.some((value) => optionOf(value) === option && one.values.has(value)),
				) &&
				(filters.BRAND_LIST === undefined || filters.BRAND_LIST.includes(one.brand ?? '')) &&
				one.high >= (filters.PRICE_MIN ?? 0) &&
				one.low <= (filters.PRICE_MAX ?? Infinity) &&
				(filters.CATEGORY_SLUG === undefined || one.category === filters.CATEGORY_SLUG),
		)
	}

	return {
		total: (filters: OracleFilters) => found(filters).length,
		/** The number of products with this value among those that match all filters except its own option's. */
		count: (filters: OracleFilters, value: string) =>
			found(filters, optionOf(value)).filter((one) => one.values.has(value)).length,
		values: [...new Set(products.flatMap(({ values }) => [...values]))],
	}
}
