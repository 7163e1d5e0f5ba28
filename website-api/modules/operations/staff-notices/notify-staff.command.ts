import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { announce, type Delivery } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { staffMember } from '#website-api/modules/platform/staff/staff-member.table.ts'
import { staffNotice } from '#website-api/modules/platform/staff-notices/staff-notice.table.ts'
import { BATCH_TOPIC } from './record-staff-events.command.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

const SUMMARY_TOPIC = 'staff.summary'
const Day = z.object({ day: z.iso.date() })

/** Addresses what was noted, or the summary of a day, to each member of a company's staff. Ignores other deliveries. */
export async function notifyStaff(db: Database, { id, companyId, topic, payload }: Delivery) {
	if (topic === BATCH_TOPIC) {
		await inTransaction(db, async (tx) => {
			await tx
				.update(staffNotice)
				.set({ batch: id })
				.where(and(eq(staffNotice.companyId, companyId), isNull(staffNotice.batch)))
			await notifyEach(tx, companyId, { topic: 'staff.notice', about: { batch: id } })
		})
	} else if (topic === SUMMARY_TOPIC) {
		const { day } = Day.parse(payload)
		await inTransaction(db, (tx) =>
			notifyEach(tx, companyId, { topic: 'staff.daily', about: { day } }),
		)
	}
}

async function notifyEach(
	tx: Transaction,
	companyId: number,
	{ topic, about }: { topic: string; about: Record<string, string | number> },
) {
	const members = await tx
		.select({ accountId: staffMember.accountId })
		.from(staffMember)
		.where(eq(staffMember.companyId, companyId))
	for (const { accountId } of members) {
		const dedupeKey = `${topic}:${Object.values(about).join()}:${accountId}`
		await announce(tx, { companyId, topic, dedupeKey, payload: { accountId, ...about } })
	}
}

/** From seven in the morning in Jakarta: the summary of yesterday of every open shop, once. */
export async function announceSummaries(db: Database) {
	await db.execute(sql`
		insert into outbox (company_id, topic, dedupe_key, payload)
		select company.id, ${SUMMARY_TOPIC}, ${SUMMARY_TOPIC} || ':' || day, jsonb_build_object('day', day)
		from company, to_char((now() at time zone 'Asia/Jakarta') - interval '1 day', 'YYYY-MM-DD') as day
		where not company.maintenance and ${isServed(sql`company.id`)} and extract(hour from now() at time zone 'Asia/Jakarta') >= 7
			and exists (select 1 from staff_member where staff_member.company_id = company.id)
		on conflict do nothing`)
}

/** Forgets what was told of more than a month ago. */
export async function deleteOldNotices(db: Database) {
	await db
		.delete(staffNotice)
		.where(
			and(
				sql`${staffNotice.notedAt} < now() - interval '31 days'`,
				isServed(staffNotice.companyId),
			),
		)
}
