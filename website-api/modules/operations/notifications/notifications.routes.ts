import { type Context, Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { MAIL_KINDS, MailPreferenceWire } from '#contract/notification.ts'
import { excluded } from '#website-api/db/clock.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson } from '#website-api/http/input.ts'
import { notificationSetting } from '#website-api/modules/customers/notifications/notification-setting.table.ts'
import { notificationsOf, settingOf, unreadCountOf } from './notification.queries.ts'

/** The signed-in customer's notifications and mail preferences, under /notification. */
export const notificationRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/notification-list', async (c) => {
		const { list, readAt } = await notificationsOf(c.var.db, ownerFrom(c), c.var.locale)
		return c.json({ data: { list, READ_DATE: readAt?.toISOString() ?? null } })
	})
	.get('/unread-count', async (c) => {
		return c.json({ data: { UNREAD_COUNT: await unreadCountOf(c.var.db, ownerFrom(c)) } })
	})
	.post('/reading', async (c) => {
		await save(c, { readAt: sql`now()` })
		return c.json({ data: { UNREAD_COUNT: 0 } })
	})
	.get('/mail-preference', preference)
	.put('/mail-preference', async (c) => {
		const { MAIL_OFF_LIST } = await readJson(c, MailPreferenceWire)
		await save(c, { mailsOff: MAIL_KINDS.filter((kind) => MAIL_OFF_LIST.includes(kind)) })
		return preference(c)
	})

async function preference(c: Context<CustomerEnv>) {
	const setting = await settingOf(c.var.db, ownerFrom(c))
	const off = MAIL_KINDS.filter((kind) => setting?.mailsOff.includes(kind))
	return c.json({ data: { MAIL_OFF_LIST: off } })
}

async function save(
	c: Context<CustomerEnv>,
	given: { readAt: ReturnType<typeof sql> } | { mailsOff: string[] },
) {
	const { companyId, customerId, readAt } = notificationSetting
	const set = 'readAt' in given ? { readAt: excluded(readAt) } : given
	await c.var.db
		.insert(notificationSetting)
		.values({ ...ownerFrom(c), ...given })
		.onConflictDoUpdate({ target: [companyId, customerId], set })
}
