import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { ENDED_ORDER_STATUSES, ORDER_ACTORS, ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf, moment, rupiah } from '#website-api/db/columns.ts'
import type { Pin } from '#contract/pin.ts'
import type { OrderRequest } from '#contract/order-request.ts'
import { PAYMENT_METHODS } from '#contract/payment.ts'
import { SHIPMENT_GROUPS, VENDOR_CODES } from '#contract/shipping-methods.ts'
import { LOCALES } from '#website-api/i18n/locale.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'

/** The recipient's address at order time. */
export type AddressSnapshot = {
	districtCode: string
	district: string
	city: string
	province: string
	village: string
	postcode: string
	street: string
	courierNote: string
	/** On the map; absent: unknown, or the courier does not need it. */
	pin?: Pin
}

/** The place where an order is collected, at order time. */
export type PickupPlaceSnapshot = { id: number; name: string; address: string | null }

/** The company's account as displayed to the shopper. */
export type BankSnapshot = { code: string; name: string; number: string; holder: string }

/** One version of a cart, claimed by at most one order. */
export const orderedCart = pgTable(
	'ordered_cart',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => company.id),
		cartToken: text('cart_token').notNull(),
		cartVersion: integer('cart_version').notNull(),
	},
	(table) => [primaryKey({ columns: [table.companyId, table.cartToken, table.cartVersion] })],
)

/**
 * An order. Its status changes only by transition.queries.ts: the database rejects a change that is not in
 * `allowed_transition`, and a trigger writes the history (order_event).
 */
export const orders = pgTable(
	'orders',
	{
		companyId: integer('company_id').notNull(),
		id: uuid().notNull(),
		/** Random reference of eight unambiguous characters, displayed to the shopper. */
		number: text().notNull(),
		/** Null: a guest. An order of a guest is given to the account that has confirmed its email, by triggers. */
		customerId: uuid('customer_id'),
		status: text({ enum: ORDER_STATUSES }).notNull().default('PENDING'),
		/** Number of status changes. */
		version: integer().notNull().default(0),
		/** Actor of the latest status change. */
		movedBy: text('moved_by', { enum: ORDER_ACTORS }).notNull().default('customer'),
		/** Time of the next automatic transition (expiry, completion, timeout of a proposed change); null: none. */
		dueAt: moment('due_at'),
		cartToken: text('cart_token').notNull(),
		cartVersion: integer('cart_version').notNull(),
		customerName: text('customer_name').notNull(),
		/** E.164. */
		customerPhone: text('customer_phone').notNull(),
		customerEmail: text('customer_email').notNull(),
		address: jsonb().$type<AddressSnapshot>(),
		/** For pickup at the shop; null: delivered, or a shop without an address and without further places. */
		pickupPlace: jsonb('pickup_place').$type<PickupPlaceSnapshot>(),
		vendorCode: text('vendor_code', { enum: VENDOR_CODES }).notNull(),
		vendorMethod: text('vendor_method').notNull(),
		vendorName: text('vendor_name').notNull(),
		vendorMethodName: text('vendor_method_name').notNull(),
		vendorMethodGroup: text('vendor_method_group', { enum: SHIPMENT_GROUPS }).notNull(),
		vendorMethodImageUrl: text('vendor_method_image_url').notNull(),
		weightGrams: integer('weight_grams').notNull(),
		/** What its buyer was told: days until hand-over, and days of the courier; null: nothing. */
		packingDays: integer('packing_days'),
		etaDaysMin: integer('eta_days_min'),
		etaDaysMax: integer('eta_days_max'),
		trackingNumber: text('tracking_number'),
		/** Sent before its courier gave it a number, which comes later. */
		trackingPending: boolean('tracking_pending').notNull().default(false),
		/** Sum of all lines before discounts. */
		subTotal: rupiah('sub_total').notNull(),
		/** Discount on the items by a voucher, and by the buyer's tier. */
		productDiscount: rupiah('product_discount').notNull().default(0),
		tierDiscount: rupiah('tier_discount').notNull().default(0),
		shippingPrice: rupiah('shipping_price').notNull(),
		/** Discount on shipping by a voucher. */
		shippingDiscount: rupiah('shipping_discount').notNull().default(0),
		/** What the buyer pays for an insured parcel; 0: it is not insured. */
		insurance: rupiah('insurance').notNull().default(0),
		/** Coins spent on the items, Rp 1 each, and how many of them were returned. */
		coinsSpent: rupiah('coins_spent').notNull().default(0),
		coinsReturned: rupiah('coins_returned').notNull().default(0),
		/** 1 to 999 if the payment is identified by its amount (transfer, static QRIS), else 0. */
		uniqueCode: integer('unique_code').notNull(),
		/** Total to be paid, from the wallet and otherwise. */
		total: rupiah('total').notNull(),
		/** Part of the total that was paid from the wallet when the order was placed. */
		walletPaid: rupiah('wallet_paid').notNull().default(0),
		/** Amounts moved into and out of the order's account. */
		paid: rupiah('paid').notNull().default(0),
		/** Part of the total that staff did not insist on; see order_waiver. */
		waived: rupiah('waived').notNull().default(0),
		refunded: rupiah('refunded').notNull().default(0),
		paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull(),
		bank: jsonb().$type<BankSnapshot>(),
		/** The shop's static QRIS at order time. */
		qris: text(),
		note: text().notNull().default(''),
		/** Language of the page the order was placed on. */
		locale: text({ enum: LOCALES }).notNull().default('id'),
		/** The agent whose link referred the buyer; a foreign key, see db/layout.test.ts. */
		agentCode: text('agent_code'),
		/** The affiliate code that referred the buyer, as received. */
		affiliateCode: text('affiliate_code'),
		/** Sender of an agent's dropshipped parcel; both or neither are set. */
		dropshipName: text('dropship_name'),
		/** E.164. */
		dropshipPhone: text('dropship_phone'),
		placedAt: moment('placed_at').notNull().defaultNow(),
		/** Times of status changes that rules refer to. */
		deliveredAt: moment('delivered_at'),
		/** When the buyer of a sent parcel said that it has not arrived, which stops its automatic delivery. */
		notArrivedAt: moment('not_arrived_at'),
	},
	(table) => [
		primaryKey({ columns: [table.companyId, table.id] }),
		unique('orders_number').on(table.number, table.companyId),
		unique('orders_cart').on(table.companyId, table.cartToken, table.cartVersion),
		foreignKey({
			name: 'orders_cart_fk',
			columns: [table.companyId, table.cartToken, table.cartVersion],
			foreignColumns: [orderedCart.companyId, orderedCart.cartToken, orderedCart.cartVersion],
		}),
		foreignKey({
			name: 'orders_customer_fk',
			columns: [table.companyId, table.customerId],
			foreignColumns: [customer.companyId, customer.id],
		}),
		// The amount of a transfer identifies the open order it pays.
		uniqueIndex('orders_open_total')
			.on(table.companyId, sql`(${table.total} - ${table.walletPaid})`)
			.where(sql`${table.status} = 'PENDING' and ${table.uniqueCode} > 0`),
		index('orders_by_amount')
			.on(table.companyId, sql`(${table.total} - ${table.walletPaid})`, table.placedAt)
			.where(sql`${table.uniqueCode} > 0`),
		index('orders_due')
			.on(table.dueAt)
			.where(sql`${table.dueAt} is not null`),
		index('orders_open')
			.on(table.status, table.total)
			.where(sql`${table.status} not in (${valuesOf(ENDED_ORDER_STATUSES)})`),
		index('orders_all_refunded')
			.on(table.companyId, table.status)
			.where(sql`${table.paid} > 0 and ${table.refunded} >= ${table.paid}`),
		index('orders_list').on(table.companyId, table.status, table.placedAt),
		index('orders_by_agent')
			.on(table.companyId, table.agentCode, table.placedAt)
			.where(sql`${table.agentCode} is not null`),
		index('orders_by_customer')
			.on(table.companyId, table.customerId, table.placedAt)
			.where(sql`${table.customerId} is not null`),
		index('orders_newest').on(table.companyId, table.placedAt, table.id),
		index('orders_by_name').using(
			'gin',
			sql`to_tsvector('simple'::regconfig, ${table.customerName})`,
		),
		index('orders_by_phone').on(table.companyId, table.customerPhone),
		index('orders_of_guest_by_email')
			.on(table.companyId, sql`lower(${table.customerEmail})`)
			.where(sql`${table.customerId} is null`),
		check(
			'orders_dropship_whole',
			sql`(${table.dropshipName} is null) = (${table.dropshipPhone} is null)`,
		),
		check('orders_affiliate_code_form', sql`${table.affiliateCode} ~ '^[A-Za-z0-9_.-]{1,40}$'`),
		check(
			'orders_total_adds_up',
			sql`${table.total} >= 0 and ${table.total} = ${table.subTotal} - ${table.productDiscount} - ${table.tierDiscount} - ${table.coinsSpent} + ${table.shippingPrice} - ${table.shippingDiscount} + ${table.insurance} + ${table.uniqueCode}`,
		),
		check(
			'orders_discounts_within',
			sql`${table.productDiscount} >= 0 and ${table.tierDiscount} >= 0 and ${table.shippingDiscount} between 0 and ${table.shippingPrice} and ${table.productDiscount} + ${table.tierDiscount} + ${table.coinsSpent} <= ${table.subTotal}`,
		),
		check(
			'orders_coins_within_half',
			sql`${table.coinsSpent} >= 0 and ${table.coinsSpent} * 2 <= ${table.subTotal} and ${table.coinsReturned} between 0 and ${table.coinsSpent}`,
		),
		check('orders_wallet_within_total', sql`${table.walletPaid} between 0 and ${table.total}`),
		check(
			'orders_balances_of_customer',
			sql`${table.customerId} is not null or (${table.coinsSpent} = 0 and ${table.walletPaid} = 0)`,
		),
		check(
			'orders_insurance_of_sent',
			sql`${table.insurance} >= 0 and (${table.insurance} = 0 or ${table.vendorCode} <> 'SELF_PICKUP')`,
		),
		check('orders_amounts_positive', sql`${table.subTotal} >= 0 and ${table.shippingPrice} >= 0`),
		check('orders_unique_code_range', sql`${table.uniqueCode} between 0 and 999`),
		check(
			'orders_refund_within_paid',
			sql`0 <= ${table.refunded} and ${table.refunded} <= ${table.paid}`,
		),
		check(
			'orders_qris_form',
			sql`${table.qris} ~ '^000201[ -~]+$' and length(${table.qris}) <= 512`,
		),
		check('orders_payment_named', sql`${table.paymentMethod} = 'QRIS' or ${table.qris} is null`),
		check(
			'orders_pickup_place_of_pickup',
			sql`${table.pickupPlace} is null or ${table.vendorCode} = 'SELF_PICKUP'`,
		),
		check(
			'orders_paid_within_total',
			sql`${table.waived} >= 0 and ${table.paid} + ${table.waived} <= ${table.total}`,
		),
		check(
			'orders_shipping_tracked',
			sql`${table.status} <> 'SHIPPING' or ${table.trackingNumber} is not null or ${table.vendorCode} = 'SELF_PICKUP' or ${table.trackingPending}`,
		),
	],
)

/** The buyer's contact details as typed; the phone as E.164. */
export function contactColumns({ name, email }: OrderRequest) {
	return { customerName: name, customerEmail: email }
}

export type OrderRow = typeof orders.$inferSelect
export type OrderStatus = OrderRow['status']
