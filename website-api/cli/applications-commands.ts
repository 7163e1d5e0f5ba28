import type { Command } from 'commander'
import { z } from 'zod'
import { getAgentPlan } from '#contract/staff-agent.ts'
import { approveApplication, listApplications } from '#contract/staff-application.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { sitePath } from './site-path.ts'
import { jakartaTime, plain, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const ListOptions = Company.extend({ status: z.string().optional() })
const ApproveOptions = Company.extend({ code: z.string() })
const RefuseOptions = Company.extend({ reason: z.string() })
const Percent = z.coerce.number().min(0).max(100)
const PlanOptions = Company.extend({ price: Percent, levels: z.string() })

/** Registers `applications …` and `agent-plan …`. */
export function registerApplications(program: Command) {
	const applications = program.command('applications').description(say('applications'))
	applications
		.command('list')
		.description(say('newest'))
		.requiredOption('--company <code>', say('shop'))
		.option('--status <status>', say('applications.status'))
		.action(async (raw: unknown) => {
			const { company, status } = ListOptions.parse(raw)
			const { data } = await callOperatorApi(listApplications.answer, {
				path: sitePath(company, 'agent-applications'),
				query: { STATUS: status?.toUpperCase() },
			})
			const rows = data.list.map((one) => [
				one.APPLICATION_ID,
				one.STATUS,
				jakartaTime(one.APPLIED_DATE),
				one.NAME,
				one.EMAIL,
				one.PLACE,
				one.SPONSOR_CODE ?? '',
				plain(one.REASON).slice(0, 40),
			])
			const headings = heads('id', 'status', 'applied', 'name', 'email', 'place', 'by', 'reason')
			printText(rows.length > 0 ? tableOf(headings, rows) : say('applications.none'))
		})
	applications
		.command('approve')
		.description(say('applications.approve'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--code <code>', say('agentCode'))
		.action((id: string, raw: unknown) => {
			const { company, code } = ApproveOptions.parse(raw)
			return decide(company, id, 'approval', { AGENT_CODE: code })
		})
	applications
		.command('refuse')
		.description(say('applications.refuse'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--reason <text>', say('applications.refuse.reason'))
		.action((id: string, raw: unknown) => {
			const { company, reason } = RefuseOptions.parse(raw)
			return decide(company, id, 'refusal', { REFUSE_REASON: reason })
		})
	registerPlan(program)
}

function registerPlan(program: Command) {
	const plan = program.command('agent-plan').description(say('agentPlan'))
	plan
		.command('show')
		.requiredOption('--company <code>', say('shop'))
		.action((raw: unknown) => printPlan(Company.parse(raw).company))
	plan
		.command('set')
		.description(say('agentPlan.set'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--price <percent>', say('agentPlan.set.price'), '0')
		.requiredOption('--levels <percents>', say('agentPlan.set.levels'), '0,0,0')
		.action((raw: unknown) => {
			const { company, price, levels } = PlanOptions.parse(raw)
			const parts = z.array(Percent).max(3).safeParse(levels.split(','))
			if (!parts.success) throw new UsageError(say('agentPlan.wrongLevels'))
			const [first = 0, second = 0, third = 0] = parts.data.map((part) => Math.round(part * 100))
			return printPlan(company, {
				method: 'PUT',
				body: {
					PRICE_BASIS_POINTS: Math.round(price * 100),
					LEVEL_BASIS_POINTS: [first, second, third],
				},
			})
		})
}

async function printPlan(company: string, change: { method?: 'PUT'; body?: unknown } = {}) {
	const path = sitePath(company, 'agent-plan')
	const { data } = await callOperatorApi(getAgentPlan.answer, { path, ...change })
	const levels = data.LEVEL_BASIS_POINTS.map((points) => `${points / 100} %`).join(', ')
	printText(say('agentPlan.shown', { price: data.PRICE_BASIS_POINTS / 100, levels }))
}

async function decide(
	company: string,
	id: string,
	step: 'approval' | 'refusal',
	body: Record<string, string>,
) {
	const path =
		`${sitePath(company, 'agent-applications')}/${encodeURIComponent(id)}/${step}` as const
	const { data } = await callOperatorApi(approveApplication.answer, { method: 'POST', path, body })
	printText(`${data.NAME}: ${data.STATUS}${data.AGENT_CODE ? `, ${data.AGENT_CODE}` : ''}`)
}
