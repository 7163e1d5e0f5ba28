import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { z } from 'zod'
import { adjustCustomerWallet, type WalletStep } from '#contract/wallet-adjustment.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { rupiah } from './text.ts'

const Options = z.object({ company: z.string(), reason: z.string(), note: z.string().default('') })

/** Registers `wallets add` and `wallets take`. */
export function registerWallets(program: Command) {
	const wallets = program.command('wallets').description(say('wallets'))
	registerStep(wallets.command('add').description(say('wallets.add')), 'ADD')
	registerStep(wallets.command('take').description(say('wallets.take')), 'TAKE')
}

function registerStep(command: Command, step: WalletStep) {
	command
		.argument('<customer>', say('wallets.customer'))
		.argument('<amount>', say('wallets.amount'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--reason <text>', say('wallets.reason'))
		.option('--note <text>', say('wallets.note'))
		.action(async (id: string, amount: string, raw: unknown) => {
			const { company, reason, note } = Options.parse(raw)
			const body = { step, amount: Number(amount), reason, note }
			const asked = { id, body, idempotencyKey: randomUUID() }
			const { balance } = await callEndpoint(adjustCustomerWallet, asked, { company })
			printText(say('wallets.done', { balance: rupiah(balance) }))
		})
}
