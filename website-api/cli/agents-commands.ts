import type { Command } from 'commander'
import { z } from 'zod'
import {
	OperatorAgentListWire,
	OperatorMessagePageWire,
	type OperatorMessageWire,
} from '#contract/operator-site.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, listOf, plain, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const AgentOptions = Company.extend({
	name: z.string(),
	district: z.string(),
	shopName: z.string().optional(),
	whatsapp: z.string().optional(),
	showWhatsapp: z.boolean().default(false),
	hidden: z.boolean().default(false),
})
const MessageOptions = Company.extend({ page: z.string().optional() })

/** Registers `agents …` and `messages …`. */
export function registerAgents(program: Command) {
	const agents = program.command('agents').description('who sells on for a shop')
	agents
		.command('list')
		.description('all agents')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => printAgents(Company.parse(raw).company))
	agents
		.command('add')
		.description('a new agent')
		.argument('<code>', 'the code of their links, e.g. SARI01')
		.requiredOption('--company <code>', 'which shop')
		.requiredOption('--name <text>', 'the whole name; shoppers see it shortened')
		.requiredOption('--district <code>', 'where they are, e.g. 31.74.01')
		.option('--shop-name <text>', 'shown instead of the name')
		.option('--whatsapp <number>', 'e.g. +6281234567890')
		.option('--show-whatsapp', 'let shoppers write to them')
		.option('--hidden', 'leave them out of the directory')
		.action(async (code: string, raw: unknown) => {
			const options = AgentOptions.parse(raw)
			const { data } = await callOperator(OperatorAgentListWire, {
				method: 'POST',
				path: sitePath(options.company, 'agents'),
				body: {
					AGENT_CODE: code,
					NAME: options.name,
					SHOP_NAME: options.shopName,
					DISTRICT_CODE: options.district,
					WHATSAPP: options.whatsapp,
					SHOW_WHATSAPP: options.showWhatsapp,
					IN_DIRECTORY: !options.hidden,
				},
			})
			for (const one of data.list) printText(`${one.AGENT_CODE}: shown as ${one.SHOWN_NAME}`)
		})
	program
		.command('messages')
		.description('what visitors wrote')
		.command('list')
		.description('the newest messages')
		.requiredOption('--company <code>', 'which shop')
		.option('--page <number>', 'further back')
		.action(async (raw: unknown) => {
			const { company, page } = MessageOptions.parse(raw)
			const { data } = await callOperator(OperatorMessagePageWire, {
				path: sitePath(company, 'messages'),
				query: { PAGE_INDEX: page },
			})
			printText(data.list.map(messageText).join('\n\n') || 'No messages.')
			if (data.TOTAL_PAGES > 1) {
				printText(`\nPage ${page ?? 1} of ${data.TOTAL_PAGES}, ${data.TOTAL_ROWS} messages.`)
			}
		})
}

async function printAgents(company: string) {
	const { data } = await callOperator(OperatorAgentListWire, { path: sitePath(company, 'agents') })
	const rows = data.list.map((one) => [
		one.AGENT_CODE,
		one.NAME,
		one.SHOWN_NAME,
		`${one.DISTRICT_NAME}, ${one.CITY_NAME}`,
		one.WHATSAPP ?? '',
		one.IS_ACTIVE ? (one.IN_DIRECTORY ? 'listed' : 'hidden') : 'ended',
	])
	const headings = ['CODE', 'NAME', 'SHOWN AS', 'PLACE', 'WHATSAPP', 'STATE']
	printText(rows.length > 0 ? tableOf(headings, rows) : 'No agents.')
}

function messageText(one: OperatorMessageWire): string {
	const about = one.ORDER_NUMBER === '' ? one.TOPIC : `${one.TOPIC}, order ${one.ORDER_NUMBER}`
	const head = listOf([
		['Message', one.MESSAGE_NUMBER],
		['Received', jakartaTime(one.RECEIVED_AT)],
		['From', [one.NAME, one.EMAIL, one.PHONE].filter(Boolean).join(', ')],
		['About', about],
	])
	const lines = one.MESSAGE.split('\n').map((line) => `  ${plain(line)}`)
	return [head, ...lines].join('\n')
}
