import { and, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { DELIVERY_KINDS } from '#contract/delivery-kind.ts'
import type { Notification } from '#contract/notification.ts'
import { ORDER_STATUSES } from '#contract/order-statuses.ts'
import { type LocalText, textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { notificationSetting } from '#website-api/modules/customers/notifications/notification-setting.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'

const DAYS = 90
const MOST = 50

/**
 * The latest events of a customer's orders, returns and so on, newest first. Queried from their own tables, so that
 * nothing is stored twice.
 */
export async function notificationsOf(
	db: Queryable,
	owner: Owner,
	locale: Locale,
): Promise<{ list: Notification[]; readAt: Date | null }> {
	const [{ rows }, setting] = await Promise.all([
		db.execute(sql`
			select happened.* from (${eventsOf(owner)}) as happened
			order by happened.at desc, happened.version desc limit ${MOST}`),
		settingOf(db, owner),
	])
	return {
		list: rows.map((row) => notificationOf(NotificationRow.parse(row), locale)),
		readAt: setting?.readAt ?? null,
	}
}

/** The number of unread notifications, at most fifty. */
export async function unreadCountOf(db: Queryable, owner: Owner): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select count(*)::int as count from (
			select 1 from (${eventsOf(owner)}) as happened
			where happened.at > coalesce((
				select read_at from notification_setting
				where company_id = ${owner.companyId} and customer_id = ${owner.customerId}), '-infinity')
			limit ${MOST}) as unread`)
	return onlyRow(rows).count
}

/** The kinds of mail a customer has switched off, and until when they have read their notifications. */
export async function settingOf(db: Queryable, { companyId, customerId }: Owner) {
	const [row] = await db
		.select()
		.from(notificationSetting)
		.where(
			and(
				eq(notificationSetting.companyId, companyId),
				eq(notificationSetting.customerId, customerId),
			),
		)
	return row
}

const Time = z.union([z.date(), z.string()]).transform((at) => new Date(at))
const Name = z.custom<LocalText>((value) => typeof value === 'object' && value !== null)
const NotificationRow = z.object({
	kind: z.enum([
		'ORDER',
		'REVIEW_ANSWER',
		'BACK_IN_STOCK',
		'PRICE_DROP',
		'FLASH_SALE',
		'WALLET',
		'COINS',
	]),
	at: Time,
	order_number: z.string().nullable(),
	order_status: z.enum(ORDER_STATUSES).nullable(),
	delivery: z.enum(DELIVERY_KINDS).nullable(),
	name: Name.nullable(),
	slug: z.string().nullable(),
	amount: z.coerce.number().nullable(),
})

function notificationOf(row: z.output<typeof NotificationRow>, locale: Locale): Notification {
	const { kind, at } = row
	const name = row.name ? textIn(row.name, locale) : ''
	const product = { product: name, slug: row.slug ?? '' }
	switch (kind) {
		case 'ORDER':
			return {
				kind,
				at,
				number: row.order_number ?? '',
				status: row.order_status ?? 'PENDING',
				delivery: row.delivery ?? 'COURIER',
			}
		case 'PRICE_DROP':
			return { kind, at, ...product, price: row.amount ?? 0 }
		case 'REVIEW_ANSWER':
		case 'BACK_IN_STOCK':
			return { kind, at, ...product }
		case 'FLASH_SALE':
			return { kind, at, sale: name }
		case 'WALLET':
		case 'COINS':
			return { kind, at, amount: row.amount ?? 0 }
	}
}

/** Rows of all kinds of notifications; each part of the union is limited to its newest rows. */
function eventsOf({ companyId, customerId }: Owner): SQL {
	const since = sql`now() - make_interval(days => ${DAYS})`
	// An order of downloads changes its status several times at once: only the version tells the last one.
	const noOrder = sql`null::text as order_number, null::text as order_status, null::text as delivery,
		null::int as version`
	const delivery = sql`case
		when not exists (select 1 from order_line as line where line.company_id = orders.company_id
			and line.order_id = orders.id and not line.is_digital) then 'DIGITAL'
		when orders.vendor_code = 'SELF_PICKUP' then 'PICKUP' else 'COURIER' end as delivery`
	const noProduct = sql`null::jsonb as name, null::text as slug`
	return sql`
		(select 'ORDER' as kind, event.at, orders.number as order_number, event.to_status as order_status,
			${delivery}, event.version, ${noProduct}, null::bigint as amount
		from orders
		join order_event as event on event.company_id = orders.company_id and event.order_id = orders.id
		where orders.company_id = ${companyId} and orders.customer_id = ${customerId}
			and event.version > 0 and event.actor <> 'customer' and event.at > ${since}
		order by event.at desc, event.version desc limit ${MOST})
		union all
		(select 'REVIEW_ANSWER', review.replied_at, ${noOrder}, product.name, product.slug, null
		from orders
		join review on review.company_id = orders.company_id and review.order_id = orders.id
		join product on product.company_id = review.company_id and product.id = review.product_id
		where orders.company_id = ${companyId} and orders.customer_id = ${customerId}
			and review.replied_at > ${since} and review.hidden_at is null
		order by review.replied_at desc limit ${MOST})
		union all
		(select case watch.kind when 'STOCK' then 'BACK_IN_STOCK' else 'PRICE_DROP' end, watch.fired_at, ${noOrder},
			product.name, product.slug, watch.fired_price
		from product_watch as watch
		join product on product.company_id = watch.company_id and product.id = watch.product_id
		where watch.company_id = ${companyId} and watch.customer_id = ${customerId} and watch.fired_at > ${since}
		order by watch.fired_at desc limit ${MOST})
		union all
		(select 'FLASH_SALE', reminder.fired_at, ${noOrder}, sale.name, null, null
		from flash_reminder as reminder
		join flash_sale as sale on sale.company_id = reminder.company_id and sale.id = reminder.sale_id
		where reminder.company_id = ${companyId} and reminder.customer_id = ${customerId}
			and reminder.fired_at > ${since}
		order by reminder.fired_at desc limit ${MOST})
		union all
		(select case account.kind when 'coins' then 'COINS' else 'WALLET' end, transfer.at, ${noOrder},
			${noProduct}, transfer.amount
		from account join transfer on transfer.credit_id = account.id
		where account.company_id = ${companyId} and account.customer_id = ${customerId}
			and account.kind in ('wallet', 'coins') and transfer.at > ${since}
		order by transfer.at desc limit ${MOST})`
}
