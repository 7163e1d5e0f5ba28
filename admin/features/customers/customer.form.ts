import { z } from 'zod'
import { MAX_NOTE_LENGTH } from '#contract/customer.ts'
import { plainText } from './plain-text.ts'

const reason = z
	.string()
	.transform((text) => plainText(text))
	.pipe(z.string().min(3, 'reasonMissing').max(200, 'reasonLong'))
const note = z
	.string()
	.transform((text) => plainText(text, { keepLines: true }))
	.pipe(z.string().min(1, 'noteMissing').max(MAX_NOTE_LENGTH, 'noteLong'))

/** The forms of a customer's page, told apart by their button. Messages are text keys of `customers`. */
export const CustomerForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('note'), note }),
	z.object({ act: z.literal('block'), reason }),
	z.object({ act: z.literal('unblock'), reason }),
])
