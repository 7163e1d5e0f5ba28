import type { FieldName } from '#web/domain/form-fields.ts'
import { z } from 'zod'
import type { EditedQuestion as Question } from '#contract/edited-text.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import { english } from '#admin/http/form.ts'
import type { ContentField } from './ContentFields.tsx'
import { line, text } from './content-schemas.ts'

type LocalText = { id: string; en: string }
type Group = { title: LocalText; entries: { question: LocalText; answer: LocalText }[] }

const version = z.string().max(40)
const place = z
	.string()
	.regex(/^\d{1,4}$/)
	.transform(Number)
const answer = text.refine((value) => value.length > 0 && value.length <= 15_000, 'answerMissing')
const texts = {
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
	z.object({ act: z.literal('add'), ...texts }),
	z.object({ act: z.literal('change'), place, ...texts }),
	z.object({ act: z.literal('up'), place, version }),
	z.object({ act: z.literal('down'), place, version }),
	z.object({ act: z.literal('remove'), place, version }),
])

/** The fields of a question. */
export const faqFields: ContentField<FieldName<typeof FaqAct>>[] = [
	{ name: 'groupId', maxLength: 120, required: true, hasHelp: true },
	{ name: 'groupEn', maxLength: 120 },
	{ name: 'questionId', maxLength: 300, required: true },
	{ name: 'questionEn', maxLength: 300 },
	{ name: 'answerId', kind: 'area', rows: 8, maxLength: 15_000, required: true, hasHelp: true },
	{ name: 'answerEn', kind: 'area', rows: 8, maxLength: 15_000 },
]

/** The form values of a question. */
export function questionValues(question: Question): Record<string, string> {
	const [answerId, answerEn] = [textOf(question.answerId), textOf(question.answerEn)]
	return {
		groupId: question.groupId,
		groupEn: english(question.groupId, question.groupEn),
		questionId: question.questionId,
		questionEn: english(question.questionId, question.questionEn),
		answerId,
		answerEn: english(answerId, answerEn),
	}
}

/** The questions after the change of a form; unchanged for a place without a question. */
export function changedQuestions(list: Question[], input: z.output<typeof FaqAct>): Question[] {
	if (input.act === 'add') return [...list, questionOf(input)]
	const found = list[input.place]
	if (!found) return list
	const others = list.filter((_, at) => at !== input.place)
	if (input.act === 'remove') return others
	if (input.act === 'change') return list.toSpliced(input.place, 1, questionOf(input))
	return others.toSpliced(Math.max(0, input.place + (input.act === 'up' ? -1 : 1)), 0, found)
}

function questionOf(input: z.output<z.ZodObject<typeof texts>>): Question {
	return {
		groupId: input.groupId,
		groupEn: input.groupEn || input.groupId,
		questionId: input.questionId,
		questionEn: input.questionEn || input.questionId,
		answerId: htmlOf(input.answerId),
		answerEn: htmlOf(input.answerEn || input.answerId),
	}
}

/** The questions in groups, in the order of each group's first question. */
export function groupedQuestions(list: Question[]): Group[] {
	const groups = new Map<string, Group>()
	for (const question of list) {
		const title = { id: question.groupId, en: question.groupEn }
		const group = groups.get(question.groupId) ?? { title, entries: [] }
		groups.set(question.groupId, group)
		group.entries.push({
			question: { id: question.questionId, en: question.questionEn },
			answer: { id: question.answerId, en: question.answerEn },
		})
	}
	return [...groups.values()]
}
