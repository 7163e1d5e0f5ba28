import { listPaymentAttempts } from '#contract/provider-message.ts'
import type { Staff } from '#admin/http/staff.ts'
import { formatMoney } from '#web/domain/money.ts'

/** The provider that can give most of an order's money back, at least `amount`; null: none can. */
export async function refundBy({ api }: Pick<Staff, 'api'>, number: string, amount = 1) {
	const { list } = await api.call(listPaymentAttempts, { number })
	const [best] = list.toSorted((one, other) => other.refundable - one.refundable)
	if (!best || best.refundable < amount) return null
	return { provider: best.provider, most: formatMoney(best.refundable) }
}
