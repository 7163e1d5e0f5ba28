import { z } from 'zod'
import { ONLINE_METHOD_CODES } from '#contract/online-method.ts'

/** What a buyer does about a payment online: opens or changes it, has the provider asked, or pays by transfer. */
export const onlinePaymentForm = z.discriminatedUnion('do', [
	z.object({ do: z.literal('check') }),
	z.object({ do: z.literal('start'), online: z.enum(ONLINE_METHOD_CODES) }),
	/** By a payee without a provider. */
	z.object({ do: z.literal('transfer'), payee: z.string().min(1).max(40) }),
])
