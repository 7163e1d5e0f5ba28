import { z } from 'zod'
import { ONLINE_METHOD_CODES } from '#contract/online-method.ts'

/** What a buyer does about a payment online: opens or changes it, or has the provider asked. */
export const onlinePaymentForm = z.discriminatedUnion('do', [
	z.object({ do: z.literal('check') }),
	z.object({ do: z.literal('start'), online: z.enum(ONLINE_METHOD_CODES) }),
])
