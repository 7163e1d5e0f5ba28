import type { Command } from 'commander'
import { z } from 'zod'
import {
	creditGuestRefund,
	type GuestRefund,
	listGuestRefunds,
	payGuestRefund,
	refundGuestByProvider,
} from '#contract/payout.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { rupiah, tableOf } from './text.ts'

const PayOptions = z.object({ reference: z.string() })

/** Registers `refunds list`, and the ways in which a refund is paid: `pay`, `by-provider`, `to-wallet`. */
export function registerRefunds(program: Command) {
	const refunds = program.command('refunds').description(say('refunds'))
	refunds
		.command('list')
		.description(say('refunds.list'))
		.action(async () => {
			const { list } = await callEndpoint(listGuestRefunds, {})
			const rows = list.map((one) => [
				one.id,
				one.number ?? one.withdrawal ?? '',
				rupiah(one.amount),
				one.reason,
				one.name,
				one.phone,
			])
			printText(
				rows.length > 0
					? tableOf(heads('refund', 'order', 'amount', 'reason', 'customer', 'phone'), rows)
					: say('refunds.none'),
			)
		})
	refunds
		.command('pay')
		.description(say('bankSent'))
		.argument('<id>', say('asListed'))
		.requiredOption('--reference <text>', say('bankReference'))
		.action(async (id: string, raw: unknown) => {
			const paid = await callEndpoint(payGuestRefund, { id, body: PayOptions.parse(raw) })
			printText(say('refunds.paid', { ...factsOf(paid), reference: paid.reference ?? '' }))
		})
	refunds
		.command('by-provider')
		.description(say('refunds.byProvider'))
		.argument('<id>', say('asListed'))
		.action(async (id: string) => {
			const asked = await callEndpoint(refundGuestByProvider, { id })
			const state = asked.asked?.state ?? ''
			printText(say('refunds.asked', { ...factsOf(asked), state, said: asked.asked?.said ?? '' }))
		})
	refunds
		.command('to-wallet')
		.description(say('refunds.toWallet'))
		.argument('<id>', say('asListed'))
		.action(async (id: string) => {
			const credited = await callEndpoint(creditGuestRefund, { id })
			printText(say('refunds.credited', factsOf(credited)))
		})
}

function factsOf({ number, withdrawal, amount }: GuestRefund) {
	return { number: number ?? withdrawal ?? '', amount: rupiah(amount) }
}
