import { z } from 'zod'
import { anyTime, Changed } from './content-parts.ts'
import { EditedPage, ListedPage, TextChange, TextEdit } from './edited-text.ts'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message, type Value } from './message.ts'

/** A text with an address of its own in both languages. */
export const InformationChange = message({
	...fieldsIn(TextChange),
	/** New slug; the former one stays valid. 409 SLUG_TAKEN. */
	newSlug: [
		'NEW_SLUG',
		z
			.string()
			.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
			.max(100)
			.optional(),
	],
	/** Publication time; null: at once, unless it is published already; absent: unchanged, for a new text at once. */
	publishedAt: ['PUBLISHED_AT', anyTime.optional()],
})
export type InformationChange = Value<typeof InformationChange>

const content = { needs: 'content' } as const
const information = { ...content, path: '/sites/{code}/informations/{slug}' } as const
const missing = { 404: 'PAGE_NOT_FOUND' } as const

export const listInformations = endpoint({
	...content,
	method: 'GET',
	path: '/sites/{code}/informations',
	summary: 'Information pages',
	answer: z.object({ list: z.array(ListedPage) }),
})

export const getEditedInformation = endpoint({
	...information,
	method: 'GET',
	summary: 'What an information page says',
	answer: EditedPage,
	failures: missing,
})

export const writeInformation = endpoint({
	...information,
	method: 'PUT',
	summary: 'Writes an information page',
	body: TextEdit,
	answer: Changed,
})

export const changeInformation = endpoint({
	...information,
	method: 'PATCH',
	summary: 'Writes an information page in both languages',
	body: InformationChange,
	answer: Changed,
	failures: { ...missing, 409: ['CHANGED_MEANWHILE', 'SLUG_TAKEN'] },
})

export const removeInformation = endpoint({
	...information,
	method: 'DELETE',
	summary: 'Deletes an information page',
	answer: Changed,
	failures: missing,
})

export const reviewInformation = endpoint({
	...information,
	method: 'POST',
	path: '/sites/{code}/informations/{slug}/review',
	summary: 'Marks a generated page as reviewed',
	answer: Changed,
	failures: missing,
})

const withdrawal = { ...information, path: '/sites/{code}/informations/{slug}/withdrawal' } as const

export const withdrawInformation = endpoint({
	...withdrawal,
	method: 'POST',
	summary: 'Takes an information page off',
	answer: Changed,
	failures: missing,
})

export const showInformation = endpoint({
	...withdrawal,
	method: 'DELETE',
	summary: 'Shows an information page again',
	answer: Changed,
	failures: missing,
})
