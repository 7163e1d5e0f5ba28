import type { MailKind } from '#contract/notification.ts'
import type { Queryable } from '#website-api/db/database.ts'
import {
	findCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { unsubscribePath, wantsMail } from './unsubscribe.command.ts'

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
