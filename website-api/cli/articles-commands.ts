import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorArticleListWire } from '#contract/operator-site.ts'
import { addWithdraw, change, languageOption } from './content-commands.ts'
import { callOperator } from './operator-client.ts'
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
	const articles = program.command('articles').description('what the shop writes about its goods')
	articles
		.command('list')
		.description('all articles, the newest first')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'articles')
			const { data } = await callOperator(OperatorArticleListWire, { path })
			const rows = data.list.map((one) => [
				one.ARTICLE_SLUG,
				one.CATEGORY_SLUG,
				one.WITHDRAWN_AT === null ? 'shown' : 'withdrawn',
				jakartaTime(one.PUBLISHED_AT),
				one.TITLE_ID,
			])
			const headings = ['ARTICLE', 'TOPIC', 'STATE', 'PUBLISHED', 'TITLE']
			printText(rows.length > 0 ? tableOf(headings, rows) : 'None.')
		})
	articles
		.command('put')
		.description('write an article from an HTML file and publish it')
		.argument('<slug>', 'its address, e.g. merawat-linen')
		.argument('<file>', 'the HTML file')
		.requiredOption('--company <code>', 'which shop')
		.addOption(languageOption())
		.option('--title <text>', 'needed for a new article')
		.option('--summary <text>', 'one or two sentences, needed for a new article')
		.option('--topic <slug>', 'needed for a new article')
		.option('--author <name>', "without: the shop's name")
		.option('--picture <file>', 'JPG, PNG or WebP of at most 10 MB')
		.option('--alt <text>', 'what the picture shows')
		.option('--product <slug...>', 'products it speaks of, instead of those before')
		.action((slug: string, file: string, raw: unknown) =>
			putArticle(slug, file, ArticleOptions.parse(raw)),
		)
	addWithdraw(articles, 'articles', 'take an article away')
	articles
		.command('topic')
		.description('a topic of articles, new or renamed')
		.argument('<slug>', 'its address, e.g. perawatan')
		.requiredOption('--company <code>', 'which shop')
		.requiredOption('--name-id <text>', 'its name in Indonesian')
		.requiredOption('--name-en <text>', 'its name in English')
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
