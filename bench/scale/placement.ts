import { decode } from '../../contract/message-codec.ts'
import { OrderRequest } from '../../contract/order-request.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { exampleOrder } from '../../tests/support/example-shop.ts'
import { type Database, inTransaction } from '../../website-api/db/database.ts'
import { openPostgres } from '../../website-api/db/postgres.ts'
import { placeOrder } from '../../website-api/modules/sales/orders/place/place-order.command.ts'
import { priceOrder } from '../../website-api/modules/sales/orders/place/price-order.queries.ts'
import { withProgrammes } from '../../website-api/modules/sales/programmes.ts'
import { programmes } from '../../website-api/programmes.ts'
import { perSecond, took } from './compare.ts'
import { type RecordedOrder, recordOrders, replay } from './recorded-orders.ts'

const companyId = 1
const AT_ONCE = 10
const EXPIRY_MINUTES = 60

/** Recorded orders that are sent again in each round. */
const REPLAYED = 700

/** Orders per second of each round, of the same statements by bare SQL, and of the same rows by bare SQL. */
export type PlacementSpeed = { placed: number[]; replayed: number[]; bare: number[] }

/**
 * Orders per second in a small and a large shop, each of one unit of another product by another guest, alternating with
 * bare SQL: the statements of such orders, recorded before, and the least statements that write the same rows.
 */
export async function placementSpeed(
	urls: { small: string; large: string },
	rounds: number,
	seconds: number,
): Promise<{ small: PlacementSpeed; large: PlacementSpeed }> {
	const shops = {
		small: await openPlacement(urls.small, rounds),
		large: await openPlacement(urls.large, rounds),
	}
	try {
		for (let round = 0; round < rounds; round += 1) {
			await shops.small.measure(seconds)
			await shops.large.measure(seconds)
		}
		return { small: shops.small.speed, large: shops.large.speed }
	} finally {
		await Promise.all([shops.small.close(), shops.large.close()])
	}
}

async function openPlacement(url: string, rounds: number) {
	const database = withProgrammes(openPostgres(url, AT_ONCE), programmes)
	const pool = new pg.Pool({ connectionString: url, max: AT_ONCE })
	const variants = await variantsOf(database.db)
	const totals = new Map<number, number>()
	const placeIn = (db: Database) => placeOne(db, oneOf(variants), totals)
	const place = () => placeIn(database.db)
	// Warms up; a shopper has seen the price before they order, too.
	await perSecond(AT_ONCE, 2, place)
	// The bench's server does not run automatic vacuum, which analyses a table that grew like this within a minute.
	await database.forJobs.execute(sql`analyze orders, order_line, guest_open_order, ordered_cart`)
	const recorded = await recordOrders(url, (rounds + 1) * REPLAYED, placeIn)
	const replaySome = () => replayPerSecond(pool, recorded.splice(0, REPLAYED))
	await replaySome()
	const speed: PlacementSpeed = { placed: [], replayed: [], bare: [] }
	return {
		speed,
		async measure(seconds: number) {
			speed.bare.push(await perSecond(AT_ONCE, seconds, () => writeBare(pool, oneOf(variants))))
			speed.placed.push(await perSecond(AT_ONCE, seconds, place))
			speed.replayed.push(await replaySome())
		},
		close: () => Promise.all([database.close(), pool.end()]),
	}
}

/** Sends each of these orders once. */
async function replayPerSecond(pool: pg.Pool, orders: RecordedOrder[]): Promise<number> {
	const left = [...orders]
	const work = async () => {
		for (let order = left.pop(); order; order = left.pop()) await replay(pool, order)
	}
	const milliseconds = await took(() => Promise.all(Array.from({ length: AT_ONCE }, work)))
	return (orders.length / milliseconds) * 1_000
}

function oneOf(variants: number[]): number {
	return variants[Math.floor(Math.random() * variants.length)] ?? 0
}

/** Selects variants and gives them more units than any run takes, recorded like a delivery. */
async function variantsOf(db: Database): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`
		with chosen as (
			select company_id, variant_id from stock
			where company_id = ${companyId} and on_hand > reserved limit 200
		), arrived as (
			insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, source)
			select company_id, variant_id, 100000, 0, 'count', 'bench' from chosen
		)
		update stock set on_hand = on_hand + 100000 from chosen
		where stock.company_id = chosen.company_id and stock.variant_id = chosen.variant_id
		returning stock.variant_id as id`)
	return rows.map(({ id }) => Number(id))
}

/** `totals` has the prices of one unit of a variant with shipping. */
async function placeOne(db: Database, variantId: number, totals: Map<number, number>) {
	const digits = randomBytes(4).readUInt32BE() % 1_000_000_000
	const guest = {
		CUSTOMER_PHONE: `+62819${String(digits).padStart(9, '0')}`,
		CUSTOMER_EMAIL: `${digits}@contoh.test`,
	}
	const buyer = { companyId, locale: 'id' as const, customerId: null, network: String(digits) }
	const wish = decode(OrderRequest, { ...exampleOrder([[variantId, 1]], 0), ...guest })
	const district = wish.address?.district
	const expectedTotal =
		totals.get(variantId) ?? (await priceOrder(db, buyer, { ...wish, district })).price.total
	totals.set(variantId, expectedTotal)
	await inTransaction(db, (tx) => placeOrder(tx, buyer, { ...wish, expectedTotal }, EXPIRY_MINUTES))
}

/** Writes the rows of such an order. */
async function writeBare(pool: pg.Pool, variantId: number) {
	const [id, token] = [randomUUID(), randomBytes(16).toString('base64url')]
	const client = await pool.connect()
	try {
		await client.query('begin')
		await client.query('insert into ordered_cart values ($1, $2, 1)', [companyId, token])
		await client.query(
			`update stock set reserved = reserved + 1, held_for_guests = held_for_guests + 1
			where company_id = $1 and variant_id = $2 and on_hand - reserved >= 1`,
			[companyId, variantId],
		)
		await client.query(
			`insert into stock_move (company_id, variant_id, on_hand_change, reserved_change, reason, order_id)
			values ($1, $2, 0, 1, 'reserve', $3)`,
			[companyId, variantId, id],
		)
		await client.query(
			`insert into orders (company_id, id, number, cart_token, cart_version, customer_name, customer_phone,
				customer_email, vendor_code, vendor_method, vendor_name, vendor_method_name, vendor_method_group,
				vendor_method_image_url, weight_grams, sub_total, shipping_price, unique_code, total, payment_method, due_at)
			values ($1, $2, $3, $4, 1, 'Sari Wulandari', '+6281234567890', 'sari@contoh.test', 'SICEPAT', 'reg', 'SiCepat',
				'REG', 'others', '', 100, 100000, 10000, 0, 110000, 'BANK_TRANSFER', now() + interval '1 hour')`,
			[companyId, id, token.slice(0, 12), token],
		)
		await client.query(
			`insert into order_line (company_id, order_id, position, variant_id, product_slug, product_name, variant_label,
				variant_sku, is_digital, quantity, price, sub_total)
			values ($1, $2, 0, $3, 'barang', 'Barang', '', 'SKU', false, 1, 100000, 100000)`,
			[companyId, id, variantId],
		)
		await client.query(
			`insert into outbox (company_id, topic, dedupe_key, payload) values ($1, 'bench', $2, '{}')`,
			[companyId, `bench:${id}`],
		)
		await client.query(`insert into guest_open_order values ($1, $2, $3, $3, $3)`, [
			companyId,
			id,
			token,
		])
		await client.query('commit')
	} finally {
		client.release()
	}
}
