import type { Command } from 'commander'
import { z } from 'zod'
import {
	approveWithdrawal,
	listStaffWithdrawals,
	payWithdrawal,
	rejectWithdrawal,
	type StaffWithdrawal,
} from '#contract/payout.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint, callOperatorApi } from './operator-client.ts'
import { registerRefunds } from './refunds-commands.ts'
import { registerWallets } from './wallets-commands.ts'
import { printText } from './run-options.ts'
import { jakartaTime, rupiah, tableOf } from './text.ts'

const StatusOption = z.object({ status: z.string().optional() })
const PayOptions = z.object({ reference: z.string() })
const RejectOptions = z.object({ reason: z.string() })

/** Registers `refunds …`, `wallets …` and `withdrawals …`. */
export function registerMoney(program: Command) {
	registerRefunds(program)
	registerWallets(program)
	const withdrawals = program.command('withdrawals').description(say('withdrawals'))
	withdrawals
		.command('list')
		.description(say('newest'))
		.option('--status <status>', say('onlyStatus'))
		.action(async (raw: unknown) => {
			const STATUS = StatusOption.parse(raw).status?.toUpperCase()
			const { data } = await callOperatorApi(listStaffWithdrawals.answer, {
				path: listStaffWithdrawals.path,
				query: { STATUS },
			})
			const rows = data.list.map((one) => [
				one.WITHDRAWAL_ID,
				one.STATUS,
				rupiah(one.AMOUNT),
				one.CUSTOMER_NAME,
				`${one.BANK_CODE} ${one.BANK_ACCOUNT_NUMBER}`,
				jakartaTime(one.REQUEST_DATE),
			])
			const headings = heads('withdrawal', 'status', 'amount', 'customer', 'account', 'asked')
			printText(rows.length > 0 ? tableOf(headings, rows) : say('withdrawals.none'))
		})
	withdrawals
		.command('approve')
		.description(say('withdrawals.approve'))
		.argument('<id>')
		.action(async (id: string) => announce(await callEndpoint(approveWithdrawal, { id })))
	withdrawals
		.command('pay')
		.description(say('bankSent'))
		.argument('<id>')
		.requiredOption('--reference <text>', say('bankReference'))
		.action(async (id: string, raw: unknown) =>
			announce(await callEndpoint(payWithdrawal, { id, body: PayOptions.parse(raw) })),
		)
	withdrawals
		.command('reject')
		.description(say('withdrawals.reject'))
		.argument('<id>')
		.requiredOption('--reason <text>', say('withdrawals.reject.reason'))
		.action(async (id: string, raw: unknown) =>
			announce(await callEndpoint(rejectWithdrawal, { id, body: RejectOptions.parse(raw) })),
		)
}

function announce({ id, status, amount }: StaffWithdrawal) {
	printText(`${id}: ${status}, ${rupiah(amount)}`)
}
