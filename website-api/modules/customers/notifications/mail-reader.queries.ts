import { and, eq } from 'drizzle-orm'
import type { MailKind } from '#contract/notification.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	findCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { unsubscribePath } from './unsubscribe-path.ts'
import { notificationSetting } from './notification-setting.table.ts'

/** The customer a mail of this kind goes to, and the path of its unsubscribe link; null: deleted, or it is switched off. */
export async function mailReader(db: Queryable, owner: Owner, kind: MailKind, secret: string) {
	const [person, isWanted] = await Promise.all([
		findCustomer(db, owner),
		wantsMail(db, owner, kind),
	])
	if (!person || person.deletedAt !== null || !isWanted) return null
	const { email, name } = person
	return { email, name, unsubscribe: unsubscribePath(owner, kind, secret) }
}

/** Whether a customer wants a kind of mail. */
export async function wantsMail(db: Queryable, owner: Owner, kind: MailKind): Promise<boolean> {
	const [row] = await db
		.select({ mailsOff: notificationSetting.mailsOff })
		.from(notificationSetting)
		.where(
			and(
				eq(notificationSetting.companyId, owner.companyId),
				eq(notificationSetting.customerId, owner.customerId),
			),
		)
	return !row?.mailsOff.includes(kind)
}
