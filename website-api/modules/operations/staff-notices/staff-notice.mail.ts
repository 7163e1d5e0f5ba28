import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { UNSOLD_ORDER_STATUSES } from '#contract/order-statuses.ts'
import { valuesOf } from '#website-api/db/columns.ts'
import type { StaffMailEvent } from '#contract/staff-notice.ts'
import { permissionRule, type Permission } from '#contract/operator/permissions.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import { mailRupiah } from '#website-api/i18n/order-mail-text.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'
import { staffNotice } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'
import { waitingWork } from '../dashboard/dashboard.queries.ts'
import { noticeChoices } from './notice-choice.queries.ts'

const Batch = z.object({ accountId: z.uuid(), batch: z.number().int() })
const Daily = z.object({ accountId: z.uuid(), day: z.iso.date() })

/** Page of the admin for each event. */
const pages: Record<StaffMailEvent, `/${string}`> = {
	ORDER_PAID: '/orders?tab=PAYMENT_CONFIRMED',
	ORDER_ON_DELIVERY: '/orders?tab=PROCESSING',
	PAYMENT_TO_CHECK: '/orders?tab=TO_CHECK',
	PAYMENT_TAKEN_BACK: '/reversals',
	REFUND_FAILED: '/refunds',
	NOT_ARRIVED: '/orders?tab=SHIPPING',
	PARCEL_TROUBLED: '/parcels',
	RETURN_REQUESTED: '/returns',
	WITHDRAWAL_REQUESTED: '/withdrawals',
	AGENT_APPLIED: '/applications',
	MESSAGE_RECEIVED: '/messages',
	LOW_STOCK: '/products?show=LOW',
	DAILY_SUMMARY: '/',
}
/** Events whose references are numbers that staff know. */
const named: StaffMailEvent[] = [
	'ORDER_PAID',
	'ORDER_ON_DELIVERY',
	'PAYMENT_TO_CHECK',
	'PAYMENT_TAKEN_BACK',
	'REFUND_FAILED',
	'NOT_ARRIVED',
	'PARCEL_TROUBLED',
	'RETURN_REQUESTED',
	'LOW_STOCK',
]
const mostNamed = 5

/** Mail about the events of the last minutes; null if none concerns the recipient, or they switched it off. */
export async function staffNoticeMail(
	db: Queryable,
	{ companyId, shop, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { accountId, batch } = Batch.parse(payload)
	const reader = await readerOf(db, companyId, accountId)
	if (!reader) return null
	const wanted = reader.events
	const noted = await db
		.select({ event: staffNotice.event, reference: staffNotice.reference })
		.from(staffNotice)
		.where(and(eq(staffNotice.companyId, companyId), eq(staffNotice.batch, batch)))
		.orderBy(asc(staffNotice.notedAt), asc(staffNotice.reference))
	const told = wanted
		.map((event) => ({
			event,
			references: noted.filter((one) => one.event === event).map((one) => one.reference),
		}))
		.filter(({ references }) => references.length > 0)
	const [first, ...others] = told
	if (!first) return null
	const { locale } = reader
	const count = told.reduce((sum, { references }) => sum + references.length, 0)
	const page = others.length === 0 ? pages[first.event] : '/'
	return {
		to: reader.email,
		locale,
		content: {
			subject:
				others.length === 0
					? mailText(locale, `staff-notice.${first.event}`, {
							count: first.references.length,
							shop,
						})
					: mailText(locale, 'staff-notice.subject', { count, shop }),
			name: reader.name,
			paragraphs: [mailText(locale, 'staff-notice.text', { shop })],
			rows: told.map(({ event, references }) => ({
				label: [
					mailText(locale, `staff-notice.${event}`, { count: references.length, shop }),
					...(named.includes(event) ? [namesOf(references)] : []),
				].join(': '),
				value: String(references.length),
			})),
			button: { label: mailText(locale, 'staff-notice.button'), href: adminPage(page) },
			notes: [mailText(locale, 'staff-notice.choose', { page: adminPage('/account/mails') })],
		},
	}
}

/** Daily mail with yesterday's figures, equal to the reports, and open work; null if there are none. */
export async function staffDailyMail(
	db: Queryable,
	{ companyId, shop, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { accountId, day } = Daily.parse(payload)
	const reader = await readerOf(db, companyId, accountId)
	if (!reader?.events.includes('DAILY_SUMMARY')) return null
	const { locale, role } = reader
	const can = (permission: Permission) => permissionRule(permission).staff.includes(role)
	const waiting = (await waitingWork(db, companyId, can)).filter((one) => one.count > 0)
	const { rows } = await db.execute<{ orders: number; revenue: string }>(sql`
		select count(*)::int as orders, coalesce(sum(paid - refunded), 0)::text as revenue from orders
		where company_id = ${companyId} and status not in (${valuesOf(UNSOLD_ORDER_STATUSES)})
			and placed_at >= ${day}::timestamp at time zone 'Asia/Jakarta'
			and placed_at < (${day}::timestamp + interval '1 day') at time zone 'Asia/Jakarta'`)
	const { orders = 0, revenue = '0' } = rows[0] ?? {}
	if (orders === 0 && waiting.length === 0) return null
	const count = (value: number) => (value > 99 ? '99+' : String(value))
	return {
		to: reader.email,
		locale,
		content: {
			subject: mailText(locale, 'staff-daily.subject', { shop, day }),
			name: reader.name,
			paragraphs: [
				mailText(locale, 'staff-daily.text', {
					count: orders,
					revenue: mailRupiah(Number(revenue)),
				}),
			],
			rows: waiting.map((one) => ({
				label: mailText(locale, `staff-daily.${one.queue}`),
				value: count(one.count),
			})),
			button: { label: mailText(locale, 'staff-notice.button'), href: adminPage('/') },
			notes: [mailText(locale, 'staff-notice.choose', { page: adminPage('/account/mails') })],
		},
	}
}

function namesOf(references: string[]): string {
	const shown = references.slice(0, mostNamed).join(', ')
	return references.length > mostNamed ? `${shown} …` : shown
}

/** A staff member with their kinds of mail. */
async function readerOf(db: Queryable, companyId: number, accountId: string) {
	const choices = await noticeChoices(db, { companyId, accountId })
	const [account] = await db
		.select({
			email: staffAccount.email,
			name: staffAccount.name,
			locale: staffAccount.locale,
			role: staffMember.role,
		})
		.from(staffAccount)
		.innerJoin(staffMember, eq(staffMember.accountId, staffAccount.id))
		.where(and(eq(staffMember.companyId, companyId), eq(staffAccount.id, accountId)))
	if (!choices || !account) return undefined
	return { ...account, events: choices.filter(({ isOn }) => isOn).map(({ event }) => event) }
}
