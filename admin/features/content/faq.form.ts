import { z } from 'zod'
import type { OperatorFaqWire } from '#contract/operator-site.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import type { readPage } from '#admin/api/settings.server.ts'
import type { ContentField } from './ContentFields.tsx'
import { english, line, text } from './content-schemas.ts'

/** A question as the page faq has it. */
type Question = Awaited<ReturnType<typeof readPage>>['questionList'][number]
type Faq = Omit<z.input<typeof OperatorFaqWire>, 'VERSION'>

const version = z.string().max(40)
const place = z
	.string()
	.regex(/^\d{1,4}$/)
	.transform(Number)
const answer = text.refine((value) => value.length > 0 && value.length <= 15_000, 'answerMissing')
const words = {
	groupId: line(120).min(1, 'titleMissing'),
	groupEn: line(120),
	questionId: line(300).min(1, 'questionMissing'),
	questionEn: line(300),
	answerId: answer,
	answerEn: text,
	version,
}

/** The forms of the questions, told apart by their button. Messages are text keys of `content`. */
export const FaqAct = z.discriminatedUnion('act', [
	z.object({ act: z.literal('add'), ...words }),
	z.object({ act: z.literal('change'), place, ...words }),
	z.object({ act: z.literal('up'), place, version }),
	z.object({ act: z.literal('down'), place, version }),
	z.object({ act: z.literal('remove'), place, version }),
])

/** The fields of a question. */
export const faqFields: ContentField[] = [
	{ name: 'groupId', most: 120, required: true, hasHelp: true },
	{ name: 'groupEn', most: 120 },
	{ name: 'questionId', most: 300, required: true },
	{ name: 'questionEn', most: 300 },
	{ name: 'answerId', kind: 'area', rows: 8, most: 15_000, required: true, hasHelp: true },
	{ name: 'answerEn', kind: 'area', rows: 8, most: 15_000 },
]

/** A question as its form shows it. */
export function questionValues(one: Question): Record<string, string> {
	const [answerId, answerEn] = [textOf(one.answerId), textOf(one.answerEn)]
	return {
		groupId: one.groupId,
		groupEn: english(one.groupId, one.groupEn),
		questionId: one.questionId,
		questionEn: english(one.questionId, one.questionEn),
		answerId,
		answerEn: english(answerId, answerEn),
	}
}

/** The questions after what a form asks for; a place that there is none of changes nothing. */
export function changedQuestions(list: Question[], sent: z.output<typeof FaqAct>): Question[] {
	if (sent.act === 'add') return [...list, questionOf(sent)]
	const found = list[sent.place]
	if (!found) return list
	const others = list.filter((_, at) => at !== sent.place)
	if (sent.act === 'remove') return others
	if (sent.act === 'change') return list.toSpliced(sent.place, 1, questionOf(sent))
	return others.toSpliced(Math.max(0, sent.place + (sent.act === 'up' ? -1 : 1)), 0, found)
}

function questionOf(sent: z.output<z.ZodObject<typeof words>>): Question {
	return {
		groupId: sent.groupId,
		groupEn: sent.groupEn || sent.groupId,
		questionId: sent.questionId,
		questionEn: sent.questionEn || sent.questionId,
		answerId: htmlOf(sent.answerId),
		answerEn: htmlOf(sent.answerEn || sent.answerId),
	}
}

/** The questions in groups, each where its first question stands, as the website API takes them. */
export function groupedQuestions(list: Question[]): Faq {
	const groups = new Map<string, Faq['GROUP_LIST'][number]>()
	for (const one of list) {
		const title = { id: one.groupId, en: one.groupEn }
		const group = groups.get(one.groupId) ?? { title, entries: [] }
		groups.set(one.groupId, group)
		group.entries.push({
			question: { id: one.questionId, en: one.questionEn },
			answer: { id: one.answerId, en: one.answerEn },
		})
	}
	return { GROUP_LIST: [...groups.values()] }
}
