import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HomeSectionListWire } from './home-section.ts'
import { message, moment, type Value } from './message.ts'

/** Number of a saved version; 0: none was saved, and the home page is the default one. */
const version = z.number().int().min(0)

/** Saved as a new version, which becomes the draft. */
export const HomeDraft = message({
	sections: ['SECTION_LIST', HomeSectionListWire],
	/** Of the draft that the change is based on. */
	version: ['VERSION', version.optional()],
})

/** The draft of a home page. */
export const HomeComposition = message({
	version: ['VERSION', version],
	/** The published version; 0: the default home page. */
	publishedVersion: ['PUBLISHED_VERSION', version],
	sections: ['SECTION_LIST', HomeSectionListWire],
})
export type HomeComposition = Value<typeof HomeComposition>

/** The latest draft; 0 restores the default home page. */
const HomePublication = message({ version: ['VERSION', version] })

/** A URL of the shop that displays the draft. */
const HomePreview = message({ path: ['PATH', z.string()], endsAt: ['ENDS_AT', moment] })

const HomeVersionQuery = message({
	/** `next` of the previous page. */
	next: ['NEXT', z.coerce.number().int().min(1).max(2_000_000_000).optional()],
})

const HomeVersion = message({
	version: ['VERSION', version],
	author: ['AUTHOR', z.string()],
	savedAt: ['SAVED_AT', moment],
	sectionCount: ['SECTION_COUNT', z.number().int()],
	/** Last publication; null: never. */
	publishedAt: ['PUBLISHED_AT', moment.nullable()],
	isPublished: ['IS_PUBLISHED', z.boolean()],
})

const HomeVersionPage = message({
	/** The last saved first. */
	list: ['list', z.array(HomeVersion)],
	/** null on the last page. */
	next: ['NEXT', z.number().int().nullable()],
})

export const getHomeDraft = endpoint({
	method: 'GET',
	path: '/sites/{code}/home',
	summary: 'The draft of the home page, and which version shoppers see',
	needs: 'content',
	answer: HomeComposition,
})

export const saveHomeDraft = endpoint({
	method: 'PUT',
	path: '/sites/{code}/home',
	summary: 'Saves a further version of the home page as the draft',
	needs: 'content',
	body: HomeDraft,
	answer: HomeComposition,
	failures: { 409: 'CHANGED_MEANWHILE' },
})

export const publishHomeDraft = endpoint({
	method: 'POST',
	path: '/sites/{code}/home/publication',
	summary: 'Shows the draft to shoppers',
	needs: 'content',
	body: HomePublication,
	answer: HomeComposition,
	failures: { 409: 'CHANGED_MEANWHILE' },
})

export const previewHomeDraft = endpoint({
	method: 'POST',
	path: '/sites/{code}/home/preview',
	summary: 'An address of the shop that shows the draft for half an hour',
	needs: 'content',
	isReadOnly: true,
	answer: HomePreview,
})

export const listHomeVersions = endpoint({
	method: 'GET',
	path: '/sites/{code}/home/versions',
	summary: 'Saved versions of the home page',
	needs: 'content',
	query: HomeVersionQuery,
	answer: HomeVersionPage,
})

export const restoreHomeVersion = endpoint({
	method: 'POST',
	path: '/sites/{code}/home/versions/{number}/restoration',
	summary: 'Saves an earlier version again, as the draft',
	needs: 'content',
	params: { number: z.string().regex(/^[1-9]\d{0,8}$/) },
	answer: HomeComposition,
	failures: { 404: 'HOME_VERSION_NOT_FOUND' },
})
