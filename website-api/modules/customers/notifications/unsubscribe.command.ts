import { and, eq, isNull, sql } from 'drizzle-orm'
import { MAIL_KINDS, type MailKind } from '#contract/notification.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { readMailedToken } from '#website-api/modules/platform/mail/mailed-token.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { productWatch } from '#website-api/modules/customers/watches/product-watch.table.ts'
import { PURPOSE } from './unsubscribe-path.ts'

/** Executes the token of such a link; repeating it does nothing. 410 LINK_USED for an invalid token. */
export async function endMails(
	db: Queryable,
	{ companyId, secret }: { companyId: number; secret: string },
	token: string,
) {
	const text = readMailedToken(PURPOSE, token, secret) ?? ''
	const [type, company, id = '', kindText] = text.split(':')
	const kind = MAIL_KINDS.find((one) => one === kindText)
	if (company !== String(companyId)) throw new Problem(410, 'LINK_USED')
	if (type === 'w') await endGuestWatches(db, companyId, id)
	else if (kind) await switchMailOff(db, { companyId, customerId: id }, kind)
}

async function endGuestWatches(db: Queryable, companyId: number, watchId: string) {
	await db.execute(sql`
		delete from product_watch as ended using product_watch as mailed
		where mailed.company_id = ${companyId} and mailed.id = ${watchId}::uuid
			and ended.company_id = mailed.company_id and lower(ended.email) = lower(mailed.email)
			and ended.fired_at is null`)
}

async function switchMailOff(db: Queryable, owner: Owner, kind: MailKind) {
	await db.execute(sql`
		insert into notification_setting (company_id, customer_id, mails_off)
		select ${owner.companyId}::integer, ${customer.id}, ${`{${kind}}`}::text[] from ${customer}
		where ${customer.companyId} = ${owner.companyId} and ${customer.id} = ${owner.customerId}
			and ${customer.deletedAt} is null
		on conflict (company_id, customer_id) do update
			set mails_off = array_append(array_remove(notification_setting.mails_off, ${kind}::text), ${kind}::text)`)
}

/** Deletes all watches of a guest's email. */
export async function deleteWatchesOf(db: Queryable, companyId: number, email: string) {
	await db
		.delete(productWatch)
		.where(
			and(
				eq(productWatch.companyId, companyId),
				isNull(productWatch.customerId),
				sql`lower(${productWatch.email}) = ${email.toLowerCase()}`,
			),
		)
}
