import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { listInformation } from '#contract/content.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orNull } from '#app/http/or-null.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import type { IconName } from '#web/ui/Icon.tsx'
import { LinkRow } from '#app/ui/LinkRow.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { ContentTrail } from '#app/features/content/ContentTrail.tsx'
import { TextBody } from '#app/features/content/TextScreen.tsx'
import { loadIntro } from './text-page.server.ts'

export const handle = { i18n: ['content'], script: false }

/** An overview of the information pages. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [text, links] = await Promise.all([
		loadIntro(context, 'info'),
		orNull(context.call(listInformation, {}, { optional: true })),
	])
	const t = translator(context.locale)
	return {
		text,
		links: (links?.list ?? []).map(({ slug, title }) => ({ slug, title })),
		meta: {
			title: text?.title ?? t('content:info.title'),
			description: text?.summary ?? t('content:info.lead', { shop: context.site.title }),
		},
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, args.data.meta) : []

/** An overview of the information pages by purpose. */
export default function Info() {
	const { text, links, meta } = useLoaderData<typeof loader>()
	const title = meta.title
	const lead = meta.description
	const { t } = useTranslation('content')
	const path = usePath()
	return (
		<Container page>
			<PageHeader title={title} breadcrumb={<ContentTrail current={title} />}>
				{lead}
			</PageHeader>
			{text ? <TextBody text={text} /> : null}
			<div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-8">
				{groups.map(({ name, pages }) => (
					<section key={name} aria-labelledby={`hub-${name}`}>
						<h2 id={`hub-${name}`}>{t(`info.groups.${name}`)}</h2>
						<ul>
							{pages.map(([page, icon]) => (
								<li key={page}>
									<LinkRow
										icon={icon}
										href={path(paths.content(page))}
										label={t(`info.pages.${page}`)}
									/>
								</li>
							))}
						</ul>
					</section>
				))}
				{links.length > 0 ? (
					<section aria-labelledby="hub-more">
						<h2 id="hub-more">{t('info.groups.more')}</h2>
						<ul>
							{links.map((link) => (
								<li key={link.slug}>
									<LinkRow
										icon="info"
										href={path(paths.information(link.slug))}
										label={link.title}
									/>
								</li>
							))}
						</ul>
					</section>
				) : null}
			</div>
		</Container>
	)
}

const groups = [
	{
		name: 'shopping',
		pages: [
			['shopping-guide', 'cart'],
			['payment-method', 'wallet'],
			['how-to-use', 'info'],
			['faq', 'chat'],
		],
	},
	{
		name: 'company',
		pages: [
			['about', 'box'],
			['articles', 'edit'],
			['contact', 'chat'],
			['terms', 'check-round'],
			['privacy', 'user'],
		],
	},
	{
		name: 'partners',
		pages: [
			['our-agen', 'pin'],
			['join-agen', 'plus'],
			['affiliate', 'tag'],
			['statistic-agen', 'clock'],
		],
	},
] as const satisfies { name: string; pages: [string, IconName][] }[]
