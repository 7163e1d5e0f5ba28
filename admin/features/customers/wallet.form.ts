import { z } from 'zod'
import {
	MAX_ADJUSTMENT_NOTE,
	MAX_ADJUSTMENT_REASON,
	MOST_ADJUSTED,
	WALLET_STEPS,
} from '#contract/wallet-adjustment.ts'
import { wholeRupiah } from '#admin/http/form-schemas.ts'
import { plainText } from './plain-text.ts'

const line = z.string().transform((text) => plainText(text))

/** Money for a wallet or from it, first shown and then confirmed. Messages are text keys of `customers`. */
export const WalletForm = z.object({
	act: z.enum(['review', 'save']),
	step: z.enum(WALLET_STEPS, 'wallet.stepMissing'),
	amount: wholeRupiah('wallet.amountMissing', 1, MOST_ADJUSTED),
	reason: line.pipe(z.string().min(3, 'reasonMissing').max(MAX_ADJUSTMENT_REASON, 'reasonLong')),
	note: line.pipe(z.string().max(MAX_ADJUSTMENT_NOTE, 'wallet.noteLong')),
	/** Of the confirmation: the balance that it shows, and its idempotency key. */
	expected: z.coerce.number().int().min(0).optional(),
	key: z.uuid().optional(),
})
export type WalletForm = z.output<typeof WalletForm>
