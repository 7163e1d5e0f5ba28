import type { Command } from 'commander'
import { z } from 'zod'
import {
	getStaffReview,
	hideReview,
	listStaffReviews,
	replyToReview,
	REVIEW_TABS,
	showReview,
	type StaffReview,
} from '#contract/review.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jakartaTime, plain, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const ListOptions = Company.extend({ tab: z.string().toUpperCase().pipe(z.enum(REVIEW_TABS)) })
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
			const query = { tab, limit: 100 }
			const { list } = await callEndpoint(listStaffReviews, { query }, { company })
			const headings = heads('id', 'written', 'stars', 'product', 'by', 'text', 'answer', 'hidden')
			printText(list.length > 0 ? tableOf(headings, list.map(rowOf)) : say('reviews.none'))
		})
	reviews
		.command('answer')
		.description(say('reviews.answer'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--text <text>', say('reviews.answer.text'))
		.action(async (id: string, raw: unknown) => {
			const { company, text } = AnswerOptions.parse(raw)
			const { version } = await callEndpoint(getStaffReview, { id }, { company })
			print(await callEndpoint(replyToReview, { id, body: { text, version } }, { company }))
		})
	reviews
		.command('hide')
		.description(say('reviews.hide'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--reason <text>', say('reviews.hide.reason'))
		.action(async (id: string, raw: unknown) => {
			const { company, reason } = HideOptions.parse(raw)
			print(await callEndpoint(hideReview, { id, body: { reason } }, { company }))
		})
	reviews
		.command('show')
		.description(say('reviews.show'))
		.argument('<id>')
		.requiredOption('--company <code>', say('shop'))
		.action(async (id: string, raw: unknown) => {
			print(await callEndpoint(showReview, { id }, Company.parse(raw)))
		})
}

function rowOf(one: StaffReview): string[] {
	return [
		String(one.id),
		jakartaTime(one.writtenAt),
		String(one.rating),
		one.productSlug,
		one.author,
		plain(one.text).slice(0, 60),
		plain(one.reply ?? '').slice(0, 40),
		one.hiddenReason ?? '',
	]
}

function print({ id, hiddenAt }: StaffReview) {
	printText(`${id}: ${say(hiddenAt === null ? 'state.shown' : 'state.hidden')}`)
}
