import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorReviewAnswerWire, OperatorReviewListWire } from '#contract/operator-review.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, plain, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const ListOptions = Company.extend({ tab: z.string() })
const AnswerOptions = Company.extend({ text: z.string() })
const HideOptions = Company.extend({ reason: z.string() })

/** Registers `reviews …`. */
export function registerReviews(program: Command) {
	const reviews = program.command('reviews').description(say('reviews'))
	reviews
		.command('list')
		.description(say('newest'))
		.requiredOption('--company <code>', say('shop'))
		.option('--tab <tab>', say('reviews.list.tab'), 'unanswered')
		.action(async (raw: unknown) => {
			const { company, tab } = ListOptions.parse(raw)
			const query = { TAB: tab.toUpperCase(), LIMIT: '100' }
			const { data } = await callOperator(OperatorReviewListWire, {
				path: '/reviews',
				query,
				company,
			})
			const headings = heads('id', 'written', 'stars', 'product', 'by', 'text', 'answer', 'hidden')
			printText(
				data.list.length > 0 ? tableOf(headings, data.list.map(rowOf)) : say('reviews.none'),
			)
		})
	reviews
		.command('answer')
		.description(say('reviews.answer'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--text <text>', say('reviews.answer.text'))
		.action(async (id: string, raw: unknown) => {
			const { company, text } = AnswerOptions.parse(raw)
			const body = { REPLY_TEXT: text, VERSION: await versionOf(company, id) }
			await change(company, id, { method: 'PUT', step: 'reply', body })
		})
	reviews
		.command('hide')
		.description(say('reviews.hide'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--reason <text>', say('reviews.hide.reason'))
		.action((id: string, raw: unknown) => {
			const { company, reason } = HideOptions.parse(raw)
			return change(company, id, { method: 'POST', step: 'hiding', body: { REASON: reason } })
		})
	reviews
		.command('show')
		.description(say('reviews.show'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.action((id: string, raw: unknown) =>
			change(Company.parse(raw).company, id, { method: 'DELETE', step: 'hiding' }),
		)
}

type Review = z.output<typeof OperatorReviewAnswerWire>['data']

function rowOf(one: Review): string[] {
	return [
		String(one.REVIEW_ID),
		jakartaTime(one.REVIEW_DATE),
		String(one.REVIEW_RATING),
		one.PRODUCT_SLUG,
		one.REVIEW_AUTHOR,
		plain(one.REVIEW_TEXT).slice(0, 60),
		plain(one.REVIEW_REPLY ?? '').slice(0, 40),
		one.HIDDEN_REASON ?? '',
	]
}

async function versionOf(company: string, id: string): Promise<number> {
	const path = `/reviews/${encodeURIComponent(id)}` as const
	return (await callOperator(OperatorReviewAnswerWire, { path, company })).data.VERSION
}

type Change = { method: 'PUT' | 'POST' | 'DELETE'; step: 'reply' | 'hiding'; body?: unknown }

async function change(company: string, id: string, { step, ...call }: Change) {
	const path = `/reviews/${encodeURIComponent(id)}/${step}` as const
	const { data } = await callOperator(OperatorReviewAnswerWire, { ...call, path, company })
	printText(
		`${data.REVIEW_ID}: ${data.HIDDEN_DATE === null ? say('state.shown') : say('state.hidden')}`,
	)
}
