import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { countingSteps } from '#website-api/modules/platform/attempts/attempts.command.ts'
import type { Announcement } from '#website-api/modules/platform/outbox/outbox.command.ts'

/** Mails an hour that a company sends to one address because of someone who has not shown that it is theirs. */
export const MAX_MAILS_TO_ONE = 5
/** The same because of one network of visitors: many people may share one behind a carrier. */
export const MAX_MAILS_BY_NETWORK = 60

/** What the outbox notes of a mail that was over a limit. */
export const SUPPRESSED = 'suppressed'

export type UnverifiedRecipient = {
	email: string
	/** A keyed digest of the visitor's network; absent: the clock has caused it, or a network is counted elsewhere. */
	network?: string | undefined
}

/**
 * Announces what is mailed to an address that its giver has not shown to be theirs. Over the hour's limits of the
 * address or the network it is not sent: the outbox keeps it as done, with a note. Locks counters: the last thing
 * that a transaction does.
 */
export async function announceToUnverified(
	tx: Transaction,
	{ companyId, topic, dedupeKey, payload }: Announcement,
	{ email, network }: UnverifiedRecipient,
) {
	const limits = [
		{ key: sql`(select to_one from known)`, max: MAX_MAILS_TO_ONE, minutes: 60 },
		...(network === undefined
			? []
			: [{ key: sql`(select by_network from known)`, max: MAX_MAILS_BY_NETWORK, minutes: 60 }]),
	]
	const last = sql.identifier(`counted_${limits.length}`)
	await tx.execute(sql`
		with known as materialized (
			select now() as at, ${digest(companyId, 'mail to', email.toLowerCase())} as to_one,
				${digest(companyId, 'mail by', network ?? '')} as by_network
		), ${countingSteps(companyId, limits)}
		insert into outbox (company_id, topic, dedupe_key, payload, done_at, last_error)
		select ${companyId}::integer, ${topic}::text, ${dedupeKey}::text, ${JSON.stringify(payload)}::jsonb,
			case when not is_within then known.at end, case when not is_within then ${SUPPRESSED}::text end
		from (select exists (select 1 from ${last}) as is_within) as counted cross join known
		on conflict do nothing`)
}

/** Keyed by the installation's secret, where that is stored, so that no counter names anybody. */
function digest(companyId: number, ...parts: string[]): SQL {
	const told = JSON.stringify([companyId, ...parts])
	return sql`encode(sha256(convert_to(coalesce(
		(select value from setting where key = 'api-access-secret'), '') || ${told}::text, 'UTF8')), 'base64')`
}
