import type { OnlineGroup, OnlineMethod } from '#contract/online-method.ts'
import type { PaymentMethod } from '#contract/payment.ts'
import { formatMoney } from '#web/domain/money.ts'
import { onlineGroups, payeesOf } from '#app/domain/payment.ts'

/** The ways to pay an amount online, in their groups, as they are shown. */
export type OnlineChoices = ReturnType<typeof onlineChoices>

export function onlineChoices(methods: PaymentMethod[], amount: number) {
	return onlineGroups(payeesOf(methods, amount)).map(({ group, payees }) => ({
		group,
		choices: payees.flatMap(({ name, online }) => (online ? [choiceOf(name, online)] : [])),
	}))
}

/** The choices but this one, without the groups that had nothing else. */
export function otherChoices(choices: OnlineChoices, current: OnlineMethod | null): OnlineChoices {
	return choices
		.map(({ group, choices: all }) => ({
			group,
			choices: all.filter(({ method }) => method !== current),
		}))
		.filter((group) => group.choices.length > 0)
}

type Online = { method: OnlineMethod; group: OnlineGroup; fee: number }

function choiceOf(name: string, { method, fee }: Online) {
	return { method, name, fee: fee === 0 ? null : formatMoney(fee) }
}
