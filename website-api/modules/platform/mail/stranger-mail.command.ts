import { eq } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { countAttempt } from '#website-api/modules/platform/attempts/attempts.command.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { announce, type Announcement } from '#website-api/modules/platform/outbox/outbox.queries.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'

/** Mails an hour that a company sends to one address because of somebody who has not shown that it is theirs. */
export const MOST_MAILS_TO_ONE = 5
/** The same because of one network of visitors: many people may share one behind a carrier. */
export const MOST_MAILS_BY_NETWORK = 60

/** What the outbox notes of a mail that was over a limit. */
export const SUPPRESSED = 'suppressed'

export type Stranger = {
	email: string
	/** A keyed digest of the visitor's network; absent: the clock has caused it, or a network is counted elsewhere. */
	network?: string | undefined
}

/**
 * Announces what is mailed to an address that its giver has not shown to be theirs. Over the hour's limits of the
 * address or the network it is not sent: the outbox keeps it as done, with a note. Locks counters: the last thing
 * that a transaction does.
 */
export async function announceToStranger(
	tx: Transaction,
	announcement: Announcement,
	{ email, network }: Stranger,
) {
	if (await isWithinLimits(tx, announcement.companyId, email, network)) {
		await announce(tx, announcement)
		return
	}
	await tx
		.insert(outbox)
		.values({ ...announcement, doneAt: new Date(), lastError: SUPPRESSED })
		.onConflictDoNothing()
}

async function isWithinLimits(
	tx: Transaction,
	companyId: number,
	email: string,
	network: string | undefined,
): Promise<boolean> {
	const [row] = await tx
		.select({ secret: setting.value })
		.from(setting)
		.where(eq(setting.key, 'api-access-secret'))
	const digest = (...parts: string[]) =>
		createHmac('sha256', row?.secret ?? '')
			.update(JSON.stringify([companyId, ...parts]))
			.digest('base64url')
	const limits = [
		{ key: digest('mail to', email.toLowerCase()), most: MOST_MAILS_TO_ONE, minutes: 60 },
		...(network === undefined
			? []
			: [{ key: digest('mail by', network), most: MOST_MAILS_BY_NETWORK, minutes: 60 }]),
	]
	try {
		await countAttempt(tx, companyId, limits)
		return true
	} catch (error) {
		if (error instanceof Problem && error.code === 'TOO_MANY_ATTEMPTS') return false
		throw error
	}
}
