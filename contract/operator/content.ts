import * as look from '../operator-look.ts'
import * as site from '../operator-site.ts'
import * as texts from '../operator-texts.ts'
import { byOperator, type Operation } from './operation.ts'

const change = (
	method: Operation['method'],
	path: `/${string}`,
	summary: string,
	body?: Operation['body'],
	failures: Operation['failures'] = {},
): Operation => ({
	method,
	path: `/sites/{code}${path}`,
	summary,
	...(body && { body }),
	answer: site.OperatorChangedWire,
	failures,
})
const staleOrTaken = {
	409: 'CHANGED_MEANWHILE: saved since VERSION; SLUG_TAKEN: there is one though VERSION is null',
}
const list = (path: `/${string}`, summary: string, answer: Operation['answer']): Operation => ({
	method: 'GET',
	path: `/sites/{code}${path}`,
	summary,
	...(answer && { answer }),
})

/** Endpoints of a site's pages, articles, banners and messages. */
export const OPERATOR_CONTENT_ENDPOINTS = byOperator([
	list('/pages', 'Pages of fixed address', site.OperatorPageListWire),
	list('/pages/{key}', 'What a page says', site.OperatorPageTextWire),
	change('PUT', '/pages/{key}', 'Writes a page', site.OperatorTextWire),
	change(
		'PATCH',
		'/pages/{key}',
		'Writes a page in both languages',
		texts.OperatorPageChangeWire,
		staleOrTaken,
	),
	change('POST', '/pages/{key}/review', 'Marks a generated page as reviewed'),
	change('PUT', '/faq', 'Writes the questions and answers', site.OperatorFaqWire, staleOrTaken),
	list('/informations', 'Information pages', site.OperatorPageListWire),
	list('/informations/{slug}', 'What an information page says', site.OperatorPageTextWire),
	change('PUT', '/informations/{slug}', 'Writes an information page', site.OperatorTextWire),
	change(
		'PATCH',
		'/informations/{slug}',
		'Writes an information page in both languages',
		texts.OperatorInformationChangeWire,
		staleOrTaken,
	),
	change('DELETE', '/informations/{slug}', 'Deletes an information page'),
	change('POST', '/informations/{slug}/review', 'Marks a generated page as reviewed'),
	change('POST', '/informations/{slug}/withdrawal', 'Takes an information page off'),
	change('DELETE', '/informations/{slug}/withdrawal', 'Shows an information page again'),
	list('/articles', 'Articles', site.OperatorArticleListWire),
	list('/articles/{slug}', 'An article as it is edited', texts.OperatorArticleAnswerWire),
	change('PUT', '/articles/{slug}', 'Writes an article', site.OperatorArticleWire),
	change(
		'PATCH',
		'/articles/{slug}',
		'Writes an article in both languages',
		texts.OperatorArticleChangeWire,
		staleOrTaken,
	),
	change('DELETE', '/articles/{slug}', 'Deletes an article'),
	change('POST', '/articles/{slug}/withdrawal', 'Takes an article off'),
	change('DELETE', '/articles/{slug}/withdrawal', 'Shows an article again'),
	list('/article-categories', 'Categories of articles', texts.OperatorArticleCategoryListWire),
	change(
		'PUT',
		'/article-categories/{slug}',
		'Names a category of articles',
		site.OperatorArticleCategoryWire,
		staleOrTaken,
	),
	change('DELETE', '/article-categories/{slug}', 'Deletes a category without articles', undefined, {
		409: 'ARTICLE_CATEGORY_NOT_EMPTY',
	}),
	list('/banners', 'Banners', site.OperatorBannerListWire),
	list('/banners/{slug}', 'A banner as it is edited', look.OperatorBannerAnswerWire),
	change('DELETE', '/banners/{slug}', 'Deletes a banner'),
	change(
		'PUT',
		'/banners/{slug}',
		'Adds or changes a banner',
		look.OperatorBannerWire,
		staleOrTaken,
	),
	change('PUT', '/banners/{slug}/position', 'Moves a banner', look.OperatorBannerPositionWire),
	change('POST', '/banners/{slug}/withdrawal', 'Takes a banner off'),
	change('DELETE', '/banners/{slug}/withdrawal', 'Shows a banner again'),
	{
		...list('/messages', 'Messages from the contact form', site.OperatorMessagePageWire),
		query: site.OperatorMessageQueryWire,
	},
	change(
		'PUT',
		'/messages/{number}/state',
		'Marks a message as answered, closed or open',
		site.OperatorMessageStateWire,
	),
])
