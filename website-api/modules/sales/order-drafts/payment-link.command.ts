import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { onlyRow } from '#website-api/db/only-row.ts'
import { digestOfToken, newLinkToken } from './link-token.ts'
import { paymentLink } from './payment-link.table.ts'

/** How long a link can be used. */
const linkDays = 7

type Subject = { companyId: number; subjectId: string; by: string }

/** A new link of a draft or an order; one that was made before ends. The token is not stored. */
export async function makeLink(
	tx: Transaction,
	{ companyId, subjectId, by }: Subject,
): Promise<{ token: string; endsAt: Date }> {
	const token = newLinkToken()
	const rows = await tx
		.insert(paymentLink)
		.values({
			companyId,
			subjectId,
			digest: digestOfToken(token),
			endsAt: sql`now() + make_interval(days => ${linkDays}::integer)`,
			madeBy: by,
		})
		.onConflictDoUpdate({
			target: [paymentLink.companyId, paymentLink.subjectId],
			set: {
				digest: sql`excluded.digest`,
				endsAt: sql`excluded.ends_at`,
				madeBy: sql`excluded.made_by`,
				madeAt: sql`excluded.made_at`,
			},
		})
		.returning({ endsAt: paymentLink.endsAt })
	return { token, endsAt: onlyRow(rows).endsAt }
}
