import type { z } from 'zod'
import {
	OperatorArticleListWire,
	OperatorChangedWire,
	type OperatorFaqWire,
} from '#contract/operator-site.ts'
import {
	OperatorArticleAnswerWire,
	OperatorArticleCategoryListWire,
	type OperatorArticleChangeWire,
	type OperatorInformationChangeWire,
	type OperatorPageChangeWire,
} from '#contract/operator-texts.ts'
import type { OperatorApi } from './client.server.ts'

const part = encodeURIComponent
const site = (code: string, ...parts: string[]): `/${string}` =>
	`/${['sites', code, ...parts].map(part).join('/')}`

/** Pages with a fixed address, information pages, and articles. */
export type TextKind = 'pages' | 'informations' | 'articles'

/** Creates or changes a page, an information page or an article, depending on its VERSION; returns its key. */
export function changeText(
	api: OperatorApi,
	code: string,
	{ kind, key }: { kind: TextKind; key: string },
	body: OperatorPageChangeWire | OperatorInformationChangeWire | OperatorArticleChangeWire,
) {
	return api.attempt({ method: 'PATCH', path: site(code, kind, key), body }, OperatorChangedWire)
}

/** Publishes an information page or an article again, or withdraws it. */
export function showText(
	api: OperatorApi,
	code: string,
	{ kind, key }: { kind: TextKind; key: string },
	isShown: boolean,
) {
	const path = site(code, kind, key, 'withdrawal')
	return api.attempt(
		isShown ? { method: 'DELETE', path } : { method: 'POST', path, body: {} },
		OperatorChangedWire,
	)
}

/** Deletes an information page or an article. */
export function deleteText(api: OperatorApi, code: string, kind: TextKind, key: string) {
	return api.attempt({ method: 'DELETE', path: site(code, kind, key) }, OperatorChangedWire)
}

/** Replaces the questions and answers. */
export function putFaq(api: OperatorApi, code: string, body: z.input<typeof OperatorFaqWire>) {
	return api.attempt({ method: 'PUT', path: site(code, 'faq'), body }, OperatorChangedWire)
}

/** Every article, newest first. */
export async function listArticles(api: OperatorApi, code: string) {
	return (await api.request({ path: site(code, 'articles') }, OperatorArticleListWire)).list
}

/** An article for its form. @throws Response 404 */
export function readArticle(api: OperatorApi, code: string, slug: string) {
	return api.request({ path: site(code, 'articles', slug) }, OperatorArticleAnswerWire)
}

/** The categories of articles, in their order. */
export async function listArticleCategories(api: OperatorApi, code: string) {
	const path = site(code, 'article-categories')
	return (await api.request({ path }, OperatorArticleCategoryListWire)).list
}

/** Adds or renames a category of articles. @param isNew refused if the slug exists */
export function putArticleCategory(
	api: OperatorApi,
	code: string,
	{ slug, id, en, isNew }: { slug: string; id: string; en: string; isNew: boolean },
) {
	const body = { NAME_ID: id, NAME_EN: en, ...(isNew ? { VERSION: null } : {}) }
	const path = site(code, 'article-categories', slug)
	return api.attempt({ method: 'PUT', path, body }, OperatorChangedWire)
}

/** Deletes a category without articles. */
export function deleteArticleCategory(api: OperatorApi, code: string, slug: string) {
	const path = site(code, 'article-categories', slug)
	return api.attempt({ method: 'DELETE', path }, OperatorChangedWire)
}
