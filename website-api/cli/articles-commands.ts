import type { Command } from 'commander'
import { z } from 'zod'
import { listEditedArticles } from '#contract/edited-article.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { addWithdraw, change, languageOption } from './content-commands.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { uploadPicture } from './site-commands.ts'
import { sitePath, textOf } from './site-path.ts'
import { jakartaTime, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const ArticleOptions = Company.extend({
	lang: z.string(),
	title: z.string().optional(),
	summary: z.string().optional(),
	topic: z.string().optional(),
	author: z.string().optional(),
	picture: z.string().optional(),
	alt: z.string().optional(),
	product: z.array(z.string()).optional(),
})
const TopicOptions = Company.extend({ nameId: z.string(), nameEn: z.string() })

/** Registers `articles …`. */
export function registerArticles(program: Command) {
	const articles = program.command('articles').description(say('articles'))
	articles
		.command('list')
		.description(say('articles.list'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'articles')
			const { data } = await callOperatorApi(listEditedArticles.answer, { path })
			const rows = data.list.map((one) => [
				one.ARTICLE_SLUG,
				one.CATEGORY_SLUG,
				one.WITHDRAWN_AT === null ? say('state.shown') : say('state.withdrawn'),
				jakartaTime(one.PUBLISHED_AT),
				one.TITLE_ID,
			])
			const headings = heads('article', 'topic', 'state', 'published', 'title')
			printText(rows.length > 0 ? tableOf(headings, rows) : say('none'))
		})
	articles
		.command('put')
		.description(say('articles.put'))
		.argument('<slug>', say('articles.put.slug'))
		.argument('<file>', say('htmlFile'))
		.requiredOption('--company <code>', say('shop'))
		.addOption(languageOption())
		.option('--title <text>', say('articles.put.new'))
		.option('--summary <text>', say('articles.put.summary'))
		.option('--topic <slug>', say('articles.put.new'))
		.option('--author <name>', say('articles.put.author'))
		.option('--picture <file>', say('picture'))
		.option('--alt <text>', say('articles.put.alt'))
		.option('--product <slug...>', say('articles.put.product'))
		.action((slug: string, file: string, raw: unknown) =>
			putArticle(slug, file, ArticleOptions.parse(raw)),
		)
	addWithdraw(articles, 'articles', say('articles.withdraw'))
	articles
		.command('topic')
		.description(say('articles.topic'))
		.argument('<slug>', say('articles.topic.slug'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--name-id <text>', say('articles.topic.nameId'))
		.requiredOption('--name-en <text>', say('articles.topic.nameEn'))
		.action((slug: string, raw: unknown) => {
			const { company, nameId, nameEn } = TopicOptions.parse(raw)
			const path = sitePath(company, 'article-categories', slug)
			return change('PUT', path, { NAME_ID: nameId, NAME_EN: nameEn })
		})
}

async function putArticle(slug: string, file: string, options: z.infer<typeof ArticleOptions>) {
	const { company, picture } = options
	const HTML = await textOf(file)
	await change('PUT', sitePath(company, 'articles', slug), {
		LANGUAGE: options.lang,
		TITLE: options.title,
		SUMMARY: options.summary,
		HTML,
		CATEGORY_SLUG: options.topic,
		AUTHOR: options.author,
		MEDIA_ID: picture === undefined ? undefined : await uploadPicture(company, picture),
		ALT: options.alt,
		PRODUCT_SLUG_LIST: options.product,
	})
}
