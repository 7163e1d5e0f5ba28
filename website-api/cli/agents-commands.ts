import type { Command } from 'commander'
import { z } from 'zod'
import { addAgent, listStaffAgents } from '#contract/staff-agent.ts'
import { listMessages } from '#contract/contact-message.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, listOf, pageText, plain, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const AgentOptions = Company.extend({
	name: z.string(),
	district: z.string(),
	shopName: z.string().optional(),
	whatsapp: z.string().optional(),
	showWhatsapp: z.boolean().default(false),
	hidden: z.boolean().default(false),
})
type WireMessage = z.infer<typeof listMessages.answer>['data']['list'][number]
const MessageOptions = Company.extend({ page: z.string().optional() })

/** Registers `agents …` and `messages …`. */
export function registerAgents(program: Command) {
	const agents = program.command('agents').description(say('agents'))
	agents
		.command('list')
		.description(say('agents.list'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => printAgents(Company.parse(raw).company))
	agents
		.command('add')
		.description(say('agents.add'))
		.argument('<code>', say('agentCode'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--name <text>', say('agents.add.name'))
		.requiredOption('--district <code>', say('agents.add.district'))
		.option('--shop-name <text>', say('agents.add.shopName'))
		.option('--whatsapp <number>', say('agents.add.whatsapp'))
		.option('--show-whatsapp', say('agents.add.showWhatsapp'))
		.option('--hidden', say('agents.add.hidden'))
		.action(async (code: string, raw: unknown) => {
			const options = AgentOptions.parse(raw)
			const { data } = await callOperatorApi(addAgent.answer, {
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
			for (const one of data.list) {
				printText(say('agents.added', { code: one.AGENT_CODE, name: one.SHOWN_NAME }))
			}
		})
	program
		.command('messages')
		.description(say('messages'))
		.command('list')
		.description(say('messages.list'))
		.requiredOption('--company <code>', say('shop'))
		.option('--page <number>', say('furtherBack'))
		.action(async (raw: unknown) => {
			const { company, page } = MessageOptions.parse(raw)
			const { data } = await callOperatorApi(listMessages.answer, {
				path: sitePath(company, 'messages'),
				query: { PAGE_INDEX: page },
			})
			printText(data.list.map(messageText).join('\n\n') || say('messages.none'))
			if (data.TOTAL_PAGES > 1) {
				printText(pageText(page, data, 'messages'))
			}
		})
}

async function printAgents(company: string) {
	const { data } = await callOperatorApi(listStaffAgents.answer, {
		path: sitePath(company, 'agents'),
	})
	const rows = data.list.map((one) => [
		one.AGENT_CODE,
		one.NAME,
		one.SHOWN_NAME,
		`${one.DISTRICT_NAME}, ${one.CITY_NAME}`,
		one.WHATSAPP ?? '',
		one.IS_ACTIVE
			? one.IN_DIRECTORY
				? say('state.listed')
				: say('state.hidden')
			: say('state.ended'),
	])
	const headings = heads('code', 'name', 'shownAs', 'place', 'whatsapp', 'state')
	printText(rows.length > 0 ? tableOf(headings, rows) : say('agents.none'))
}

function messageText(one: WireMessage): string {
	const about =
		one.ORDER_NUMBER === ''
			? one.TOPIC
			: say('messages.order', { topic: one.TOPIC, number: one.ORDER_NUMBER })
	const head = listOf([
		[say('label.message'), one.MESSAGE_NUMBER],
		[say('label.received'), jakartaTime(one.RECEIVED_AT)],
		[say('label.from'), [one.NAME, one.EMAIL, one.PHONE].filter(Boolean).join(', ')],
		[say('label.about'), about],
	])
	const lines = one.MESSAGE.split('\n').map((line) => `  ${plain(line)}`)
	return [head, ...lines].join('\n')
}
