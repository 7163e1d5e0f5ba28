import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { mailText } from '#website-api/i18n/mail-text.ts'
import type { AddressedMail } from '#website-api/modules/platform/mail/mail-content.ts'
import type { WriterScope } from '#website-api/modules/platform/mail/writers.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'

const Payload = z.object({
	accountId: z.uuid(),
	what: z.enum([
		'ADDED',
		'CHANGED',
		'SWITCHED_OFF',
		'QRIS_CHANGED',
		'QRIS_REMOVED',
		'ONLINE_CHANGED',
		'PAYOUTS_CHANGED',
	]),
	account: z.string(),
})

/** Mail that notifies an owner of a change of the shop's payment accounts. */
export async function bankChangedMail(
	db: Queryable,
	{ shop, adminPage }: WriterScope,
	payload: unknown,
): Promise<AddressedMail | null> {
	const { accountId, what, account } = Payload.parse(payload)
	const [owner] = await db.select().from(staffAccount).where(eq(staffAccount.id, accountId))
	if (!owner) return null
	const { locale, email, name } = owner
	return {
		to: email,
		locale,
		content: {
			subject: mailText(locale, 'bank-changed.subject', { shop }),
			name,
			paragraphs: [
				mailText(locale, `bank-changed.${what}`, { shop, account }),
				mailText(locale, 'bank-changed.ignore'),
			],
			button: { label: mailText(locale, 'bank-changed.button'), href: adminPage('/bank-accounts') },
		},
	}
}
