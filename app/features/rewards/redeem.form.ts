import { z } from 'zod'
import { linesOf } from '#web/domain/plain-text.ts'

/** Redeems a reward; messages are translation keys. */
export function redeemForm({ isSent }: { isSent: boolean }) {
	return z.object({
		coins: z.coerce.number({ error: 'rewards:redeem.stale' }).int().min(1, 'rewards:redeem.stale'),
		address: isSent
			? z
					.string({ error: 'rewards:redeem.address.required' })
					.overwrite(linesOf)
					.min(10, 'rewards:redeem.address.required')
					.max(800, 'rewards:redeem.address.long')
			: z.undefined(),
		formKey: z
			.string({ error: 'rewards:redeem.stale' })
			.regex(/^[A-Za-z0-9_-]{16,128}$/, 'rewards:redeem.stale'),
	})
}
