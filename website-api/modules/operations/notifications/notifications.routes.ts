import { sql } from 'drizzle-orm'
import {
	changeMailPreference,
	countUnread,
	getMailPreference,
	listNotifications,
	MAIL_KINDS,
	markAllRead,
} from '#contract/notification.ts'
import { excluded } from '#website-api/db/clock.ts'
import type { Database } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { notificationSetting } from '#website-api/modules/customers/notifications/notification-setting.table.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { notificationsOf, settingOf, unreadCountOf } from './notification.queries.ts'

/** The signed-in customer's notifications and mail preferences. */
export const notificationAnswers = [
	answer(listNotifications, ({ db, owner, locale }) => notificationsOf(db, owner, locale)),
	answer(countUnread, async ({ db, owner }) => ({ count: await unreadCountOf(db, owner) })),
	answer(markAllRead, async ({ db, owner }) => {
		await save(db, owner, { readAt: sql`now()` })
		return { count: 0 }
	}),
	answer(getMailPreference, ({ db, owner }) => preferenceOf(db, owner)),
	answer(changeMailPreference, async ({ db, owner, body }) => {
		await save(db, owner, { mailsOff: MAIL_KINDS.filter((kind) => body.off.includes(kind)) })
		return preferenceOf(db, owner)
	}),
]

async function preferenceOf(db: Database, owner: Owner) {
	const setting = await settingOf(db, owner)
	return { off: MAIL_KINDS.filter((kind) => setting?.mailsOff.includes(kind)) }
}

async function save(
	db: Database,
	owner: Owner,
	given: { readAt: ReturnType<typeof sql> } | { mailsOff: string[] },
) {
	const { companyId, customerId, readAt } = notificationSetting
	const set = 'readAt' in given ? { readAt: excluded(readAt) } : given
	await db
		.insert(notificationSetting)
		.values({ ...owner, ...given })
		.onConflictDoUpdate({ target: [companyId, customerId], set })
}
