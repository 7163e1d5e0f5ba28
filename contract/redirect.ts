import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { recordNumber } from './record-number.ts'
import { lineText } from './text.ts'

/** Redirects of one shop. */
export const MAX_REDIRECTS = 1_000

/** A redirect of a shop's own. */
export const Redirect = message({
	id: ['REDIRECT_ID', z.number().int()],
	path: ['PATH', z.string()],
	/** A path of the shop without language, or an https URL. */
	target: ['TARGET', z.string()],
	createdAt: ['CREATED_AT', moment],
})
export type Redirect = Value<typeof Redirect>

/** 422 for an address that has a page or a redirect, for a loop, and for a target on another host unless isForeign. */
export const RedirectEdit = message({
	/** A path, or a URL of the shop; the language at its beginning and letter case do not matter. */
	path: ['PATH', lineText().min(1).max(300)],
	target: ['TARGET', lineText().min(1).max(500)],
	/** The target may be another site's. */
	isForeign: ['IS_FOREIGN', z.boolean().default(false)],
})
export type RedirectEdit = Value<typeof RedirectEdit>

const all = {
	path: '/sites/{code}/redirects',
	needs: 'content',
	answer: z.object({ list: z.array(Redirect) }),
} as const

export const listRedirects = endpoint({
	...all,
	method: 'GET',
	summary: 'Redirects of the shop’s own, by path',
})

export const addRedirect = endpoint({
	...all,
	method: 'POST',
	summary: 'Adds a redirect',
	creates: true,
	body: RedirectEdit,
	failures: {
		409: 'TOO_MANY_REDIRECTS',
		422: [
			'REDIRECT_LOOP',
			'REDIRECT_PATH_IN_USE',
			'REDIRECT_PATH_MALFORMED',
			'REDIRECT_PATH_TAKEN',
			'REDIRECT_TARGET_FOREIGN',
			'REDIRECT_TARGET_MALFORMED',
		],
	},
})

export const removeRedirect = endpoint({
	...all,
	method: 'DELETE',
	path: '/sites/{code}/redirects/{id}',
	summary: 'Deletes a redirect',
	params: { id: recordNumber },
	failures: { 404: 'REDIRECT_NOT_FOUND' },
})
