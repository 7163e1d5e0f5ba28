import pg from 'pg'
import { perSecond } from './compare.ts'
import type { ShopAddress } from './shop-calls.ts'

const companyId = 1
const AT_ONCE = 10
const PRODUCTS = 12

/**
 * Listings of the twelve newest products that the website API answers per second, with their pictures, facets and
 * total, alternating with the bare query of those products.
 */
export async function listingSpeed(
	shop: ShopAddress,
	url: string,
	rounds: number,
	seconds: number,
) {
	const pool = new pg.Pool({ connectionString: url, max: AT_ONCE })
	try {
		const read = () => readListing(shop)
		await perSecond(AT_ONCE, 1, read)
		const figures: { read: number; bare: number }[] = []
		for (let round = 0; round < rounds; round += 1) {
			figures.push({
				bare: await perSecond(AT_ONCE, seconds, () => queryProducts(pool)),
				read: await perSecond(AT_ONCE, seconds, read),
			})
		}
		return { read: figures.map(({ read }) => read), bare: figures.map(({ bare }) => bare) }
	} finally {
		await pool.end()
	}
}

async function readListing({ api, customer }: ShopAddress) {
	const { authorization: _, ...headers } = customer
	const answer = await fetch(`${api}/v1/product-by-category`, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json' },
		body: JSON.stringify({
			PAGE_INDEX: 1,
			DATA_PER_PAGE: PRODUCTS,
			ORDER_BY: 'IS_NEW_PRODUCT',
			SORT: 'DESC',
		}),
	})
	const text = await answer.text()
	if (answer.status !== 200) throw new Error(`A listing: ${answer.status} ${text.slice(0, 200)}`)
}

async function queryProducts(pool: pg.Pool) {
	const { rows } = await pool.query(
		`select id, slug, name, price_min, price_max, price_before, rating_sum, rating_count, sold_count from product
		where company_id = $1 and status = 'ACTIVE' order by published_at desc, id desc limit ${PRODUCTS}`,
		[companyId],
	)
	if (rows.length < PRODUCTS) throw new Error('The shop has too few products.')
}
