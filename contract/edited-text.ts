import { z } from 'zod'
import { Changed, html, savedVersion } from './content-parts.ts'
import { CONTENT_PAGE_KEYS } from './content.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { message, moment, type Value } from './message.ts'
import { lineText } from './text.ts'

/** The content pages. */
export const pageKey = z.enum(CONTENT_PAGE_KEYS)

/**
 * A text in one language. The other language stays unchanged, or starts as a copy of a new text. Title and summary are
 * required for a new text only.
 */
export const TextEdit = message({
	language: ['LANGUAGE', z.enum(LANGUAGE_CODES)],
	title: ['TITLE', lineText().min(1).max(160).optional()],
	summary: ['SUMMARY', lineText().min(1).max(400).optional()],
	html: ['HTML', html],
})
export type TextEdit = Value<typeof TextEdit>

/** A text in both languages. */
export const TextChange = message({
	titleId: ['TITLE_ID', lineText().min(1).max(160)],
	titleEn: ['TITLE_EN', lineText().min(1).max(160)],
	summaryId: ['SUMMARY_ID', lineText().min(1).max(400)],
	summaryEn: ['SUMMARY_EN', lineText().min(1).max(400)],
	htmlId: ['HTML_ID', html],
	htmlEn: ['HTML_EN', html],
	/** null: create only (409 SLUG_TAKEN); otherwise the version that the change is based on (409 CHANGED_MEANWHILE). */
	version: ['VERSION', savedVersion.nullable()],
})
export type TextChange = Value<typeof TextChange>

/** A page in a list. */
export const ListedPage = message({
	key: ['KEY', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	updatedAt: ['UPDATED_AT', moment],
	/** null: a content page, which is always published. */
	publishedAt: ['PUBLISHED_AT', moment.nullable()],
	withdrawnAt: ['WITHDRAWN_AT', moment.nullable()],
	/** A default text that staff have not reviewed. */
	needsReview: ['NEEDS_REVIEW', z.boolean()],
})
export type ListedPage = Value<typeof ListedPage>

/** A question of the FAQ page, its answer as HTML. */
const EditedQuestion = message({
	/** Heading of its group. */
	groupId: ['GROUP_ID', z.string()],
	groupEn: ['GROUP_EN', z.string()],
	questionId: ['QUESTION_ID', z.string()],
	questionEn: ['QUESTION_EN', z.string()],
	answerId: ['ANSWER_ID', z.string()],
	answerEn: ['ANSWER_EN', z.string()],
})
export type EditedQuestion = Value<typeof EditedQuestion>

/** What a page says. */
export const EditedPage = message({
	key: ['KEY', z.string()],
	titleId: ['TITLE_ID', z.string()],
	titleEn: ['TITLE_EN', z.string()],
	summaryId: ['SUMMARY_ID', z.string()],
	summaryEn: ['SUMMARY_EN', z.string()],
	htmlId: ['HTML_ID', z.string()],
	htmlEn: ['HTML_EN', z.string()],
	needsReview: ['NEEDS_REVIEW', z.boolean()],
	publishedAt: ['PUBLISHED_AT', moment.nullable()],
	withdrawnAt: ['WITHDRAWN_AT', moment.nullable()],
	/** Version of the saved texts. */
	version: ['VERSION', z.string()],
	/** Only of the FAQ page. */
	questions: ['QUESTION_LIST', z.array(EditedQuestion)],
})
export type EditedPage = Value<typeof EditedPage>

const localText = z.object({ id: z.string().min(1).max(20_000), en: z.string().min(1).max(20_000) })

const content = { needs: 'content' } as const
const page = { ...content, path: '/sites/{code}/pages/{key}' } as const
const missing = { 404: 'PAGE_NOT_FOUND' } as const
const stale = { ...missing, 409: ['CHANGED_MEANWHILE', 'SLUG_TAKEN'] } as const

export const listPages = endpoint({
	...content,
	method: 'GET',
	path: '/sites/{code}/pages',
	summary: 'Pages of fixed address',
	answer: z.object({ list: z.array(ListedPage) }),
})

export const getPage = endpoint({
	...page,
	method: 'GET',
	summary: 'What a page says',
	answer: EditedPage,
	failures: missing,
})

export const writePage = endpoint({
	...page,
	method: 'PUT',
	summary: 'Writes a page',
	body: TextEdit,
	answer: Changed,
})

export const changePage = endpoint({
	...page,
	method: 'PATCH',
	summary: 'Writes a page in both languages',
	body: TextChange,
	answer: Changed,
	failures: stale,
})

export const reviewPage = endpoint({
	...page,
	method: 'POST',
	path: '/sites/{code}/pages/{key}/review',
	summary: 'Marks a generated page as reviewed',
	answer: Changed,
	failures: missing,
})

/** The questions of the FAQ page, in both languages. */
export const replaceFaq = endpoint({
	...content,
	method: 'PUT',
	path: '/sites/{code}/faq',
	summary: 'Writes the questions and answers',
	body: message({
		groups: [
			'GROUP_LIST',
			z
				.array(
					z.object({
						title: localText,
						entries: z.array(z.object({ question: localText, answer: localText })).max(100),
					}),
				)
				.max(30),
		],
		/** Version that the change is based on (409 CHANGED_MEANWHILE if it is not the saved one). */
		version: ['VERSION', savedVersion.optional()],
	}),
	answer: Changed,
	failures: { ...missing, 409: 'CHANGED_MEANWHILE' },
})
