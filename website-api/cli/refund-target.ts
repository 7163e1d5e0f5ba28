import { Option } from 'commander'
import { z } from 'zod'
import { REFUND_TARGETS } from '#contract/order.ts'
import { say } from '#website-api/i18n/command-line-text.ts'

/** Where refunded money goes: `--to wallet` or `--to provider`. */
export const refundTargetOption = () =>
	new Option('--to <where>', say('refundTo')).choices(
		REFUND_TARGETS.map((target) => target.toLowerCase()),
	)

/** The option's value, as the operator API calls it. */
export const RefundTo = z.string().toUpperCase().pipe(z.enum(REFUND_TARGETS)).optional()
